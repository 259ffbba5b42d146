import Dispatch
package import HeadlessUIKit
import Locks
package import Wire

/// Creates worlds that run in this process, on the caller's threads.
package final class LocalWorlds: Worlds {
    private let app: @Sendable () -> any UIApplicationDelegate
    private let documents = ParsedDocuments()

    /// Creates worlds of one app.
    ///
    /// - Parameter app: Creates the app delegate, once for each world.
    package init(_ app: @escaping @Sendable () -> any UIApplicationDelegate) {
        self.app = app
    }

    /// Always true, because a crash of the app ends this process.
    package var sharesFate: Bool { true }

    package func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        let world = World(setup, app: app, documents: documents) { Self.wait(for: $0, reading) }
        return LocalWorld(world, answered: answered)
    }

    /// Blocks the thread of the turn until a blocking request is answered.
    private static func wait(for reading: BlockingRequest, _ ask: BlockingRequestHandler) -> TransportOutcome? {
        let answer = Locked<TransportOutcome?>(nil)
        let isThere = DispatchSemaphore(value: 0)
        ask(reading) { outcome in
            answer.withLock { $0 = outcome }
            isThere.signal()
        }
        // The explicit type selects Dispatch's own `wait`. The session's `wait` would return early, because no work of
        // the app signals this semaphore.
        let block: () -> Void = isThere.wait
        block()
        return answer.withLock { $0 }
    }
}

/// A world in this process.
///
/// `@unchecked Sendable`: the owner of a handle makes one call at a time.
package final class LocalWorld: WorldHandle, @unchecked Sendable {
    private var world: World?
    private let answered: @Sendable (OwnAnswer) -> Void

    init(_ world: World, answered: @escaping @Sendable (OwnAnswer) -> Void) {
        self.world = world
        self.answered = answered
    }

    package nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        try there().apply(offer)
    }

    package nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        try there().replay(steps)
    }

    package nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        try there().answer(question)
    }

    package func expect(_ requests: [RequestID]) {
        world?.expect(requests)
    }

    package func goLive() {
        world?.goLive(answered)
    }

    package func discard() {
        world = nil
    }

    private func there() throws(WorldLoss) -> World {
        guard let world else { throw .gone }
        return world
    }
}
