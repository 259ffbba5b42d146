import Locks
package import Wire

/// Worlds for which a process is not always available.
package final class ScarceWorlds: Worlds {
    private struct State {
        /// The number of times that all processes were ended. It distinguishes worlds whose process has ended from
        /// later worlds.
        var generation = 0
        var missing = 0
        var attempts = 0
    }

    /// The reason why no process is available.
    package static let reason = "no process for apps can be started: Resource temporarily unavailable"

    private let worlds: any Worlds
    private let state = Locked(State())

    /// Wraps worlds, each of which has a process at first.
    package init(_ worlds: any Worlds) {
        self.worlds = worlds
    }

    /// Ends all processes. The given number of worlds that are created next get no process.
    package func end(missing count: Int = .max) {
        state.withLock { state in
            state.generation += 1
            (state.missing, state.attempts) = (count, 0)
        }
    }

    /// Makes processes available again.
    package func comeBack() { state.withLock { $0.missing = 0 } }

    /// The number of worlds without a process since then.
    package var attempts: Int { state.withLock { $0.attempts } }

    package var sharesFate: Bool { false }

    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        let generation = state.withLock { state -> Int? in
            guard state.missing > 0 else { return state.generation }
            state.missing -= 1
            state.attempts += 1
            return nil
        }
        let world = worlds.make(setup, reading: reading, answered: answered)
        return ScarceWorld(world) { [state] in
            guard let generation else { return .unavailable(reason: Self.reason) }
            return state.withLock { $0.generation } == generation ? nil : .gone
        }
    }
}

private final class ScarceWorld: WorldHandle {
    private let world: any WorldHandle
    private let loss: @Sendable () -> WorldLoss?

    init(_ world: any WorldHandle, loss: @escaping @Sendable () -> WorldLoss?) {
        self.world = world
        self.loss = loss
    }

    private func there() throws(WorldLoss) -> any WorldHandle {
        if let loss = loss() { throw loss }
        return world
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        try await there().offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        try await there().replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        try await there().answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}
