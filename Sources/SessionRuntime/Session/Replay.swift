/// Feeds recorded inputs to a fresh world, and compares what they cause with what they caused then.
///
/// Nothing leaves: requests that the world asks for are those that the recording answers.
struct Replay {
    private let world: World
    private var last: JournalEntry?
    /// The first input that caused something else than when it was recorded.
    private(set) var firstDifference: Int?

    init(into world: World) {
        self.world = world
    }

    /// Applies the next entry. An entry carries the digest of what came before it, so what the last one caused is not
    /// judged: its process may have ended in the middle of it.
    mutating func take(_ entry: JournalEntry) {
        if let last, firstDifference == nil, entry.digest != world.record.digest.value { firstDifference = last.number }
        _ = world.take(entry.input, number: entry.number, at: entry.time)
        last = entry
    }
}
