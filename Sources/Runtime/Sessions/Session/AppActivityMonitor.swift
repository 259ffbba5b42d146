import Locks
package import Wire

/// Measures how long an app has been busy with its current work: an input, a replay, or a query.
///
/// Readable from any thread without waiting, because app code that never returns blocks its own thread.
package final class AppActivityMonitor: Sendable {
    private struct Work {
        let began: Duration
        /// The number of inputs or queries.
        let count: Int
    }

    /// The maximum number of inputs that extend the time limit. Replays of hundreds of inputs contain only fast ones.
    private static let most = 16

    private let clock: any SessionClock
    private let work = Locked<Work?>(nil)

    /// Creates a hang detector with the given clock.
    package init(_ clock: any SessionClock) {
        self.clock = clock
    }

    /// Returns whether the current work takes longer than `limit` for each input or query, counting at most 16.
    package func hangs(longerThan limit: Duration) -> Bool {
        guard let work = work.withLock({ $0 }) else { return false }
        return clock.now - work.began > limit * min(work.count, Self.most)
    }

    /// Returns a factory whose worlds are measured. Only one of the worlds may be asked at a time.
    package func watching(_ worlds: any Worlds) -> any Worlds { SeenWorlds(worlds, monitor: self) }

    fileprivate func begin(_ count: Int) {
        let began = clock.now
        work.withLock { $0 = Work(began: began, count: count) }
    }

    /// Ends the measurement until the next `begin`. Returns the number of inputs or queries under way.
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

    /// The app is not busy while it waits for the answer to a blocking request.
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
