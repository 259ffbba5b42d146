package import Wire

/// A world without a process. All its functions throw the same loss.
package final class LostWorld: WorldHandle {
    private let loss: WorldLoss

    /// Creates a world that is lost for this reason.
    package init(_ loss: WorldLoss) {
        self.loss = loss
    }

    package nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        throw loss
    }

    package nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        throw loss
    }

    package nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        throw loss
    }

    package func expect(_ requests: [RequestID]) {}

    package func goLive() {}

    package func discard() {}
}
