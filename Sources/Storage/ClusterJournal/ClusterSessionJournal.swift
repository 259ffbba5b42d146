import Dispatch
import Locks
import NATS
import Sessions
package import Wire

/// The cluster's journal of one session.
///
/// Appending requires ownership: an entry is stored only directly after the last one that this node has written or
/// read.
package struct ClusterSessionJournal: Journal {
    /// The end of the session's entries that this node knows.
    private enum Tail {
        /// The end of the entries was not read yet.
        case unknown
        /// The entries were read up to this position. The next entry is appended there, unless another node appends
        /// first.
        case read(StreamPlace)
        /// Like `read`, but this node has appended the last entry, or there is none. No earlier owner can append any
        /// more.
        case own(StreamPlace)
        /// Another node has appended, or the outcome of this node's last append is unknown.
        case lost
    }

    /// The time to wait for the confirmation of an append, before checking whether the entry has arrived.
    private static let attempt = Duration.seconds(1)
    private let cluster: ClusterJournal
    private let session: SessionID
    private let viewerID: SessionID
    private let opened: Int64
    private let room: JournalQuota
    private let tail = Locked(Tail.unknown)

    init(_ cluster: ClusterJournal, session: SessionID, watch: SessionID, opened: Int64, room: JournalQuota) {
        self.cluster = cluster
        self.session = session
        self.viewerID = watch
        self.opened = opened
        self.room = room
    }

    /// Throws `InputRejection.journalFull` if there is no space for the entry.
    package func admit(_ entry: JournalEntry) throws(InputRejection) { try room.admit(entry) }

    /// Appends an entry, and returns when the required number of servers has stored it.
    ///
    /// Throws `ClusterError` if the entry is larger than NATS accepts. Throws `InputRejection.elsewhere` after any
    /// other failure, for example if another node owns the session or NATS stays unreachable. The session must then be
    /// released.
    package nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        do {
            let place = try await written(entry, try await end(before: entry))
            tail.withLock { $0 = .own(place) }
            room.record(entry)
        } catch NATSFailure.tooLong(let bytes, let limit) {
            throw ClusterError.nats(.tooLong(bytes: bytes, limit: limit))
        } catch {
            tail.withLock { $0 = .lost }
            cluster.lose(session)
            throw InputRejection.elsewhere
        }
    }

    /// Reads the session's entries, oldest first, on a separate thread.
    package nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        try await waiting { [cluster, session] in try cluster.entries(of: session, after: 0) }
    }

    /// Returns the known end of the entries; reads it if necessary.
    private nonisolated(nonsending) func end(before entry: JournalEntry) async throws -> Tail {
        let known = tail.withLock { $0 }
        guard case .unknown = known else { return known }
        return try await waiting { [cluster, session, viewerID, opened] in
            guard entry.number > 1 else {
                return .own(try cluster.begin(session, watch: viewerID, opened: opened, with: entry))
            }
            let tail = try cluster.tail(of: session)
            guard tail.number == entry.number - 1 else { throw ClusterError.elsewhere }
            return .read(tail.place)
        }
    }

    /// Appends an entry and returns its position. If the outcome is uncertain, checks whether the entry has arrived and
    /// tries again. Without a leader, continues in the other stream.
    private nonisolated(nonsending) func written(_ entry: JournalEntry, _ end: Tail) async throws -> StreamPlace {
        let bytes = try JournalLine.bytes(entry, by: cluster.node)
        let patience = ContinuousClock.now + cluster.settings.patience
        var (last, mayGoOn) =
            switch end {
            case .read(let place): (place, false)
            case .own(let place): (place, cluster.settings.changesStreams)
            case .unknown, .lost: throw ClusterError.elsewhere
            }
        var isInDoubt = false
        var refused: ContinuousClock.Instant?
        while true {
            do {
                return try await cluster.entries.append(bytes, of: session, behind: last, within: Self.attempt)
            } catch {
                switch error {
                case .overtaken where isInDoubt:
                    // Another node has appended, or this entry had already arrived.
                    let now = try await line(behind: last)
                    guard isEntry(entry, in: now.line) else { throw ClusterError.elsewhere }
                    return now.place
                case _ where error.mayPass:
                    isInDoubt = true
                    let now = ContinuousClock.now
                    guard now < patience, cluster.isInContact else { throw ClusterError.elsewhere }
                    let since = refused ?? now
                    refused = since
                    if mayGoOn, now >= since + cluster.settings.waitForLeader,
                        let next = try await switchStream(for: entry, behind: last)
                    {
                        if isEntry(entry, in: next.line) { return next.place }
                        last = next.place
                        refused = nil
                    } else {
                        try await Task.sleep(for: .milliseconds(20))
                    }
                default: throw error
                }
            }
        }
    }

    private nonisolated(nonsending) func line(
        behind last: StreamPlace
    ) async throws -> (line: JournalLine?, place: StreamPlace) {
        try await waiting { [cluster, session] in try cluster.entries.last(of: session, in: last.stream) }
    }

    /// Returns whether a line of the stream is the entry that this node tried to append.
    private func isEntry(_ entry: JournalEntry, in line: JournalLine?) -> Bool {
        line.map { $0.number == entry.number && $0.author == cluster.node } ?? false
    }

    /// Continues in the other stream. Returns the last line of the session there; nil if the session stays in its
    /// stream for now.
    private nonisolated(nonsending) func switchStream(
        for entry: JournalEntry, behind last: StreamPlace
    ) async throws -> (line: JournalLine?, place: StreamPlace)? {
        do {
            return try await waiting { [cluster, session] in
                try cluster.switchStream(of: session, from: entry.number, behind: last.stream)
            }
        } catch ClusterError.nats(let failure) where failure.mayPass {
            return nil
        }
    }
}
