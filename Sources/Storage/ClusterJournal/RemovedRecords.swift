import Wire

/// The records that were removed last. What is heard of one may be on its way as it is removed, and does not bring it
/// back.
struct RemovedRecords {
    /// Some thousands, each of which is on its way for a moment.
    private static let most = 4_096

    private var latest: [SessionID: StreamPlace] = [:]
    private var earlier: [SessionID: StreamPlace] = [:]

    /// A session's record was removed, up to this place.
    mutating func note(_ session: SessionID, _ place: StreamPlace) {
        if latest.count >= Self.most { (earlier, latest) = (latest, [:]) }
        latest[session] = place
    }

    /// Whether what stands in this place was removed.
    func covers(_ session: SessionID, _ place: StreamPlace) -> Bool {
        guard let last = latest[session] ?? earlier[session] else { return false }
        return last.stream == place.stream && last.sequence >= place.sequence
    }
}
