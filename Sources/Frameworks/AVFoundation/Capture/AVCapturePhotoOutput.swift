public import Foundation
public import HeadlessUIKit

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
}

open class AVCapturePhotoSettings: NSObject {
    public let format: [String: Any]?
    /// Stored; has no effect.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Stored; has no effect.
    open var isHighResolutionPhotoEnabled = false
    /// Stored; has no effect.
    open var previewPhotoFormat: [String: Any]?

    public override init() { format = nil }
    public init(format: [String: Any]?) { self.format = format }
}

/// A photo. Delegates receive one without a picture.
open class AVCapturePhoto: NSObject {
    override init() {}

    /// Always returns nil.
    open func fileDataRepresentation() -> Data? { nil }
    /// Always returns nil.
    open func cgImageRepresentation() -> CGImage? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    /// Called with an error, because there is no camera.
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {
        forward([output, photo]) { (next: any AVCapturePhotoCaptureDelegate) in
            next.photoOutput(output, didFinishProcessingPhoto: photo, error: error)
        }
    }
}

/// An output for photos. Taking a photo always fails.
open class AVCapturePhotoOutput: AVCaptureOutput {
    /// Stored; has no effect.
    open var isHighResolutionCaptureEnabled = false
    /// Stored; has no effect.
    open var isLivePhotoCaptureEnabled = false
    /// Always false.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Always empty.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Always empty.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }

    /// Calls the delegate in a later turn with the error `deviceNotConnected`.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        AppEnvironment.current.host.log(.message("The app takes a photo. A session has no camera"))
        MainQueue.async { [self] in
            delegate.photoOutput(
                self, didFinishProcessingPhoto: AVCapturePhoto(), error: AVError(.deviceNotConnected))
        }
    }
}
