public import Foundation
public import HeadlessUIKit
import SystemScreens

public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// Called by ``ASWebAuthenticationSession/start()``.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a page of the web.
///
/// An alert asks whether the app may do this. Then a screen names the page, with a field for the address to which the
/// page would return, because a session cannot open pages of other sites. *Cancel* in either ends the session with the
/// error `canceledLogin`.
open class ASWebAuthenticationSession: NSObject {
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// The address by which a page of the login returns to the app.
    public struct Callback: Sendable {
        let address: String

        public static func customScheme(_ customScheme: String) -> Callback { Callback(address: "\(customScheme)://") }
        public static func https(host: String, path: String) -> Callback {
            Callback(address: "https://\(host)\(path.hasPrefix("/") ? "" : "/")\(path)")
        }
    }

    /// What the session does.
    private enum State { case new, asking, showing(SystemWindow), ended }

    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Stored; has no effect.
    open var prefersEphemeralWebBrowserSession = false
    /// Stored; has no effect.
    open var additionalHeaderFields: [String: String]?

    private let page: URL
    /// The beginning of the address to which the page returns.
    private let callback: String
    private var completion: CompletionHandler?
    private var state = State.new

    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        (page, callback, completion) = (URL, callbackURLScheme.map { "\($0)://" } ?? "", completionHandler)
    }

    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        (page, self.callback, completion) = (URL, callback.address, completionHandler)
    }

    /// Whether the session was not started yet.
    open var canStart: Bool {
        if case .new = state { return true }
        return false
    }

    /// Asks the person whether the app may sign in. Returns false if the session was started before, or has no
    /// `presentationContextProvider`.
    @discardableResult
    open func start() -> Bool {
        guard canStart else { return false }
        guard let presentationContextProvider else {
            end(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
            return false
        }
        _ = presentationContextProvider.presentationAnchor(for: self)
        state = .asking
        let host = page.host() ?? page.absoluteString
        let question = SystemQuestion(
            SystemQuestion.sentence("“%@” Wants to Use a Website to Sign In"),
            message: host + "\n"
                + SystemQuestion.word("This allows the app and website to share information about you."),
            answers: [SystemQuestion.word("Cancel"), SystemQuestion.word("Continue")], cancel: 0)
        question.present { [self] answer, _ in
            guard case .asking = state else { return }
            if answer == 1 { showPage() } else { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }
        }
        return true
    }

    /// Ends the session with the error `canceledLogin`.
    open func cancel() { end(nil, ASWebAuthenticationSessionError(.canceledLogin)) }

    private func showPage() {
        let note = UILabel()
        note.text = "\(SystemQuestion.word("A session does not open this page:")) \(page.absoluteString)"
        note.numberOfLines = 0
        let name = SystemQuestion.word("Address that the page returns")
        let form = FormScreen(page.host() ?? "", fields: [(name, callback)])
        form.add(note)
        form.navigationItem.leftBarButtonItem = .system(.cancel) { [self] in cancel() }
        form.navigationItem.rightBarButtonItem = .system(.done) { [self, weak form] in
            finish(with: form?.text(of: name) ?? "")
        }
        AppEnvironment.current.host.log(
            .message("The app signs in at \(page.absoluteString). A session does not open this page"))
        state = .showing(SystemWindow(showing: UINavigationController(rootViewController: form)))
    }

    /// Ends the session if the address is one of the app's.
    private func finish(with text: String) {
        guard let address = URL(string: text), callback.isEmpty || text.lowercased().hasPrefix(callback.lowercased())
        else {
            return AppEnvironment.current.host.log(.message("The address \(text) does not begin with \(callback)"))
        }
        end(address, nil)
    }

    private func end(_ address: URL?, _ error: (any Error)?) {
        if case .showing(let window) = state { window.close() }
        state = .ended
        guard let completion else { return }
        self.completion = nil
        MainQueue.async { completion(address, error) }
    }
}
