import Foundation
import HeadlessUIKit
import JSON
import KennelTesting
import Locks
import SessionSupport
import Sessions
import Testing
import Wire
import World

@Suite("The order of a session")
struct SessionOrderTests {
    @Test func `Inputs from one thread are numbered in the order in which they were submitted`() async throws {
        var limits = SessionLimits.standard
        limits.inputsPerSecond = 1_000_000
        let session = await TestSession(countingApp, limits: limits)
        let add = try #require(await session.view(reading: "Add"))
        let numbers = Locked<[Int]>([])
        for _ in 0..<5_000 {
            session.session.submit(.tap(add)) { result in
                if case .success(let number) = result { numbers.withLock { $0.append(number) } }
            }
        }
        await session.settle()
        #expect(numbers.withLock { $0 } == Array(2...5_001))
        #expect(await session.shows("Count 5000"))
    }

    @Test func `Inputs from 8 threads are all applied, and each thread's own stay in order`() async throws {
        var limits = SessionLimits.standard
        limits.inputsPerSecond = 1_000_000
        let session = await TestSession(countingApp, limits: limits)
        let add = try #require(await session.view(reading: "Add"))
        let numbers = Locked<[[Int]]>(Array(repeating: [], count: 8))
        await withTaskGroup(of: Void.self) { group in
            for thread in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        session.session.submit(.tap(add)) { result in
                            if case .success(let number) = result { numbers.withLock { $0[thread].append(number) } }
                        }
                    }
                }
            }
        }
        await session.settle()
        let taken = numbers.withLock { $0 }
        #expect(taken.allSatisfy { $0 == $0.sorted() })
        #expect(taken.joined().sorted() == Array(2...4_001))
        #expect(await session.shows("Count 4000"))
    }

    @Test func `Events are numbered without gaps, and entries share one counter`() async throws {
        let session = await TestSession(WorkshopApp.init, backend: .answering)
        try await session.tap("Fetch")
        try await session.tap("Push")
        await session.advance(by: .seconds(3))
        #expect(session.emitted.map(\.sequence) == Array(1...UInt64(session.emitted.count)))
        var entries: [Int] = []
        for event in session.emitted where event.name != .patch {
            let number = try #require(try JSON(parsing: event.data)["n"]?.int)
            if !entries.contains(number) { entries.append(number) }
        }
        #expect(entries == Array(1...entries.count))
    }

    @Test func `A repeated key returns its earlier number and changes nothing`() async throws {
        let session = await TestSession(WorkshopApp.init)
        let add = try #require(await session.view(reading: "Add"))
        try await session.send(.tap(add), key: "a")
        await #expect(throws: TestFailure.self) { try await session.send(.back, key: "b") }
        try await session.send(.tap(add), key: "a")
        #expect(await session.shows("Count 1"))
        #expect(session.journal.entries.map(\.key) == [nil, "a"])
    }

    @Test func `Too many inputs are refused with the time to wait, and accepted again after it`() async throws {
        var limits = SessionLimits.standard
        limits.inputsPerSecond = 2
        let session = await TestSession(WorkshopApp.init, limits: limits)
        for _ in 0..<4 { try await session.tap("Add") }
        await #expect(throws: TestFailure.rejected(.tooManyInputs(retryAfter: .milliseconds(500)))) {
            try await session.tap("Add")
        }
        await session.advance(by: .milliseconds(500))
        try await session.tap("Add")
        #expect(await session.shows("Count 5"))
    }

    @Test func `The same inputs at the same times give the same events, byte for byte`() async throws {
        func run() async throws -> TestSession {
            let session = await TestSession(WorkshopApp.init, backend: .answering)
            for text in ["Add", "Grow", "Fade", "Fetch", "Push", "Grow", "Fetch", "Alert"] {
                try await session.tap(text)
                await session.advance(by: .milliseconds(170))
            }
            return session
        }
        let first = try await run()
        let second = try await run()
        #expect(first.emitted == second.emitted)
        #expect(first.journal.entries == second.journal.entries)
    }

    @Test func `Two sessions share no state`() async throws {
        let first = await TestSession(WorkshopApp.init)
        let second = await TestSession(WorkshopApp.init)
        try await first.tap("Add")
        try await first.setFaults(FaultScript(rules: [FaultRule(path: "*", fault: .noConnection)]))
        #expect(await second.shows("Count 0"))
        #expect(second.emitted.count == 1)
        #expect(await second.snapshot()["faults"] == ["rules": []])
    }

    @Test func `Ending a session sends one ended event, cancels its work and refuses further inputs`() async throws {
        let session = await TestSession(WorkshopApp.init, backend: .never)
        try await session.tap("Fetch")
        try await session.tap("Add later")
        await session.end(reason: "enough")
        await session.end(reason: "again")
        #expect(session.emitted.last?.name == .ended)
        #expect(session.emitted.filter { $0.name == .ended }.count == 1)
        #expect(session.backend.cancelled == 1)
        #expect(session.clock.nextAlarm == nil)
        #expect(await session.snapshot()["session"]?["phase"] == "ended")
        await #expect(throws: TestFailure.rejected(.ended(reason: "enough"))) { try await session.send(.back) }
    }

    @Test func `An input that the journal refuses sends no events and is not applied to the app`() async throws {
        let events = Locked<[SessionEvent]>([])
        let session = Session(
            SessionIdentity(id: SessionID("s"), watch: SessionID("w"), configuration: SessionConfiguration()),
            services: SessionServices(
                worlds: LocalWorlds(WorkshopApp.init), journal: RefusingJournal(refusing: [3]),
                transport: TestBackend(), clock: TestClock(), sink: Sink { new in events.withLock { $0 += new } }))
        session.open()
        func submit(_ input: SessionInput) async -> Result<Int, InputRejection> {
            await withCheckedContinuation { continuation in
                session.submit(input) { continuation.resume(returning: $0) }
            }
        }
        func snapshot() async throws -> JSON {
            try JSON(
                parsing: await withCheckedContinuation { continuation in
                    session.synchronize { continuation.resume(returning: (try? await $0.snapshot()) ?? []) }
                })
        }
        let add = try #require(Self.button("Add", in: try await snapshot()["tree"]))
        #expect(await submit(.tap(add)) == .success(2))
        let before = (try await snapshot(), events.withLock { $0 })
        #expect(await submit(.tap(add)) == .failure(.journalRefused(reason: "full")))
        #expect(events.withLock { $0 } == before.1)
        #expect(try await snapshot() == before.0)
        #expect(await submit(.tap(add)) == .success(3))
        #expect(try await snapshot().description.contains("Count 2"))
        #expect(events.withLock { $0.map(\.sequence) } == Array(1...UInt64(events.withLock { $0.count })))
    }

    private static func button(_ title: String, in tree: JSON?) -> ViewID? {
        if tree?["props"]?["title"]?.string == title { return tree?["id"]?.string.flatMap { ViewID($0) } }
        for child in tree?["children"]?.array ?? [] {
            if let found = button(title, in: child) { return found }
        }
        return nil
    }

    @Test func `A session whose opening cannot be recorded ends before it begins`() async throws {
        let events = Locked<[SessionEvent]>([])
        let session = Session(
            SessionIdentity(id: SessionID("s"), watch: SessionID("w"), configuration: SessionConfiguration()),
            services: SessionServices(
                worlds: LocalWorlds(WorkshopApp.init), journal: RefusingJournal(refusing: [1]),
                transport: TestBackend(), clock: TestClock(), sink: Sink { new in events.withLock { $0 += new } }))
        let opening = await withCheckedContinuation { continuation in
            session.open { continuation.resume(returning: $0) }
        }
        #expect(opening == .failure(.journalRefused(reason: "full")))
        let phase = await withCheckedContinuation { continuation in
            session.synchronize { continuation.resume(returning: $0.phase) }
        }
        #expect(phase == .ended)
        #expect(events.withLock { $0.map(\.name) } == [.ended])
    }

    @Test func `A viewer's snapshot contains the viewer id instead of the session id`() async throws {
        let session = await TestSession(WorkshopApp.init)
        let bytes = await withCheckedContinuation { continuation in
            session.session.synchronize {
                continuation.resume(returning: (try? await $0.snapshot(for: .watcher)) ?? [])
            }
        }
        #expect(try JSON(parsing: bytes)["session"]?["id"] == "watch-test")
    }
}

/// Refuses some entries, once each, and stores all others.
private final class RefusingJournal: Journal {
    struct Full: Error, CustomStringConvertible {
        let description = "full"
    }

    private let kept = InMemoryJournal()
    private let refused: Locked<Set<Int>>

    init(refusing numbers: Set<Int>) {
        refused = Locked(numbers)
    }

    nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        if refused.withLock({ $0.remove(entry.number) }) != nil { throw Full() }
        try await kept.append(entry)
    }

    nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        kept.entries
    }
}

private struct Sink: SessionEventSink {
    let hear: @Sendable ([SessionEvent]) -> Void

    init(_ hear: @escaping @Sendable ([SessionEvent]) -> Void) {
        self.hear = hear
    }

    func receive(_ events: [SessionEvent]) {
        hear(events)
    }
}

extension TestBackend {
    /// A backend that never responds.
    static var never: TestBackend {
        let backend = TestBackend()
        backend.answer("/answer", with: .never)
        return backend
    }
}

/// A screen that only counts taps and has no layout, so that thousands of taps are fast.
private final class CountingController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 0, y: 100, width: 200, height: 44))
        label.text = "Count 0"
        let button = UIButton(frame: CGRect(x: 0, y: 200, width: 200, height: 44))
        button.setTitle("Add", for: .normal)
        var count = 0
        button.addAction(for: .touchUpInside) { [weak label] _ in
            count += 1
            label?.text = "Count \(count)"
        }
        view.addSubview(label)
        view.addSubview(button)
    }
}

private func countingApp() -> WindowApp { WindowApp(CountingController()) }
