import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Recordings
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("A session whose app crashes")
struct CrashedSessionTests {
    private let app = FragileApp()

    /// Returns the tree of a snapshot.
    private func screen(_ session: TestSession) async -> JSON? { await session.snapshot()["tree"] }

    private static func isDocument(_ input: SessionInput) -> Bool {
        if case .document = input { true } else { false }
    }

    /// Returns whether an input ends a request with a number greater than the given one.
    private static func isEnd(_ input: SessionInput, behind number: Int32) -> Bool {
        input.answered.map { $0.rawValue > number } ?? false
    }

    /// A session that crashed at a tap on Details.
    private func crashed() async -> TestSession {
        let session = await app.session()
        app.worlds.crash(at: { $0.isTap })
        let failure = await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        #expect("\(String(describing: failure))".contains("FragileController.swift:23"))
        return session
    }

    /// Recovers a crashed session. Returns how long that must wait, or nil after success.
    private func wait(for session: TestSession) async throws -> Duration? {
        let failure: TestFailure
        do throws(TestFailure) {
            try await session.goOn(.again)
            return nil
        } catch {
            failure = error
        }
        guard case .rejected(.crashedTooOften(_, let wait)) = failure else { throw failure }
        return wait
    }

    @Test func `The crash is recorded in place of its input, and the screen stays as before`() async throws {
        let session = await app.session()
        let (before, count) = (await session.snapshot(), session.journal.entries.count)
        app.worlds.crash(at: { $0.isTap })
        await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        let entry = try #require(session.journal.entries.last)
        guard case .crashed(let crash) = entry.input else { throw TestFailure.nothingToRetry }
        #expect(entry.number == count + 1 && session.journal.entries.count == count + 1)
        #expect(crash.input.isTap && crash.report == CrashingWorlds.report)
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && before["session"]?["phase"] == "live")
        #expect(now["tree"] == before["tree"] && now["states"] == before["states"])
        let told = try #require(now["crash"])
        #expect(told["input"]?.int == count + 1 && told["label"] == #"tap "Details""# && told["type"] == "tap")
        #expect(told["message"]?.string == CrashingWorlds.report.message && told["frames"]?.array?.count == 2)
        #expect(told["frames"]?[1]?["app"] == true && told["frames"]?[1]?["line"] == 23)
        let line = try #require(now["log"]?.array?.last)
        #expect(line["kind"] == "crash" && line["level"] == "error" && line["input"]?.int == count + 1)
        #expect(session.emitted.suffix(2).map(\.name) == [.log, .patch])
    }

    @Test func `A crashed session refuses inputs, takes faults, notes and control, ignores page reports`() async throws
    {
        let session = await crashed()
        app.worlds.crash { _ in false }
        let count = session.journal.entries.count
        let failure = await #expect(throws: TestFailure.self) { try await session.tap("Details") }
        #expect("\(String(describing: failure))".contains("The app has crashed"))
        try await session.send(.scroll(ViewID(rawValue: 1), x: 0, y: 0))
        #expect(session.journal.entries.count == count)
        try await session.setFaults(FaultScript(rules: [FaultRule(path: "/details", fault: .status(500))]))
        try await session.send(.control(.taken(by: nil)))
        try await session.send(.notes([StepAnnotation(step: count, text: "This did it")]))
        #expect(session.journal.entries.count == count + 3)
        #expect(await session.snapshot()["session"]?["phase"] == "crashed")
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Retry"), "the fault that was set meanwhile bites")
    }

    @Test func `Trying again applies the same input; a second crash is recorded as a second entry`() async throws {
        let session = await crashed()
        let count = session.journal.entries.count
        await session.advance(by: .seconds(7))
        try await session.goOn(.again)
        let pause = Downtime(away: .seconds(7), cause: .triedAgain)
        #expect(session.journal.entries[count].input == .resumed(pause))
        #expect(session.journal.entries.count == count + 2)
        #expect(await session.snapshot()["session"]?["phase"] == "crashed")
        app.worlds.crash { _ in false }
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        let now = await session.snapshot()
        #expect(now["session"]?["phase"] == "live" && now["crash"] == nil)
        // The session's clock did not advance during this time.
        #expect((now["time"]?.double ?? 0) < 5_000)
    }

    @Test func `A crashed app runs in a process of its own from then on, also after a server restart`() async throws {
        let session = await crashed()
        #expect(app.worlds.placements == [.shared, .alone])
        app.worlds.crash { _ in false }
        try await session.goOn(.before)
        let restored = try await session.rebuilt(in: app.worlds)
        #expect(await restored.shows("Details") && app.worlds.placements.last == .alone)
        let other = await app.session()
        #expect(await other.shows("Details") && app.worlds.placements.last == .shared)
    }

    @Test func `An app that keeps crashing resumes after growing delays, and at once after a calm minute`() async throws
    {
        let session = await crashed()
        var waits: [Duration] = []
        for _ in 1...4 {
            guard let wait = try await wait(for: session) else { continue }
            waits.append(wait)
            await session.advance(by: wait)
            try await session.goOn(.again)
        }
        #expect(waits == [.seconds(1), .seconds(2)])
        let failure = await #expect(throws: TestFailure.self) { try await session.goOn(.before) }
        #expect(failure == .rejected(.crashedTooOften(count: 5, retryAfter: .seconds(4))))
        #expect("\(String(describing: failure))".contains("crashed 5 times in a row; wait 4 s"))
        await session.advance(by: .seconds(61))
        for _ in 1...2 { try await session.goOn(.again) }
    }

    @Test func `Continuing from before the crash skips the input, and the session runs`() async throws {
        let session = await crashed()
        let tree = await screen(session)
        try await session.goOn(.before)
        app.worlds.crash { _ in false }
        #expect(await screen(session) == tree)
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        let failure = await #expect(throws: TestFailure.self) { try await session.goOn(.before) }
        #expect("\(String(describing: failure))".contains("has not crashed"))
    }

    @Test func `A request whose response crashed the app is interrupted, or cancelled if that crashes too`()
        async throws
    {
        let session = await app.session()
        app.worlds.crash { input in
            if case .response = input { Self.isEnd(input, behind: 1) } else { false }
        }
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.snapshot()["crash"]?["type"] == "response")
        try await session.goOn(.before)
        let request = try #require(await session.snapshot()["requests"]?.array?.last)
        #expect(request["phase"] == "failed" && request["error"]?["kind"] == "interrupted")
        #expect(await session.snapshot()["session"]?["phase"] == "live")
        app.worlds.crash { Self.isEnd($0, behind: 2) }
        try await session.retry()
        await session.advance(by: .seconds(1))
        try await session.goOn(.before)
        #expect(await session.snapshot()["crash"]?["type"] == "failure")
        await session.advance(by: .seconds(1))  // the delay after a third crash
        try await session.goOn(.before)
        let given = await session.snapshot()
        #expect(given["session"]?["phase"] == "live")
        #expect(given["requests"]?.array?.last?["phase"] == "cancelled")
    }

    @Test func `A timer that crashed the app does not fire again, and its delayed request is interrupted`() async throws
    {
        let session = await app.session()
        try await session.setFaults(
            FaultScript(rules: [FaultRule(path: "/details", fault: .delay(.milliseconds(40)))]))
        let fired = session.journal.entries.map(\.input)
        app.worlds.crash { input in
            if case .timer = input { !fired.contains(input) } else { false }
        }
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        #expect(await session.snapshot()["crash"]?["type"] == "timer")
        app.worlds.crash { _ in false }
        try await session.goOn(.before)
        #expect(await session.snapshot()["requests"]?.array?.last?["error"]?["kind"] == "interrupted")
        await session.advance(by: .seconds(1))
        #expect(await session.snapshot()["session"]?["phase"] == "live")
    }

    @Test func `A response that arrives while a crash halts the session waits until the session continues`()
        async throws
    {
        let session = await app.session()
        app.backend.answer("/details", with: .after(.seconds(2), .screen(Documents.details)))
        try await session.tap("Details")
        app.worlds.crash(at: Self.isDocument)
        await #expect(throws: TestFailure.self) { try await session.send(.document(ScreenDocument(text: "{}"))) }
        await session.advance(by: .seconds(5))
        let isWaiting = await session.snapshot()["requests"]?.array?.last?["phase"] == "pending"
        try #require(isWaiting)
        try await session.goOn(.before)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("More"))
        #expect(app.backend.requests.count == 2)
    }

    @Test func `An app that crashed at launch can be tried again under other faults, and is then shown`() async throws {
        app.worlds.crash { if case .opened = $0 { true } else { false } }
        let session = await app.session()
        let first = await session.snapshot()
        #expect(first["session"]?["phase"] == "crashed" && first["crash"]?["type"] == "opened")
        let page = PageModel(try #require(first["tree"]))
        let failure = await #expect(throws: TestFailure.self) { try await session.goOn(.before) }
        #expect("\(String(describing: failure))".contains("no state before the crash"))
        try await session.goOn(.again)
        #expect(await session.snapshot()["crash"]?["input"] == 3)
        try await session.setFaults(FaultScript(rules: [FaultRule(path: "/home", fault: .status(500))]))
        app.worlds.crash { _ in false }
        let told = session.emitted.count
        try await session.goOn(.again)
        await session.advance(by: .seconds(1))
        #expect(await session.shows("Retry"))
        for event in session.emitted.dropFirst(told) where event.name == .patch {
            page.apply(try JSON(parsing: event.data))
        }
        #expect(page.difference(from: try #require(await screen(session))) == nil && page.troubles == [])
        let file = try RecordingReader.read(try await session.file(BeagleApp.init))
        #expect(file.inputs.count == session.journal.entries.count)
        #expect(try await Player(file.inputs, app: BeagleApp.init).difference() == nil)
    }

    @Test func `A crash survives a restart; continuing interrupts requests and records the downtime`() async throws {
        let session = await app.session()
        app.backend.answer("/details", with: .never)
        try await session.tap("Details")
        app.worlds.crash(at: Self.isDocument)
        await #expect(throws: TestFailure.self) { try await session.send(.document(ScreenDocument(text: "{}"))) }
        let before = await session.snapshot()
        let rebuilt = try await session.rebuilt(in: app.worlds, after: Downtime(away: .seconds(60), cause: .restarted))
        let now = await rebuilt.snapshot()
        #expect(now["session"]?["phase"] == "crashed" && now["crash"] == before["crash"])
        #expect(now["requests"] == before["requests"] && now["restored"]?["pause"] == nil)
        let count = rebuilt.journal.entries.count
        await rebuilt.advance(by: .seconds(2))
        try await rebuilt.goOn(.before)
        let pause = Downtime(away: .seconds(62), cause: .passedOver)
        #expect(rebuilt.journal.entries[count].input == .resumed(pause))
        #expect(await rebuilt.snapshot()["requests"]?.array?.last?["error"]?["kind"] == "interrupted")
        // The recording replays, and time travel shows the crash.
        let file = try RecordingReader.read(try await rebuilt.file(BeagleApp.init))
        let player = Player(file.inputs, app: BeagleApp.init)
        #expect(try await player.difference() == nil)
        try await player.seek(to: count)
        let moment = try await player.currentState()
        #expect(moment.type == "crashed" && moment.label == "replaces the document, and the app crashed")
        #expect(try JSON(parsing: moment.state)["crash"] == before["crash"])
    }

    @Test func `An app that crashes during a rebuild is shown before that input and accepts no input`() async throws {
        let session = await app.session()
        try await session.tap("Details")
        await session.advance(by: .seconds(1))
        let count = session.journal.entries.count
        app.worlds.crash(at: { $0.isTap })
        let rebuilt = try await session.rebuilt(in: app.worlds)
        let now = await rebuilt.snapshot()
        let step = try #require(session.journal.entries.first { $0.input.isTap }).number
        #expect(now["session"]?["phase"] == "crashed")
        #expect(now["crash"]?["input"]?.int == step && now["crash"]?["recorded"]?.int == count)
        #expect(now["crash"]?["label"] == #"tap "Details""#)
        #expect(await rebuilt.shows("Welcome"))
        let failure = await #expect(throws: TestFailure.self) { try await rebuilt.setFaults(FaultScript()) }
        #expect("\(String(describing: failure))".contains("The app has crashed"))
        await #expect(throws: TestFailure.self) { try await rebuilt.goOn(.before) }
        #expect(rebuilt.journal.entries.count == count)
        app.worlds.crash { _ in false }
        let mended = try await rebuilt.rebuilt(in: app.worlds)
        #expect(await mended.shows("More"))
    }
}
