import KennelTesting
import LocalAuthentication
import SessionSupport
import Testing
import UIKit
import Wire

/// A safe that the user unlocks.
private func safeApp() -> WindowApp { WindowApp(SafeController()) }

private final class SafeController: LogController {
    override func viewDidLoad() {
        super.viewDidLoad()
        for (title, policy) in [
            ("Face", LAPolicy.deviceOwnerAuthenticationWithBiometrics), ("Any", .deviceOwnerAuthentication),
        ] {
            button(title) { [unowned self] in open(policy) }
        }
    }

    private func open(_ policy: LAPolicy) {
        let context = LAContext()
        var error: NSError?
        guard context.canEvaluatePolicy(policy, error: &error) else { return show("cannot") }
        context.evaluatePolicy(policy, localizedReason: "The safe is locked") { isSo, error in
            self.show("open \(isSo) \((error as NSError?)?.code ?? 0) \((error as? LAError)?.code == .userCancel)")
        }
    }
}

@Suite("A person shows who they are")
struct AuthenticationTests {
    @Test func `An alert asks for authentication, and its answer reaches the app, also in a replay`() async throws {
        let session = await TestSession.open(safeApp, backend: TestBackend())
        for (kind, answer) in [
            ("Face", "Cancel"), ("Face", "Enter Password"), ("Face", "It Is Me"), ("Any", "It Is Me"),
        ] {
            try await session.tap(kind)
            #expect(await session.alerts().first?.hasSuffix(": The safe is locked") == true)
            try await session.tap(answer)
        }
        let shown = await session.texts().filter { $0.hasPrefix("open") }
        #expect(shown == ["open false -2 true", "open false -3 false", "open true 0 false", "open true 0 false"])
        let copy = try await session.rebuilt(safeApp)
        #expect(await copy.texts().filter { $0.hasPrefix("open") } == shown)
    }

    @Test func `An invalidated context reports invalidContext`() {
        let context = LAContext()
        context.invalidate()
        var error: NSError?
        #expect(!context.canEvaluatePolicy(.deviceOwnerAuthentication, error: &error))
        #expect(error?.domain == LAErrorDomain && error?.code == LAError.invalidContext.rawValue)
    }

    @Test func `The codes of errors are patterns, also for an NSError`() {
        func name(of error: any Error) -> String {
            switch error {
            case LAError.userCancel: "cancel"
            case LAError.biometryLockout: "lockout"
            default: "other"
            }
        }
        #expect(name(of: LAError(.userCancel)) == "cancel")
        #expect(name(of: NSError(domain: LAErrorDomain, code: LAError.Code.biometryLockout.rawValue)) == "lockout")
        #expect(name(of: NSError(domain: "other", code: LAError.Code.userCancel.rawValue)) == "other")
    }
}
