import Locks
import Wire

/// Worlds of which the first is lost after a number of inputs, for an unrelated reason.
final class ForgetfulWorlds: Worlds {
    private let worlds: any Worlds
    private let left: Locked<Int>

    init(_ worlds: any Worlds, after offers: Int) {
        self.worlds = worlds
        left = Locked(offers)
    }

    var sharesFate: Bool { false }

    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        ForgetfulWorld(worlds.make(setup, reading: reading, answered: answered), left)
    }
}

private final class ForgetfulWorld: WorldHandle {
    private let world: any WorldHandle
    private let left: Locked<Int>

    init(_ world: any WorldHandle, _ left: Locked<Int>) {
        (self.world, self.left) = (world, left)
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        let isGone = left.withLock { left in
            left -= 1
            return left == 0
        }
        if isGone { throw .gone }
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}
