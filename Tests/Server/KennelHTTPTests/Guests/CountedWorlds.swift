import Locks
import Wire

/// Worlds that count requests for their state, and replayed inputs.
final class CountedWorlds: Worlds {
    private struct Counts {
        var states = 0
        var replayed = 0
    }

    private let worlds: any Worlds
    private let counts = Locked(Counts())

    init(_ worlds: any Worlds) {
        self.worlds = worlds
    }

    /// How often a world's complete tree was requested.
    var states: Int { counts.withLock { $0.states } }

    var sharesFate: Bool { worlds.sharesFate }

    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        CountedWorld(worlds.make(setup, reading: reading, answered: answered)) { [counts] in
            counts.withLock { $0.states += 1 }
        }
    }
}

private final class CountedWorld: WorldHandle {
    private let world: any WorldHandle
    private let count: @Sendable () -> Void

    init(_ world: any WorldHandle, count: @escaping @Sendable () -> Void) {
        self.world = world
        self.count = count
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        if question == .state { count() }
        return try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }

    func goLive() { world.goLive() }

    func discard() { world.discard() }
}
