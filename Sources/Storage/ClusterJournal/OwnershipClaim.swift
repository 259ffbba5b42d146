import JSON
import Wire

/// An ownership claim: a node's takeover of a session while the stream of the session's record has no leader.
///
/// The claim contains the new record and is written to the other stream. It is in force as long as the record that it
/// replaces is the latest one in its own stream.
struct OwnershipClaim: JSONMessage {
    let record: SessionRecord
    /// The position of the record that the claim replaces.
    let over: StreamPlace
}

/// The claims that are in force, and those that come into force when the record that they replace arrives.
struct OwnershipClaims {
    private var byID: [SessionID: (claim: OwnershipClaim, sequence: UInt64)] = [:]

    /// Adds a claim, unless a later one is known. Returns whether it was added.
    mutating func add(_ claim: OwnershipClaim, sequence: UInt64) -> Bool {
        if let known = byID[claim.record.id], known.sequence >= sequence { return false }
        byID[claim.record.id] = (claim, sequence)
        return true
    }

    /// Returns the claimed record that replaces the record at `place`; nil if no claim does.
    func record(of session: SessionID, at place: StreamPlace) -> SessionRecord? {
        guard let claim = byID[session]?.claim, claim.over == place else { return nil }
        return claim.record
    }

    /// Removes a claim that is obsolete because the record at `place` is newer than the record that the claim replaces.
    mutating func settle(_ session: SessionID, at place: StreamPlace) {
        guard let over = byID[session]?.claim.over else { return }
        if over.stream != place.stream || over.sequence < place.sequence { forget(session) }
    }

    mutating func forget(_ session: SessionID) { byID[session] = nil }

    /// The sessions that have claims.
    var sessions: some Sequence<SessionID> { byID.keys }
}
