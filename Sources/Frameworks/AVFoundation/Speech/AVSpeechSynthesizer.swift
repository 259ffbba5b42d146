public import Foundation
import HeadlessUIKit

public enum AVSpeechBoundary: Int, Sendable { case immediate, word }
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable { case `default` = 1, enhanced, premium }

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice. Every language has one, which is not heard.
open class AVSpeechSynthesisVoice: NSObject {
    public let language: String
    open var identifier: String { "com.apple.voice.compact.\(language)" }
    open var name: String { language }
    open var quality: AVSpeechSynthesisVoiceQuality { .default }

    /// Creates the voice of a language; nil is the language of the device.
    public init?(language languageCode: String?) { language = languageCode ?? Self.currentLanguageCode() }
    /// Creates a voice by its identifier; nil if no voice has it.
    public init?(identifier: String) {
        let beginning = "com.apple.voice.compact."
        guard identifier.hasPrefix(beginning) else { return nil }
        language = String(identifier.dropFirst(beginning.count))
    }

    open class func currentLanguageCode() -> String { Locale.session.identifier(.bcp47) }
    open class func speechVoices() -> [AVSpeechSynthesisVoice] {
        ["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP", "pt-BR", "pt-PT"].compactMap {
            AVSpeechSynthesisVoice(language: $0)
        }
    }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject {
    public let speechString: String
    open var voice: AVSpeechSynthesisVoice?
    /// The speed from 0 to 1. It has an effect on the time that the text takes.
    open var rate = AVSpeechUtteranceDefaultSpeechRate
    /// Stored; has no audible effect.
    open var volume: Float = 1
    /// Stored; has no audible effect.
    open var pitchMultiplier: Float = 1
    /// The pause before the text in seconds.
    open var preUtteranceDelay: TimeInterval = 0
    /// The pause after the text in seconds.
    open var postUtteranceDelay: TimeInterval = 0

    public init(string: String) { speechString = string }

    /// The time of speaking: 15 characters a second at the default rate.
    var duration: Duration {
        let speed = 15 * Double(max(0.1, rate) / AVSpeechUtteranceDefaultSpeechRate)
        let seconds = Double(speechString.count) / speed + preUtteranceDelay + postUtteranceDelay
        return .milliseconds(Int(seconds * 1_000))
    }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
    func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
    /// Never called.
    func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
        forward([synthesizer, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, didStart: utterance)
        }
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
        forward([synthesizer, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, didFinish: utterance)
        }
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
        forward([synthesizer, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, didPause: utterance)
        }
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
        forward([synthesizer, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, didContinue: utterance)
        }
    }
    public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
        forward([synthesizer, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, didCancel: utterance)
        }
    }
    public func speechSynthesizer(
        _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
        utterance: AVSpeechUtterance
    ) {
        forward([synthesizer, characterRange, utterance]) { (next: any AVSpeechSynthesizerDelegate) in
            next.speechSynthesizer(synthesizer, willSpeakRangeOfSpeechString: characterRange, utterance: utterance)
        }
    }
}

/// Speaks texts one after the other: each is logged, and takes time on the session's clock. Nothing is heard.
open class AVSpeechSynthesizer: NSObject {
    private enum State: Equatable { case silent, speaking, paused }

    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    private var state = State.silent
    private var queue: [AVSpeechUtterance] = []
    /// The text that has begun.
    private var current: AVSpeechUtterance?
    /// Cancels the end of the current text.
    private var cancelEnd: () -> Void = {}

    public override init() {}

    /// Whether a text is being spoken, even if it is paused.
    open var isSpeaking: Bool { state != .silent }
    open var isPaused: Bool { state == .paused }

    open func speak(_ utterance: AVSpeechUtterance) {
        queue.append(utterance)
        guard state == .silent else { return }
        state = .speaking
        MainQueue.async { [self] in begin() }
    }

    /// Ends all texts.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard state != .silent else { return false }
        cancelEnd()
        let cancelled = queue
        (state, queue, current, cancelEnd) = (.silent, [], nil, {})
        MainQueue.async { [self] in
            for utterance in cancelled { delegate?.speechSynthesizer(self, didCancel: utterance) }
        }
        return true
    }

    /// Pauses the current text, which then is spoken from its beginning.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard state == .speaking, let utterance = queue.first else { return false }
        cancelEnd()
        state = .paused
        MainQueue.async { [self] in delegate?.speechSynthesizer(self, didPause: utterance) }
        return true
    }

    @discardableResult
    open func continueSpeaking() -> Bool {
        guard state == .paused, let utterance = queue.first else { return false }
        state = .speaking
        MainQueue.async { [self] in delegate?.speechSynthesizer(self, didContinue: utterance) }
        waitForEnd(of: utterance)
        return true
    }

    private func begin() {
        guard state == .speaking, let utterance = queue.first, current !== utterance else { return }
        current = utterance
        AppEnvironment.current.host.log(
            .message("The app says: \(utterance.speechString). A session plays no sound"))
        delegate?.speechSynthesizer(self, didStart: utterance)
        waitForEnd(of: utterance)
    }

    private func waitForEnd(of utterance: AVSpeechUtterance) {
        cancelEnd = MainQueue.asyncAfter(utterance.duration) { [self] in
            guard state == .speaking, queue.first === utterance else { return }
            queue.removeFirst()
            current = nil
            if queue.isEmpty { state = .silent }
            delegate?.speechSynthesizer(self, didFinish: utterance)
            begin()
        }
    }
}
