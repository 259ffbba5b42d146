package import KennelTesting
import Locking
package import Wire
import World

/// Worlds whose process ends at each input that is said to end it, and at no other.
package final class CrashingWorlds: Worlds {
    private let worlds: any Worlds
    private let isDeadly = Locked<@Sendable (SessionInput) -> Bool>({ _ in false })

    /// What every crash is told to have been.
    package static let report = CrashReport(
        message: "the app's process ended by signal 4 (Illegal instruction)",
        frames: [
            CrashReport.Frame(function: "_assertionFailure(_:_:file:line:flags:)"),
            CrashReport.Frame(
                function: "FragileController.viewDidLoad()", file: "/app/Sources/FragileController.swift", line: 23,
                isApp: true),
        ])

    /// Worlds like those given, of which no input ends any.
    package init(_ worlds: any Worlds) {
        self.worlds = worlds
    }

    /// From now on these inputs end the process of a world, in replays too.
    package func crash(at isDeadly: @escaping @Sendable (SessionInput) -> Bool) {
        self.isDeadly.withLock { $0 = isDeadly }
    }

    package var sharesFate: Bool { false }

    package func make(_ setup: WorldSetup, answered: @escaping @Sendable (OwnAnswer) -> Void) -> any WorldHandle {
        CrashingWorld(worlds.make(setup, answered: answered)) { input in self.isDeadly.withLock { $0 }(input) }
    }
}

private final class CrashingWorld: WorldHandle {
    private let world: any WorldHandle
    private let isDeadly: @Sendable (SessionInput) -> Bool

    init(_ world: any WorldHandle, _ isDeadly: @escaping @Sendable (SessionInput) -> Bool) {
        self.world = world
        self.isDeadly = isDeadly
    }

    nonisolated(nonsending) func offer(_ offer: Offer) async throws(WorldLoss) -> Offered {
        if isDeadly(offer.input), case .rejection(nil) = try await world.answer(.rejection(of: offer.input)) {
            throw .crashed(CrashingWorlds.report)
        }
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        if let deadly = steps.first(where: { isDeadly($0.offer.input) }) {
            var report = CrashingWorlds.report
            report.input = deadly.offer.number
            throw .crashed(report)
        }
        return try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}

extension TestSession {
    /// Goes on from a crash, and waits until all that it causes at once has happened.
    package func goOn(_ way: GoingOn) async throws(TestFailure) {
        let result = await withCheckedContinuation { continuation in
            session.goOn(way) { continuation.resume(returning: $0) }
        }
        await advance(by: .zero)
        if case .failure(let rejection) = result { throw .rejected(rejection) }
    }
}
