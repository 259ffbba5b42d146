public import Foundation
import HeadlessUIKit

/// A video frame or audio samples. Never created, because there is no camera.
public final class CMSampleBuffer: NSObject {
    private override init() {}
}

/// The pixels of a picture. Never created, because there is no camera.
public final class CVBuffer: NSObject {
    private override init() {}
}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

/// Always returns nil.
public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }

public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
public let kCVPixelFormatType_32BGRA: UInt32 = 0x4247_5241

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
    /// Never called, because there is no camera.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Never called, because there is no camera.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        forward([output, sampleBuffer, connection]) { (next: any AVCaptureVideoDataOutputSampleBufferDelegate) in
            next.captureOutput(output, didOutput: sampleBuffer, from: connection)
        }
    }
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {
        forward([output, sampleBuffer, connection]) { (next: any AVCaptureVideoDataOutputSampleBufferDelegate) in
            next.captureOutput(output, didDrop: sampleBuffer, from: connection)
        }
    }
}

/// An output for the pictures of a camera. It never delivers one, because there is no camera.
open class AVCaptureVideoDataOutput: AVCaptureOutput {
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// Stored; has no effect.
    open var videoSettings: [String: Any]! = [:]
    /// Stored; has no effect.
    open var alwaysDiscardsLateVideoFrames = true

    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}
