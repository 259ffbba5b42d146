import Beagle
import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Recordings
import SessionSupport
import Sessions
import Testing
import Wire

@Suite("Rebuilding a session from its recorded inputs")
struct RebuiltSessionTests {
    /// Returns the parts of a snapshot that do not depend on the process.
    private func facts(_ session: TestSession) async -> JSON {
        var facts = await session.snapshot().object ?? [:]
        facts["epoch"] = nil
        facts["restored"] = nil
        return .object(facts)
    }

    @Test func `A rebuilt session with an error and a pending retry is the same, and the retry works`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        let before = await facts(session)
        let retry = try #require(await session.pendingRetries().first)
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        #expect(await facts(rebuilt) == before)
        #expect(await rebuilt.snapshot()["restored"]?["inputs"] == 2)
        #expect(await rebuilt.snapshot()["restored"]?["differsFrom"] == nil)
        #expect(backend.requests.count == 1)
        try await rebuilt.retry(retry)
        await rebuilt.advance(by: .seconds(1))
        #expect(await rebuilt.shows("More"))
    }

    @Test func `A rebuild interrupts a pending request, which has a retry and is not sent by itself`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .never, .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        #expect(await session.stateNames() == ["started", "started", "started"])
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        #expect(await rebuilt.stateNames() == ["started", "started", "started", "error", "finished"])
        let request = try #require(await rebuilt.snapshot()["requests"]?[0])
        #expect(request["error"]?["kind"] == "interrupted")
        #expect(backend.requests.count == 1)
        try await rebuilt.retry()
        await rebuilt.advance(by: .seconds(1))
        #expect(await rebuilt.shows("More"))
        // The interruption is an input like any other, so that the next rebuild is exact.
        let before = await facts(rebuilt)
        #expect(await facts(try await rebuilt.rebuilt(BeagleApp.init)) == before)
    }

    @Test func `A downtime is reported at once, recorded before the next input, and kept in the recording`()
        async throws
    {
        let backend = TestBackend()
        backend.answer("/screen", with: .status(500), .screen(Documents.details))
        let configuration = SessionConfiguration(screen: "/screen", opened: 1_700_000_000_000)
        let session = await TestSession(BeagleApp.init, configuration: configuration, backend: backend)
        let before = await facts(session)
        let end = try SessionPast(session.journal.entries).ended
        let pause = Downtime(away: .seconds(6), cause: .restarted)
        let rebuilt = try await session.rebuilt(BeagleApp.init, after: pause)
        #expect(await facts(rebuilt) == before)
        #expect(await rebuilt.snapshot()["restored"]?["pause"] == ["away": 6_000, "cause": "restarted"])
        // Reading the journal does not change it: the next pause begins at the same time as the first one.
        let again = try await rebuilt.rebuilt(BeagleApp.init, after: pause)
        #expect(try SessionPast(again.journal.entries).ended == end)
        let count = again.journal.entries.count
        try await again.retry()
        let entries = again.journal.entries
        #expect(entries[count].input == .resumed(pause) && entries[count].time == entries[count - 1].time)
        #expect(try SessionPast(Array(entries.prefix(count + 1))).ended == end + 6_000)
        let snapshot = await again.snapshot()
        #expect(snapshot["restored"]?["pause"] == nil)
        #expect(snapshot["pauses"]?[0]?["input"]?.int == count + 1 && snapshot["pauses"]?[0]?["away"] == 6_000)
        let line = try #require(snapshot["log"]?.array?.first { $0["kind"] == "pause" })
        #expect(line["message"] == "server restarted, 6 s away" && line["input"]?.int == count + 1)
        let recording = try RecordingReader.read(try await again.file(BeagleApp.init))
        #expect(try await Player(recording.inputs, app: BeagleApp.init).difference() == nil)
        let known = await facts(again)
        #expect(await facts(try await again.rebuilt(BeagleApp.init)) == known)
    }

    @Test func `Session time continues from the last input, and an earlier timer fires at its own time`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Documents.details))
        let rule = FaultRule(path: "/screen", count: 1, fault: .delay(.seconds(10)))
        let session = await TestSession.open(
            BeagleApp.init, screen: "/screen", faults: FaultScript(rules: [rule]), backend: backend)
        await session.advance(by: .seconds(4))
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        await rebuilt.advance(by: .milliseconds(9_999))
        #expect(backend.requests.isEmpty)
        await rebuilt.advance(by: .milliseconds(1))
        #expect(await rebuilt.shows("More"))
    }

    @Test func `A key used before a rebuild has no effect when it is repeated afterwards`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        backend.answer("/details", with: .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, backend: backend)
        await session.advance(by: .seconds(1))
        try await session.send(.faults(FaultScript()), key: "once")
        let rebuilt = try await session.rebuilt(BeagleApp.init)
        let inputs = await rebuilt.snapshot()["input"]
        try await rebuilt.send(.faults(FaultScript()), key: "once")
        #expect(await rebuilt.snapshot()["input"] == inputs)
    }

    @Test func `A changed app is detected at the first input with a different outcome`() async throws {
        let backend = TestBackend()
        backend.answer("/home", with: .screen(Documents.home))
        let session = await TestSession.open(BeagleApp.init, backend: backend)
        await session.advance(by: .seconds(1))
        let same = try await session.rebuilt(BeagleApp.init)
        #expect(await same.snapshot()["restored"]?["differsFrom"] == nil)
        let other = try await same.rebuilt(ChangedApp.init)
        #expect(await other.snapshot()["restored"]?["differsFrom"] == 1)
    }

    @Test func `Entries that are empty, lack an opening or have a gap are refused`() throws {
        let opened = SessionInput.opened(SessionConfiguration())
        func entry(_ number: Int, _ input: SessionInput) -> JournalEntry {
            JournalEntry(session: SessionID("s"), number: number, time: .zero, key: nil, input: input)
        }
        #expect(throws: SessionPast.Damage.empty) { try SessionPast([]) }
        #expect(throws: SessionPast.Damage.noOpening) { try SessionPast([entry(1, .back)]) }
        #expect(throws: SessionPast.Damage.gap(at: 2)) { try SessionPast([entry(1, opened), entry(3, .back)]) }
        #expect(try SessionPast([entry(1, opened), entry(2, .back)]).entries.count == 2)
    }
}

/// A changed version of the app, in which another controller is the default.
private final class ChangedApp: UIApplicationDelegate {
    private let app = BeagleApp()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let isLaunched = app.application(application, didFinishLaunchingWithOptions: launchOptions)
        app.window?.rootViewController = QuietController(rootViewController: UIViewController())
        return isLaunched
    }
}
