public import Foundation
import HeadlessUIKit

/// The methods are never called, because nothing is recorded.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {
        forward([recorder, flag]) { (next: any AVAudioRecorderDelegate) in
            next.audioRecorderDidFinishRecording(recorder, successfully: flag)
        }
    }
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {
        forward([recorder, error as Any]) { (next: any AVAudioRecorderDelegate) in
            next.audioRecorderEncodeErrorDidOccur(recorder, error: error)
        }
    }
}

/// A recorder of sound. Recording always fails, because a session has no microphone.
open class AVAudioRecorder: NSObject {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Stored; has no effect.
    open var isMeteringEnabled = false

    public init(url: URL, settings: [String: Any]) throws { (self.url, self.settings) = (url, settings) }

    /// Always false.
    open var isRecording: Bool { false }
    /// Always 0.
    open var currentTime: TimeInterval { 0 }

    /// Always returns false.
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    /// Logs the recording. Always returns false.
    @discardableResult
    open func record() -> Bool {
        AppEnvironment.current.host.log(
            .message("The app records \(url.lastPathComponent). A session has no microphone"))
        return false
    }
    /// Logs the recording. Always returns false.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { record() }
    /// Does nothing.
    open func pause() {}
    /// Does nothing.
    open func stop() {}
    /// Always returns false, because there is no recording.
    @discardableResult
    open func deleteRecording() -> Bool { false }
    /// Does nothing.
    open func updateMeters() {}
    /// Always returns -160, which is silence.
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    /// Always returns -160, which is silence.
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 32
    case medium = 64
    case high = 96
    case max = 127
}
