public import Foundation

/// A text that was recognized. Never created.
open class SFTranscription: NSObject {
    open var formattedString: String { "" }

    override init() {}
}

/// Never created.
open class SFSpeechRecognitionResult: NSObject {
    open var bestTranscription: SFTranscription { SFTranscription() }
    open var transcriptions: [SFTranscription] { [] }
    open var isFinal: Bool { true }

    override init() {}
}

public enum SFSpeechRecognitionTaskState: Int, Sendable { case starting, running, finishing, canceling, completed }

/// A recognition, which has failed.
open class SFSpeechRecognitionTask: NSObject {
    override init() {}

    /// Always `completed`.
    open var state: SFSpeechRecognitionTaskState { .completed }
    /// Always false.
    open var isFinishing: Bool { false }
    open private(set) var isCancelled = false
    open var error: (any Error)? { SFSpeechRecognizer.failure }

    /// Does nothing.
    open func finish() {}
    open func cancel() { isCancelled = true }
}
