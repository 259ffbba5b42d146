import Wire

/// What a node notes that takes a session over while nobody leads the stream of its record: the record as it is from
/// then on. It stands in the other stream, and counts as long as the one that it takes the place of is the last word in
/// its own.
struct Claim: Message {
    let record: SessionRecord
    /// Where the record stands that it takes the place of.
    let over: StreamPlace
}

/// The claims that count, or may once the record is heard of that they take the place of.
struct Claims {
    private var byID: [SessionID: (claim: Claim, sequence: UInt64)] = [:]

    /// Notes a claim, unless a later one is known. Whether it was noted.
    mutating func note(_ claim: Claim, _ sequence: UInt64) -> Bool {
        if let known = byID[claim.record.id], known.sequence >= sequence { return false }
        byID[claim.record.id] = (claim, sequence)
        return true
    }

    /// The record that counts in the place of one that stands here; nil where that one counts itself.
    func record(of session: SessionID, at place: StreamPlace) -> SessionRecord? {
        guard let claim = byID[session]?.claim, claim.over == place else { return nil }
        return claim.record
    }

    /// What stands here of a session is the last word: a claim over what stood before it counts no more.
    mutating func settle(_ session: SessionID, at place: StreamPlace) {
        guard let over = byID[session]?.claim.over else { return }
        if over.stream != place.stream || over.sequence < place.sequence { forget(session) }
    }

    mutating func forget(_ session: SessionID) { byID[session] = nil }

    /// The sessions that somebody claimed.
    var sessions: some Sequence<SessionID> { byID.keys }
}
