import Wire

/// A past that is applied to a fresh world, in stretches between which other sessions have their turn.
struct SessionReplay {
    private let past: SessionPast
    private let count: Int
    private let clock: any SessionClock

    /// How long a stretch works before it gives way. A tap of another session waits for one such turn at each step of
    /// its way, of which there are about four.
    private static let turn = Duration.microseconds(250)
    /// Most inputs that are applied at a stretch.
    private static let longest = 256

    /// All of a past, or so many of its inputs.
    init(_ past: SessionPast, upTo count: Int? = nil, clock: any SessionClock) {
        self.past = past
        self.count = count ?? past.entries.count
        self.clock = clock
    }

    /// What came of all of it; its turn is that of the last input. Throws when the world is lost on the way.
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
            if !isShort { await clock.giveWay() }
        }
        return whole
    }

    private func step(at index: Int) -> ReplayStep {
        let entry = past.entries[index]
        return ReplayStep(
            Offer(entry.input, number: entry.number, time: entry.time), digest: past.digest(after: index))
    }
}
