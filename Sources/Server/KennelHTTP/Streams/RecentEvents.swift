import Wire

/// The most recent events of a session, limited by size and age.
struct RecentEvents {
    private var events: [SessionEvent] = []
    private var bytes = 0
    /// The number of events that were present at the last `age()`.
    private var old = 0

    mutating func append(_ more: [SessionEvent], limit: Int) {
        events += more
        bytes += more.reduce(0) { $0 + $1.data.count }
        guard bytes > limit else { return }
        var surplus = 0
        // Down to half, so that the array is not copied for every event.
        while surplus < events.count, bytes > limit / 2 {
            bytes -= events[surplus].data.count
            surplus += 1
        }
        drop(surplus)
    }

    /// Returns the events after `sequence`; nil if some were dropped, or if `sequence` lies in the future.
    func events(after sequence: UInt64, current: UInt64) -> [SessionEvent]? {
        if sequence == current { return [] }
        guard sequence < current, let first = events.first?.sequence, first <= sequence + 1 else { return nil }
        return Array(events[Int(sequence + 1 - first)...])
    }

    /// Drops the events that were already present at the last call.
    mutating func age() {
        bytes -= events[..<old].reduce(0) { $0 + $1.data.count }
        drop(old)
        old = events.count
    }

    private mutating func drop(_ count: Int) {
        guard count > 0 else { return }
        // A new array, so that its capacity shrinks too.
        events = Array(events.dropFirst(count))
        old = max(0, old - count)
    }
}
