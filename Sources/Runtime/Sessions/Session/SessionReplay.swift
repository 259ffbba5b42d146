import Wire

/// The replay of a past in a new world, divided into batches so that other sessions can run in between.
struct SessionReplay {
    private let past: SessionPast
    private let count: Int
    private let clock: any SessionClock

    /// The time after which a batch of inputs ends and other sessions run. It is short, because a tap in another
    /// session may have to wait for about four such batches.
    private static let turn = Duration.microseconds(250)
    /// The maximum number of inputs in a batch.
    private static let longest = 256

    /// Creates a replay of a past, or of its first `count` inputs.
    init(_ past: SessionPast, upTo count: Int? = nil, clock: any SessionClock) {
        self.past = past
        self.count = count ?? past.entries.count
        self.clock = clock
    }

    /// Returns the combined result of all inputs; its turn is that of the last input. Throws if the world is lost
    /// during the replay.
    nonisolated(nonsending) func run(in world: any WorldHandle) async throws(WorldLoss) -> Replayed {
        world.expect(past.entries.compactMap(\.input.answeredByOwnClient))
        var whole = Replayed()
        var (start, stretch) = (0, 1)
        while start < count {
            let end = min(start + stretch, count)
            let began = clock.now
            whole.append(try await world.replay((start..<end).map(step)))
            let isShort = clock.now - began < Self.turn
            (start, stretch) = (end, isShort ? min(2 * stretch, Self.longest) : max(1, stretch / 2))
            if !isShort { await clock.yieldThread() }
        }
        return whole
    }

    private func step(at index: Int) -> ReplayStep {
        let entry = past.entries[index]
        return ReplayStep(
            TimedInput(entry.input, number: entry.number, time: entry.time), digest: past.digest(after: index))
    }
}
