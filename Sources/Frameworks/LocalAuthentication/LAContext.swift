public import Foundation
import HeadlessUIKit

/// Lets a person show who they are. Nothing looks at them here: an alert of the system's says so and asks, and the
/// answer is a press that is recorded.
open class LAContext: NSObject {
    /// The words for another way; nil for the usual ones, empty for none.
    open var localizedFallbackTitle: String?
    /// The words for no; nil for the usual ones.
    open var localizedCancelTitle: String?
    /// Why it is asked; where no reason is given.
    open var localizedReason = ""
    /// How long an answer holds, in seconds; kept, and each time is asked.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether nobody may be asked.
    open var interactionNotAllowed = false
    /// What says that the faces known are others; always the same.
    open var evaluatedPolicyDomainState: Data? { Data("nobody".utf8) }
    /// What the device would look at: faces.
    open var biometryType: LABiometryType { .faceID }

    private var isInvalid = false

    public override init() {}

    /// Whether a person can show who they are: yes, unless the context was invalidated.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        guard isInvalid else { return true }
        error?.pointee = LAError(.invalidContext) as NSError
        return false
    }

    /// Asks a person; the reply hears in a turn of the session whether it was they, or a ``LAError``.
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
        question.ask { [self] answer, _ in
            if isInvalid { return reply(false, LAError(.appCancel)) }
            switch answer {
            case 0: reply(false, LAError(.userCancel))
            case 1 where hasOther: reply(false, LAError(.userFallback))
            default: reply(true, nil)
            }
        }
    }

    /// Asks a person. Throws a ``LAError`` where it was not they.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isSo, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isSo) }
            }
        }
    }

    /// Ends the context: what is asked still counts no more.
    open func invalidate() { isInvalid = true }
}
