import Locks
package import Wire

/// Measures how long an app has been busy with its current work: an input, a replay, or a query.
///
/// Readable from any thread without waiting, because app code that never returns blocks its own thread.
package final class AppActivityMonitor: Sendable {
    private struct Work {
        let began: Duration
        /// The number of inputs or queries of the current work.
        let count: Int
    }

    /// The maximum number of inputs for which the time limit is multiplied. Only fast inputs occur in replays of
    /// hundreds.
    private static let most = 16

    private let clock: any SessionClock
    private let work = Locked<Work?>(nil)

    /// Creates a monitor with the given clock.
    package init(_ clock: any SessionClock) {
        self.clock = clock
    }

    /// Returns whether the current work takes longer than `limit` times the number of its inputs or queries, at most 16
    /// of them.
    package func hangs(longerThan limit: Duration) -> Bool {
        guard let work = work.withLock({ $0 }) else { return false }
        return clock.now - work.began > limit * min(work.count, Self.most)
    }

    /// Returns a factory of worlds whose work is measured. Only one of its worlds may work at a time.
    package func watching(_ worlds: any Worlds) -> any Worlds { SeenWorlds(worlds, monitor: self) }

    fileprivate func begin(_ count: Int) {
        let began = clock.now
        work.withLock { $0 = Work(began: began, count: count) }
    }

    /// Ends the measurement until the next `begin`. Returns the number of inputs or queries of the interrupted work.
    fileprivate func pause() -> Int {
        work.withLock { work in
            defer { work = nil }
            return work?.count ?? 1
        }
    }

    fileprivate func end() {
        work.withLock { $0 = nil }
    }
}

private struct SeenWorlds: Worlds {
    private let worlds: any Worlds
    private let monitor: AppActivityMonitor

    init(_ worlds: any Worlds, monitor watch: AppActivityMonitor) {
        self.worlds = worlds
        self.monitor = watch
    }

    var sharesFate: Bool { worlds.sharesFate }

    /// Creates a measured world. While its app waits for the answer to a blocking request, the app does not count as
    /// busy.
    func make(
        _ setup: WorldSetup, reading: @escaping BlockingRequestHandler,
        answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        let paused: BlockingRequestHandler = { [monitor] what, completion in
            let count = monitor.pause()
            reading(what) { outcome in
                monitor.begin(count)
                completion(outcome)
            }
        }
        return SeenWorld(worlds.make(setup, reading: paused, answered: answered), monitor: monitor)
    }
}

private final class SeenWorld: WorldHandle {
    private let world: any WorldHandle
    private let monitor: AppActivityMonitor

    init(_ world: any WorldHandle, monitor watch: AppActivityMonitor) {
        self.world = world
        self.monitor = watch
    }

    nonisolated(nonsending) func offer(_ offer: TimedInput) async throws(WorldLoss) -> ApplyResult {
        monitor.begin(1)
        defer { monitor.end() }
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        monitor.begin(steps.count)
        defer { monitor.end() }
        return try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        monitor.begin(1)
        defer { monitor.end() }
        return try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}
