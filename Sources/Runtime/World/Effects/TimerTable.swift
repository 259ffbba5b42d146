import HeadlessUIKit
import Wire

/// The pending timers, earliest first. Timers with the same due time fire in the order in which they were started.
struct TimerTable {
    /// The position in a chain of requests, each triggered by the response to the previous one.
    struct Chain {
        var length = 0
        var started = Duration.zero

        /// Returns the length of the chain at a later time. It is 0 if the last link took a second or longer, because
        /// such a loop blocks nothing.
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
    /// Sorted from latest to earliest, so that the next timer is the last element.
    private var entries: [Entry] = []

    /// The next timer to fire.
    var next: DueTimer? { entries.last.map { DueTimer(id: $0.id, due: $0.due) } }

    /// Starts a timer; `work` names its owner.
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

    /// Cancels a timer; does nothing if it has fired.
    mutating func cancel(_ id: TimerID) {
        entries.removeAll { $0.id == id }
    }

    /// Returns whether the timer is pending.
    func contains(_ id: TimerID) -> Bool {
        entries.contains { $0.id == id }
    }

    /// Returns the owner of a pending timer.
    func work(of id: TimerID) -> String? {
        entries.last { $0.id == id }?.work
    }

    /// Returns the number of consecutive requests that led to a pending timer.
    func chain(of id: TimerID, at now: Duration) -> Int {
        entries.last { $0.id == id }?.chain.length(at: now) ?? 0
    }

    /// Removes a timer and returns its closure, which the caller runs.
    mutating func remove(_ id: TimerID) -> (() -> Void)? {
        guard let index = entries.lastIndex(where: { $0.id == id }) else { return nil }
        return entries.remove(at: index).fire
    }
}
