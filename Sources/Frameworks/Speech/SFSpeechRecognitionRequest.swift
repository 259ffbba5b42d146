public import Foundation

public enum SFSpeechRecognitionTaskHint: Int, Sendable { case unspecified, dictation, search, confirmation }

/// Speech to recognize. A session recognizes none.
open class SFSpeechRecognitionRequest: NSObject {
    /// Stored; has no effect.
    open var shouldReportPartialResults = true
    /// Stored; has no effect.
    open var requiresOnDeviceRecognition = false
    /// Stored; has no effect.
    open var addsPunctuation = false
    /// Stored; has no effect.
    open var contextualStrings: [String] = []
    /// Stored; has no effect.
    open var taskHint = SFSpeechRecognitionTaskHint.unspecified

    override init() {}
}

/// Speech of a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
    public let url: URL

    public init(url URL: URL) { url = URL }
}

/// Speech of a microphone, of which a session has none.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
    public override init() { super.init() }

    /// Does nothing.
    open func endAudio() {}
}
