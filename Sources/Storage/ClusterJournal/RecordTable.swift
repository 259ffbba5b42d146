import Sessions
import Wire

/// Records by their names and in the order in which their sessions were opened, so that a page of a list costs what it
/// has.
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
    private var claims = Claims()
    /// How many of everything there are.
    private(set) var counts = RecordedCounts()

    /// The record of the session with this id or watch id.
    subscript(name: SessionID) -> Known? { byID[name] ?? byWatch[name].flatMap { byID[$0] } }

    /// All of them, in no order.
    var all: some Sequence<SessionRecord> { byID.values.lazy.map(\.record) }

    /// Puts a record in the place of an older one. Gives the one before where this one is newer, or there was none.
    /// What was removed by then stays so.
    mutating func put(_ known: Known) -> (isNewer: Bool, before: SessionRecord?) {
        let record = known.record
        if removed.covers(record.id, known.place) { return (false, nil) }
        let before = byID[record.id]
        // One in another stream is of a session that was deleted and is there anew.
        if let before, before.place.stream == known.place.stream, before.place.sequence >= known.place.sequence {
            return (false, nil)
        }
        claims.settle(record.id, at: known.place)
        return (true, set(Known(record: claims.record(of: record.id, at: known.place) ?? record, place: known.place)))
    }

    /// Takes a claim that stands in this place of the other stream. Gives the record before where this one counts from
    /// now on; one that takes the place of what was not heard of yet counts once that is.
    mutating func put(_ claim: Claim, _ sequence: UInt64) -> SessionRecord? {
        let session = claim.record.id
        if removed.covers(session, claim.over) { return nil }
        let known = byID[session]
        if let place = known?.place, place.stream != claim.over.stream || place.sequence > claim.over.sequence {
            return nil
        }
        guard claims.note(claim, sequence), let known, known.place == claim.over else { return nil }
        return set(Known(record: claim.record, place: known.place))
    }

    /// What a node claimed and did not write yet where it belongs.
    func claimed(by node: NodeID) -> [Known] {
        claims.sessions.compactMap { byID[$0] }.filter {
            $0.record.owner == node && claims.record(of: $0.record.id, at: $0.place) != nil
        }
    }

    /// Puts what counts in the place of what did, and gives that.
    private mutating func set(_ known: Known) -> SessionRecord? {
        let record = known.record
        let before = byID.updateValue(known, forKey: record.id)?.record
        byWatch[record.watch] = record.id
        if let before {
            count(before, -1)
        } else {
            order.insert(Opening(record), at: place(of: Opening(record)))
        }
        count(record, 1)
        return before
    }

    /// A session is no more, and its record up to this place, or to the one that is known.
    mutating func remove(_ session: SessionID, upTo last: StreamPlace?) {
        if let last = last ?? byID[session]?.place { removed.note(session, last) }
        claims.forget(session)
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
