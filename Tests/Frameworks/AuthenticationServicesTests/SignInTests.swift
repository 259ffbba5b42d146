import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import KennelTesting
import SessionSupport
import Testing
import UIKit

/// A screen that signs in, and asks for permission to track.
private final class SignInController: LogController, ASAuthorizationControllerDelegate,
    ASWebAuthenticationPresentationContextProviding
{
    private let provider = ASAuthorizationAppleIDProvider()
    private var web: ASWebAuthenticationSession?

    override func viewDidLoad() {
        super.viewDidLoad()
        button("Apple") { [unowned self] in
            let request = provider.createRequest()
            (request.requestedScopes, request.state) = ([.fullName, .email], "s1")
            perform(request)
        }
        button("Password") { [unowned self] in perform(ASAuthorizationPasswordProvider().createRequest()) }
        button("State") { [unowned self] in
            provider.getCredentialState(forUserID: "000000.kennel.0000") { state, _ in self.show("state \(state)") }
        }
        button("Web") { [unowned self] in signIn(with: self) }
        button("Web without context") { [unowned self] in signIn(with: nil) }
        button("Track") { [unowned self] in
            ATTrackingManager.requestTrackingAuthorization { self.show("tracking \($0) \(Self.hasIdentifier)") }
        }
    }

    private static var hasIdentifier: Bool {
        ASIdentifierManager.shared().advertisingIdentifier.uuidString != "00000000-0000-0000-0000-000000000000"
    }

    private func perform(_ request: ASAuthorizationRequest) {
        let controller = ASAuthorizationController(authorizationRequests: [request])
        controller.delegate = self
        controller.performRequests()
    }

    private func signIn(with provider: (any ASWebAuthenticationPresentationContextProviding)?) {
        guard let page = URL(string: "https://login.example.com/start") else { return }
        let session = ASWebAuthenticationSession(url: page, callbackURLScheme: "shop") { address, error in
            self.show(
                "web \(address?.query() ?? "nil") \((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)")
        }
        session.presentationContextProvider = provider
        web = session
        show("started \(session.start()) \(session.start())")
    }

    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
        view.window ?? ASPresentationAnchor()
    }

    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
        guard let person = authorization.credential as? ASAuthorizationAppleIDCredential else { return }
        show("\(person.user) \(person.fullName?.givenName ?? "nil") \(person.email ?? "nil") \(person.state ?? "nil")")
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        show("failed \((error as? ASAuthorizationError)?.code.rawValue ?? 0)")
    }
}

private func app() -> WindowApp { WindowApp(SignInController()) }

@Suite("Sign in with Apple, logins on the web, and tracking")
struct SignInTests {
    @Test func `The made-up person signs in, with a name and an address the first time`() async throws {
        let session = await TestSession.open(app)
        for title in ["State", "Apple", "Cancel", "Apple", "Continue as Jane Appleseed"] {
            try await session.tap(title)
        }
        for title in ["Apple", "Continue as Jane Appleseed", "State"] { try await session.tap(title) }
        let lines = [
            "state notFound", "failed 1001", "000000.kennel.0000 Jane jane.appleseed@example.com s1",
            "000000.kennel.0000 nil nil s1", "state authorized",
        ]
        for line in lines { #expect(await session.shows(line)) }
    }

    @Test func `A saved password is not handled, and logged`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Password")
        #expect(await session.shows("failed 1003"))
        #expect(await session.log().contains { $0.contains("asks for saved passwords") })
    }

    @Test func `A login on the web can be cancelled twice, and returns an address of the app only`() async throws {
        let session = await TestSession.open(app)
        try await session.tap("Web without context")
        #expect(await session.shows("web nil 2"))
        try await session.tap("Web")
        #expect(await session.shows("started true false"))
        try await session.tap("Cancel")
        #expect(await session.shows("web nil 1"))
        for title in ["Web", "Continue"] { try await session.tap(title) }
        #expect(await session.texts().contains { $0.contains("https://login.example.com/start") })
        try await session.type("https://evil.example.com", into: "Address that the page returns")
        try await session.tap("Done")
        #expect(await session.log().contains { $0.contains("does not begin with shop://") })
        try await session.type("shop://login?code=7", into: "Address that the page returns")
        try await session.tap("Done")
        #expect(await session.shows("web code=7 0"))
        for title in ["Web", "Continue", "Cancel"] { try await session.tap(title) }
        #expect(await session.texts().filter { $0 == "web nil 1" }.count == 2)
    }

    @Test(arguments: [true, false])
    func `The identifier for advertisements follows the permission`(isAllowed: Bool) async throws {
        let session = await TestSession.open(app)
        try await session.tap("Track")
        try await session.tap(isAllowed ? "Allow" : "Ask App Not to Track")
        #expect(await session.shows(isAllowed ? "tracking authorized true" : "tracking denied false"))
    }
}
