public import Foundation
public import HeadlessUIKit

public typealias ASPresentationAnchor = UIWindow

public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// The error is an ``ASAuthorizationError``.
    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    /// Does nothing.
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    /// Does nothing.
    public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// Never called, because the alert of the system is above all windows.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Signs in with Apple by an alert, in which the user continues as a made-up person or cancels.
open class ASAuthorizationController: NSObject {
    public let authorizationRequests: [ASAuthorizationRequest]
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Stored; has no effect.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

    /// Whether the alert is shown for the controller.
    private var isAsking = false
    private var isCancelled = false

    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Asks the user with an alert. The delegate is called in a turn of the session.
    ///
    /// Without a request of Sign in with Apple it is called with the error `notHandled`.
    open func performRequests() {
        guard !isAsking else { return }
        guard let request = authorizationRequests.lazy.compactMap({ $0 as? ASAuthorizationAppleIDRequest }).first else {
            AppEnvironment.current.host.log(.message("The app asks for saved passwords. A session has none"))
            return fail(.notHandled)
        }
        (isAsking, isCancelled) = (true, false)
        let name = MadeUpPerson.name
        let person = [name.givenName, name.familyName].compactMap { $0 }.joined(separator: " ")
        let question = SystemQuestion(
            SystemQuestion.sentence("Sign in to “%@” with an Apple Account?"),
            message: SystemQuestion.word("No account is used here: a made-up person signs in."),
            answers: [SystemQuestion.word("Cancel"), "\(SystemQuestion.word("Continue as")) \(person)"], cancel: 0)
        question.present { [self] answer, _ in
            isAsking = false
            guard !isCancelled else { return }
            guard answer == 1 else {
                delegate?.authorizationController(
                    controller: self, didCompleteWithError: ASAuthorizationError(.canceled))
                return
            }
            let isFirst = !AppEnvironment.current.values[MadeUpPerson.self]
            AppEnvironment.current.values[MadeUpPerson.self] = true
            let credential = ASAuthorizationAppleIDCredential(request, isFirst: isFirst)
            delegate?.authorizationController(
                controller: self, didCompleteWithAuthorization: ASAuthorization(request.provider, credential))
        }
    }

    /// Same as ``performRequests()``, if there is a request of Sign in with Apple.
    open func performAutoFillAssistedRequests() { performRequests() }

    /// Cancels the requests. The alert stays until it is answered.
    open func cancel() {
        guard isAsking, !isCancelled else { return }
        isCancelled = true
        fail(.canceled)
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        MainQueue.async { [self] in
            delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
        }
    }
}
