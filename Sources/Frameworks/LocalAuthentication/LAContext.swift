public import Foundation
import HeadlessUIKit

/// Authenticates the user by an alert, because there are no biometric sensors. The user's answer is recorded as an
/// input.
open class LAContext: NSObject {
    /// The title of the fallback button. Nil uses the default title. An empty title hides the button.
    open var localizedFallbackTitle: String?
    /// The title of the cancel button; nil uses the default.
    open var localizedCancelTitle: String?
    /// Stored; has no visible effect.
    open var localizedReason = ""
    /// Stored; has no visible effect, because every evaluation asks the user.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    open var interactionNotAllowed = false
    /// Always returns the same value.
    open var evaluatedPolicyDomainState: Data? { Data("nobody".utf8) }
    /// Always returns `faceID`.
    open var biometryType: LABiometryType { .faceID }

    private var isInvalid = false

    public override init() {}

    /// Returns true unless the context was invalidated.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        guard isInvalid else { return true }
        error?.pointee = LAError(.invalidContext) as NSError
        return false
    }

    /// Asks the user with an alert; `reply` is called in a turn of the session, with a ``LAError`` on failure.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void
    ) {
        if isInvalid { return MainQueue.async { reply(false, LAError(.invalidContext)) } }
        if interactionNotAllowed { return MainQueue.async { reply(false, LAError(.notInteractive)) } }
        var answers = [localizedCancelTitle ?? SystemQuestion.word("Cancel")]
        let other = localizedFallbackTitle ?? "Enter Password"
        let hasOther = policy == .deviceOwnerAuthenticationWithBiometrics && !other.isEmpty
        if hasOther { answers.append(SystemQuestion.word(other)) }
        answers.append(SystemQuestion.word("It Is Me"))
        let question = SystemQuestion(
            SystemQuestion.sentence("Face ID for “%@”: nothing looks at you here, so answer yourself"),
            message: localizedReason, answers: answers, cancel: 0)
        question.present { [self] answer, _ in
            if isInvalid { return reply(false, LAError(.appCancel)) }
            switch answer {
            case 0: reply(false, LAError(.userCancel))
            case 1 where hasOther: reply(false, LAError(.userFallback))
            default: reply(true, nil)
            }
        }
    }

    /// Asks the user with an alert. Throws a ``LAError`` on failure.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isSo, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isSo) }
            }
        }
    }

    /// Invalidates the context; a pending evaluation fails.
    open func invalidate() { isInvalid = true }
}
