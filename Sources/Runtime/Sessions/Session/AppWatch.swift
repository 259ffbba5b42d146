import Locks
package import Wire

/// Sees since when an app has been at what it was asked: an input, inputs that are taken again, or a look.
///
/// Code that does not come back holds its thread for good, so whoever wants to know must not have to wait for it.
package final class AppWatch: Sendable {
    private struct Work {
        let began: Duration
        /// How many inputs or looks it is.
        let count: Int
    }

    /// Inputs that are taken again by the hundred are those that take no time.
    private static let most = 16

    private let clock: any SessionClock
    private let work = Locked<Work?>(nil)

    /// Sees by this clock.
    package init(_ clock: any SessionClock) {
        self.clock = clock
    }

    /// Whether one thing that the app was asked takes longer than it may.
    package func hangs(longerThan limit: Duration) -> Bool {
        guard let work = work.withLock({ $0 }) else { return false }
        return clock.now - work.began > limit * min(work.count, Self.most)
    }

    /// Worlds that are seen, one of which is asked at a time.
    package func watching(_ worlds: any Worlds) -> any Worlds { SeenWorlds(worlds, self) }

    fileprivate func begin(_ count: Int) {
        let began = clock.now
        work.withLock { $0 = Work(began: began, count: count) }
    }

    /// Nothing is at work until the next `begin`; how many inputs or looks were asked for.
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
    private let watch: AppWatch

    init(_ worlds: any Worlds, _ watch: AppWatch) {
        self.worlds = worlds
        self.watch = watch
    }

    var sharesFate: Bool { worlds.sharesFate }

    /// While the app waits for what it reads it is not at work.
    func make(
        _ setup: WorldSetup, reading: @escaping ReadingAnswerer, answered: @escaping @Sendable (OwnAnswer) -> Void
    ) -> any WorldHandle {
        let paused: ReadingAnswerer = { [watch] what, completion in
            let count = watch.pause()
            reading(what) { outcome in
                watch.begin(count)
                completion(outcome)
            }
        }
        return SeenWorld(worlds.make(setup, reading: paused, answered: answered), watch)
    }
}

private final class SeenWorld: WorldHandle {
    private let world: any WorldHandle
    private let watch: AppWatch

    init(_ world: any WorldHandle, _ watch: AppWatch) {
        self.world = world
        self.watch = watch
    }

    nonisolated(nonsending) func offer(_ offer: Offer) async throws(WorldLoss) -> Offered {
        watch.begin(1)
        defer { watch.end() }
        return try await world.offer(offer)
    }

    nonisolated(nonsending) func replay(_ steps: [ReplayStep]) async throws(WorldLoss) -> Replayed {
        watch.begin(steps.count)
        defer { watch.end() }
        return try await world.replay(steps)
    }

    nonisolated(nonsending) func answer(_ question: WorldQuestion) async throws(WorldLoss) -> WorldAnswer {
        watch.begin(1)
        defer { watch.end() }
        return try await world.answer(question)
    }

    func expect(_ requests: [RequestID]) { world.expect(requests) }
    func goLive() { world.goLive() }
    func discard() { world.discard() }
}
