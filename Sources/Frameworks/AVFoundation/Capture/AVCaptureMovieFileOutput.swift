public import Foundation
import HeadlessUIKit

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    /// Never called, because there is no camera.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Called with an error, because there is no camera.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {
        forward([output, fileURL, connections]) { (next: any AVCaptureFileOutputRecordingDelegate) in
            next.fileOutput(output, didStartRecordingTo: fileURL, from: connections)
        }
    }
}

/// The base class of outputs that record to a file. Recording always fails, because a session has no camera.
open class AVCaptureFileOutput: AVCaptureOutput {
    /// Always false.
    open var isRecording: Bool { false }
    /// Always nil.
    open var outputFileURL: URL? { nil }
    /// Always zero.
    open var recordedDuration: CMTime { .zero }
    /// Stored; has no effect.
    open var maxRecordedDuration = CMTime.invalid

    /// Calls the delegate in a later turn with the error `deviceNotConnected`.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        AppEnvironment.current.host.log(.message("The app records a video. A session has no camera"))
        MainQueue.async { [self] in
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
        }
    }
    /// Does nothing.
    open func stopRecording() {}
}

/// An output that records a video to a file. Recording always fails.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput {
    /// Stored; has no effect.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
}
