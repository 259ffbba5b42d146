import Sessions
import Wire

/// Records by their names and in the order in which their sessions were opened, so that a page of a list costs what it has.
struct RecordTable {
    /// A record, and its place.
    struct Known {
        var record: SessionRecord
        var place: StreamPlace
    }

    /// A session's place in the order.
    private struct Opening: Comparable {
        let opened: Int64
        let watch: String
        let id: SessionID

        init(_ record: SessionRecord) {
            opened = record.opened
            watch = record.watch.rawValue
            id = record.id
        }

        static func < (one: Self, other: Self) -> Bool { (one.opened, one.watch) < (other.opened, other.watch) }
    }

    private var byID: [SessionID: Known] = [:]
    private var byWatch: [SessionID: SessionID] = [:]
    private var order: [Opening] = []
    private var removed = RemovedRecords()
    /// How many of everything there are.
    private(set) var counts = RecordedCounts()

    /// The record of the session with this id or watch id.
    subscript(name: SessionID) -> Known? { byID[name] ?? byWatch[name].flatMap { byID[$0] } }

    /// All of them, in no order.
    var all: some Sequence<SessionRecord> { byID.values.lazy.map(\.record) }

    /// Puts a record in the place of an older one. Gives the one before where this one is newer, or there was none. What was
    /// removed by then stays so.
    mutating func put(_ known: Known) -> (isNewer: Bool, before: SessionRecord?) {
        let record = known.record
        if removed.covers(record.id, known.place) { return (false, nil) }
        let before = byID[record.id]
        // One in another stream is of a session that was deleted and is there anew.
        if let before, before.place.stream == known.place.stream, before.place.sequence >= known.place.sequence {
            return (false, nil)
        }
        byID[record.id] = known
        byWatch[record.watch] = record.id
        if let before {
            count(before.record, -1)
        } else {
            order.insert(Opening(record), at: place(of: Opening(record)))
        }
        count(record, 1)
        return (true, before?.record)
    }

    /// A session is no more, and its record up to this place, or to the one that is known.
    mutating func remove(_ session: SessionID, upTo last: StreamPlace?) {
        if let last = last ?? byID[session]?.place { removed.note(session, last) }
        guard let known = byID.removeValue(forKey: session) else { return }
        byWatch.removeValue(forKey: known.record.watch)
        count(known.record, -1)
        let index = place(of: Opening(known.record))
        if order.indices.contains(index), order[index].id == session { order.remove(at: index) }
    }

    /// Those opened last, before a place in the order, newest first.
    func newest(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) -> [SessionRecord] {
        let end = place.map { place in
            index { ($0.opened, $0.watch) < (place.opened, place.watch.rawValue) }
        }
        return order[..<(end ?? order.count)].reversed().prefix(limit).compactMap { byID[$0.id]?.record }
    }

    /// Those opened first, before a time, of those that pass.
    func oldest(before time: Int64, atMost limit: Int, where isWanted: (SessionRecord) -> Bool) -> [SessionRecord] {
        let old = order.lazy.prefix { $0.opened < time }.compactMap { byID[$0.id]?.record }.filter(isWanted)
        return Array(old.prefix(limit))
    }

    private mutating func count(_ record: SessionRecord, _ change: Int) {
        if record.summary != nil {
            counts.recordings += change
        } else if record.lifeState.isQuarantined {
            counts.quarantined += change
        } else {
            counts.sessions += change
        }
    }

    private func place(of opening: Opening) -> Int {
        order.isEmpty || order[order.count - 1] < opening ? order.count : index { $0 < opening }
    }

    /// How many at the beginning of the order pass, where none behind them does.
    private func index(_ isBefore: (Opening) -> Bool) -> Int {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(order[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
