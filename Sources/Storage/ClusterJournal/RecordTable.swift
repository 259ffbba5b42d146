import Sessions
import Wire

/// The records of sessions, by id and by time of opening. The cost of a list page depends only on the size of the page.
struct RecordTable {
    /// A record and its position.
    struct Known {
        var record: SessionRecord
        var place: StreamPlace
    }

    /// A session's position in the order of opening.
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
    private var byViewerID: [SessionID: SessionID] = [:]
    private var order: [Opening] = []
    private var removed = RemovedRecords()
    private var claims = OwnershipClaims()
    /// The numbers of sessions and recordings.
    private(set) var counts = RecordedCounts()

    /// Returns the record of the session with this session id or viewer id; nil if there is none.
    subscript(name: SessionID) -> Known? { byID[name] ?? byViewerID[name].flatMap { byID[$0] } }

    /// All records, in no particular order.
    var all: some Sequence<SessionRecord> { byID.values.lazy.map(\.record) }

    /// Stores a record if it is newer than the known one. Returns whether it is newer, and the record that was in force
    /// before; nil if there was none or the record is not newer.
    ///
    /// Removed records are not restored.
    mutating func store(_ known: Known) -> (isNewer: Bool, before: SessionRecord?) {
        let record = known.record
        if removed.covers(record.id, at: known.place) { return (false, nil) }
        let before = byID[record.id]
        // A record in another stream belongs to a session that was deleted and created again.
        if let before, before.place.stream == known.place.stream, before.place.sequence >= known.place.sequence {
            return (false, nil)
        }
        claims.settle(record.id, at: known.place)
        return (true, set(Known(record: claims.record(of: record.id, at: known.place) ?? record, place: known.place)))
    }

    /// Stores an ownership claim, which is written to a stream other than its record's. Returns the record that the
    /// claim replaces; nil if the claim is not in force.
    ///
    /// A claim for a record that has not arrived yet comes into force when that record arrives.
    mutating func store(_ claim: OwnershipClaim, sequence: UInt64) -> SessionRecord? {
        let session = claim.record.id
        if removed.covers(session, at: claim.over) { return nil }
        let known = byID[session]
        if let place = known?.place, place.stream != claim.over.stream || place.sequence > claim.over.sequence {
            return nil
        }
        guard claims.add(claim, sequence: sequence), let known, known.place == claim.over else { return nil }
        return set(Known(record: claim.record, place: known.place))
    }

    /// Returns the records that a node has claimed but not yet written to the stream of the record that the claim
    /// replaces.
    func claimed(by node: NodeID) -> [Known] {
        claims.sessions.compactMap { byID[$0] }.filter {
            $0.record.owner == node && claims.record(of: $0.record.id, at: $0.place) != nil
        }
    }

    /// Makes a record the current one of its session, and returns the previous one.
    private mutating func set(_ known: Known) -> SessionRecord? {
        let record = known.record
        let before = byID.updateValue(known, forKey: record.id)?.record
        byViewerID[record.watch] = record.id
        if let before {
            count(before, by: -1)
        } else {
            order.insert(Opening(record), at: place(of: Opening(record)))
        }
        count(record, by: 1)
        return before
    }

    /// Removes a session. Messages about its record up to the position `last` are ignored from now on; nil stands for
    /// the known position of the record.
    mutating func remove(_ session: SessionID, upTo last: StreamPlace?) {
        if let last = last ?? byID[session]?.place { removed.add(session, at: last) }
        claims.forget(session)
        guard let known = byID.removeValue(forKey: session) else { return }
        byViewerID.removeValue(forKey: known.record.watch)
        count(known.record, by: -1)
        let index = place(of: Opening(known.record))
        if order.indices.contains(index), order[index].id == session { order.remove(at: index) }
    }

    /// Returns the sessions opened last before a place in the order, newest first; nil stands for the end of the order.
    func newest(before place: (opened: Int64, watch: SessionID)?, atMost limit: Int) -> [SessionRecord] {
        let end = place.map { place in
            index { ($0.opened, $0.watch) < (place.opened, place.watch.rawValue) }
        }
        return order[..<(end ?? order.count)].reversed().prefix(limit).compactMap { byID[$0.id]?.record }
    }

    /// Returns the sessions opened first before a time, of those that pass the filter.
    func oldest(before time: Int64, atMost limit: Int, where isWanted: (SessionRecord) -> Bool) -> [SessionRecord] {
        let old = order.lazy.prefix { $0.opened < time }.compactMap { byID[$0.id]?.record }.filter(isWanted)
        return Array(old.prefix(limit))
    }

    private mutating func count(_ record: SessionRecord, by change: Int) {
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

    /// Returns the number of elements at the beginning that satisfy a predicate. The predicate must be false for all
    /// following elements.
    private func index(_ isBefore: (Opening) -> Bool) -> Int {
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(order[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
