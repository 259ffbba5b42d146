import Wire

/// A world for which there is no process, as whoever asks it for something is told.
final class LostWorld: WorldHandle {
    private let loss: WorldLoss

    init(_ loss: WorldLoss) {
        self.loss = loss
    }

    nonisolated(nonsending) func offer(_ offer: Offer) async throws(WorldLoss) -> Offered {
        throw loss
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        throw loss
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        throw loss
    }

    func expect(_ requests: [RequestID]) {}

    func goLive() {}

    func discard() {}
}
