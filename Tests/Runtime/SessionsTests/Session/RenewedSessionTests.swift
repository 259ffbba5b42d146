import Beagle
import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import SessionSupport
import Sessions
import Testing
import Wire
import World

@Suite("Going on in another build of the app")
struct RenewedSessionTests {
    /// Returns the parts of a snapshot that are the same after a reload.
    private func facts(_ session: TestSession) async -> JSON {
        var facts = await session.snapshot()
        for member in ["epoch", "restored"] { facts[member] = nil }
        return facts
    }

    @Test func `The same app is unchanged after a reload, has a new epoch, and its retry works`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        let (before, epoch) = (await facts(session), await session.snapshot()["epoch"]?.int ?? 0)
        let retry = try #require(await session.pendingRetries().first)
        #expect(await session.reload(in: LocalWorlds(BeagleApp.init)) == .same)
        #expect(await facts(session) == before)
        #expect(await session.snapshot()["epoch"]?.int == epoch + 1)
        #expect(await session.snapshot()["restored"]?["inputs"] == 2)
        #expect(await session.snapshot()["pauses"] == nil)
        try await session.retry(retry)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(backend.requests.count == 2)
    }

    @Test func `A reload with a changed app reports the first input with a different outcome`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        let session = await TestSession.open(BeagleApp.init, backend: backend)
        #expect(await session.reload(in: LocalWorlds(ElsewhereApp.init)) == .differs(from: 1))
        #expect(await session.snapshot()["restored"]?["differsFrom"] == 1)
    }

    @Test func `A pending request continues over a reload, and its response reaches the new app`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .after(.seconds(3), .screen(Documents.details)))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        await session.advance(by: .seconds(1))
        #expect(await session.reload(in: LocalWorlds(BeagleApp.init)) == .same)
        #expect(await session.stateNames() == ["started", "started", "started"])
        await session.advance(by: .seconds(2))
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(backend.requests.count == 1)
    }

    @Test func `A timer fires at its original time after a reload`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Documents.details))
        let rule = FaultRule(path: "/screen", count: 1, fault: .delay(.seconds(10)))
        let session = await TestSession.open(
            BeagleApp.init, screen: "/screen", faults: FaultScript(rules: [rule]), backend: backend)
        await session.advance(by: .seconds(4))
        #expect(await session.reload(in: LocalWorlds(BeagleApp.init)) == .same)
        await session.advance(by: .milliseconds(5_999))
        #expect(backend.requests.isEmpty)
        await session.advance(by: .milliseconds(1))
        #expect(backend.requests.count == 1)
    }

    @Test func `A reloaded app with another request does not get the old request's response`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .after(.seconds(3), .screen(Documents.details)))
        let session = await TestSession.open(BeagleApp.init, backend: backend)
        #expect(await session.reload(in: LocalWorlds(ElsewhereApp.init)) == .differs(from: 1))
        let request = await session.snapshot()["requests"]?.array?.last
        #expect(request?["url"]?.string?.hasSuffix("/elsewhere") == true)
        #expect(request?["error"]?["kind"] == "interrupted")
        await session.advance(by: .seconds(5))
        #expect(await session.shows("More") == false)
        #expect(backend.requests.count == 1)
    }

    @Test func `A crash during a reload leaves the session before that input; another build resumes it`() async throws {
        let session = try await FailsTwice.session()
        let before = await facts(session)
        let count = session.journal.entries.count
        let worlds = CrashingWorlds(LocalWorlds(BeagleApp.init))
        worlds.crash { input in if case .response = input { true } else { false } }
        let renewal = await session.reload(in: worlds)
        guard case .crashed(let reason) = renewal else {
            Issue.record("it is \(renewal)")
            return
        }
        #expect(reason.contains("at input 2") && reason.contains("FragileController.swift"))
        #expect(await session.snapshot()["session"]?["phase"] == "crashed")
        #expect(await session.snapshot()["crash"]?["recorded"]?.int == count)
        #expect(session.journal.entries.count == count)
        #expect(await session.reload(in: LocalWorlds(BeagleApp.init)) == .same)
        #expect(await facts(session) == before)
    }
}

/// An app whose first screen is not the requested one.
private final class ElsewhereApp: UIApplicationDelegate {
    private let app = BeagleApp()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isLaunched = app.application(application, didFinishLaunchingWithOptions: launchOptions)
        app.window?.rootViewController = BeagleScreenViewController(.remote(.init(url: "/elsewhere")))
        return isLaunched
    }
}
