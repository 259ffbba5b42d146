package import KennelTesting
import Locks
package import Wire
import World

/// Worlds whose process crashes only at the given inputs or questions.
package final class CrashingWorlds: Worlds {
    fileprivate struct Fate {
        var isDeadly: @Sendable (SessionInput) -> Bool = { _ in false }
        var isDeadlyLook: @Sendable (WorldQuestion) -> Bool = { _ in false }
        var loss: @Sendable (CrashReport) -> WorldLoss = { .crashed($0) }
        var deaths = 0
        var placements: [WorldSetup.Placement] = []
    }

    private let worlds: any Worlds
    private let fate = Locked(Fate())

    /// The report of every crash.
    package static let report = CrashReport(
        message: "the app's process ended by signal 4 (Illegal instruction)",
        frames: [
            CrashReport.Frame(function: "_assertionFailure(_:_:file:line:flags:)"),
            CrashReport.Frame(
                function: "FragileController.viewDidLoad()", file: "/app/Sources/FragileController.swift", line: 23,
                isApp: true),
        ])

    /// Wraps worlds, in which no input causes a crash at first.
    package init(_ worlds: any Worlds) {
        self.worlds = worlds
    }

    /// Makes these inputs crash the process of a world, in replays too.
    package func crash(at isDeadly: @escaping @Sendable (SessionInput) -> Bool) {
        fate.withLock { ($0.isDeadly, $0.loss) = (isDeadly, { .crashed($0) }) }
    }

    /// Makes the system kill the process of a world at these inputs, in replays too.
    package func kill(at isDeadly: @escaping @Sendable (SessionInput) -> Bool) {
        fate.withLock { ($0.isDeadly, $0.loss) = (isDeadly, { .killed($0) }) }
    }

    /// Makes these questions crash the process of a world.
    package func crashWhenAsked(_ isDeadly: @escaping @Sendable (WorldQuestion) -> Bool) {
        fate.withLock { $0.isDeadlyLook = isDeadly }
    }

    /// The number of processes that have ended.
    package var deaths: Int { fate.withLock { $0.deaths } }

    /// The requested placements of worlds, oldest first.
    package var placements: [WorldSetup.Placement] { fate.withLock { $0.placements } }

    package var sharesFate: Bool { false }

    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        fate.withLock { $0.placements.append(setup.placement) }
        return CrashingWorld(worlds.make(setup, reading: reading, answered: answered), fate)
    }
}

extension CrashingWorlds.Fate {
    fileprivate mutating func die(at input: Int? = nil) -> WorldLoss {
        deaths += 1
        var report = CrashingWorlds.report
        report.input = input
        return loss(report)
    }
}

private final class CrashingWorld: WorldHandle {
    private let world: any WorldHandle
    private let fate: Locked<CrashingWorlds.Fate>

    init(_ world: any WorldHandle, _ fate: Locked<CrashingWorlds.Fate>) {
        self.world = world
        self.fate = fate
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        if isDeadly(offer.input), case .rejection(nil) = try await world.answer(.rejection(of: offer.input)) {
            throw fate.withLock { $0.die() }
        }
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        if let deadly = steps.first(where: { isDeadly($0.timedInput.input) }) {
            throw fate.withLock { $0.die(at: deadly.timedInput.number) }
        }
        return try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        if fate.withLock({ $0.isDeadlyLook })(question) { throw fate.withLock { $0.die() } }
        return try await world.answer(question)
    }

    private func isDeadly(_ input: SessionInput) -> Bool { fate.withLock { $0.isDeadly }(input) }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}

extension TestSession {
    /// Resumes a session after a crash, and waits for the immediate effects of that.
    package func goOn(_ way: GoingOn) async throws(TestFailure) {
        let result = await withCheckedContinuation { continuation in
            session.resume(way) { continuation.resume(returning: $0) }
        }
        await advance(by: .zero)
        if case .failure(let rejection) = result { throw .rejected(rejection) }
    }
}
