import Wire

/// The records that were removed recently. A message about such a record may arrive late and must not restore it.
struct RemovedRecords {
    /// The number of records that are remembered. It exceeds the number of messages that are in transit.
    private static let most = 4_096

    private var latest: [SessionID: StreamPlace] = [:]
    private var earlier: [SessionID: StreamPlace] = [:]

    /// Adds a removed session, with the last position of its record.
    mutating func add(_ session: SessionID, at place: StreamPlace) {
        if latest.count >= Self.most { (earlier, latest) = (latest, [:]) }
        latest[session] = place
    }

    /// Returns whether the record at this position was removed.
    func covers(_ session: SessionID, at place: StreamPlace) -> Bool {
        guard let last = latest[session] ?? earlier[session] else { return false }
        return last.stream == place.stream && last.sequence >= place.sequence
    }
}
