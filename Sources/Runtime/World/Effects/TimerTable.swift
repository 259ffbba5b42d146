import HeadlessUIKit
import Wire

/// Timers that have not fired, earliest first; those due together fire in the order in which they were started.
struct TimerTable {
    /// How many requests in a row led to what is going on.
    struct Chain {
        var length = 0
        var started = Duration.zero

        /// The same later; what takes a second or more is no loop that holds anybody up.
        func length(at now: Duration) -> Int {
            now - started < .seconds(1) ? length : 0
        }
    }

    private struct Entry {
        let id: TimerID
        let due: Duration
        let work: String
        let chain: Chain
        let fire: () -> Void
    }

    private var lastID: Int32 = 0
    /// Latest first, so that the next one is the last element.
    private var entries: [Entry] = []

    /// The timer that fires next.
    var next: DueTimer? { entries.last.map { DueTimer(id: $0.id, due: $0.due) } }

    /// Starts a timer; `work` says whose it is.
    mutating func start(
        due: Duration, for work: String, chain: Chain = Chain(), _ fire: @escaping () -> Void
    ) -> TimerID {
        lastID += 1
        let entry = Entry(id: TimerID(rawValue: lastID), due: due, work: work, chain: chain, fire: fire)
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due > due { low = middle + 1 } else { high = middle }
        }
        entries.insert(entry, at: low)
        return entry.id
    }

    /// Forgets a timer; nothing happens when it has fired.
    mutating func cancel(_ id: TimerID) {
        entries.removeAll { $0.id == id }
    }

    /// Whether the timer is still to fire.
    func contains(_ id: TimerID) -> Bool {
        entries.contains { $0.id == id }
    }

    /// Whose a timer is that is still to fire.
    func work(of id: TimerID) -> String? {
        entries.last { $0.id == id }?.work
    }

    /// How many requests in a row led to a timer that is still to fire.
    func chain(of id: TimerID, at now: Duration) -> Int {
        entries.last { $0.id == id }?.chain.length(at: now) ?? 0
    }

    /// Takes a timer out, to be fired by the caller.
    mutating func take(_ id: TimerID) -> (() -> Void)? {
        guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
        return entries.remove(at: index).fire
    }
}
