public import Foundation
import HeadlessUIKit
import SystemScreens

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
    /// Never called.
    func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
    public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes speech on iOS. A session asks for permission, and recognizes nothing.
open class SFSpeechRecognizer: NSObject {
    public let locale: Locale
    open weak var delegate: (any SFSpeechRecognizerDelegate)?
    /// Stored; has no effect.
    open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified

    public convenience override init() { self.init(.session) }
    public convenience init?(locale: Locale) { self.init(locale) }

    private init(_ locale: Locale) { self.locale = locale }

    /// Always false.
    open var isAvailable: Bool { false }
    /// Always false.
    open var supportsOnDeviceRecognition: Bool { false }
    /// Always returns an empty set.
    open class func supportedLocales() -> Set<Locale> { [] }

    open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
        switch Permission.of(.speech).status {
        case .notDetermined: .notDetermined
        case .denied: .denied
        case .authorized: .authorized
        }
    }

    /// Asks the person once, with an alert. The handler is called in a turn of the session.
    open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) {
        Permission.of(.speech).request { _ in handler(authorizationStatus()) }
    }

    /// Calls `resultHandler` once with an error, in a turn of the session.
    @discardableResult
    open func recognitionTask(
        with request: SFSpeechRecognitionRequest,
        resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
    ) -> SFSpeechRecognitionTask {
        AppEnvironment.current.host.log(.message("The app recognizes speech. A session recognizes none"))
        MainQueue.async { resultHandler(nil, Self.failure) }
        return SFSpeechRecognitionTask()
    }

    /// The error of every recognition.
    static var failure: NSError {
        NSError(
            domain: "kAFAssistantErrorDomain", code: 1_101,
            userInfo: [NSLocalizedDescriptionKey: "Speech is not recognized here"])
    }
}
