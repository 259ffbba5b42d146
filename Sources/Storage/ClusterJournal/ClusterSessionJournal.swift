import Dispatch
import Locks
import NATS
import Sessions
package import Wire

/// The cluster's journal as one session sees it. Whoever appends has the session: an entry is taken only behind the one
/// that this node wrote, or read, last.
package struct ClusterSessionJournal: Journal {
    /// What is known of the end of the session's entries.
    private enum Tail {
        /// Nothing was asked yet.
        case unknown
        /// Behind this place the next entry goes, unless somebody else appends there first.
        case read(StreamPlace)
        /// The same, and this node appended the last one, or nobody did yet: nobody who had the session before can.
        case own(StreamPlace)
        /// Another node appended, or it cannot be told whether this one did.
        case lost
    }

    /// An entry that may or may not have arrived is looked for after this long.
    private static let attempt = Duration.seconds(1)
    private let cluster: ClusterJournal
    private let session: SessionID
    private let watch: SessionID
    private let opened: Int64
    private let room: JournalRoom
    private let tail = Locked(Tail.unknown)

    init(_ cluster: ClusterJournal, _ session: SessionID, _ watch: SessionID, opened: Int64, room: JournalRoom) {
        self.cluster = cluster
        self.session = session
        self.watch = watch
        self.opened = opened
        self.room = room
    }

    /// Throws `InputRejection.journalFull` when there is no room for an entry.
    package func admit(_ entry: JournalEntry) throws(InputRejection) { try room.admit(entry) }

    /// Records one entry, and returns when as many servers have it as are to keep it. Throws `InputRejection.elsewhere`
    /// where another node has the session, or nothing can be told of NATS: this one lets go of it then.
    package nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        do {
            let place = try await written(entry, try await end(before: entry))
            tail.withLock { $0 = .own(place) }
            room.take(entry)
        } catch NATSFailure.tooLong(let bytes, let limit) {
            throw ClusterError.nats(.tooLong(bytes: bytes, limit: limit))
        } catch {
            tail.withLock { $0 = .lost }
            cluster.lose(session)
            throw InputRejection.elsewhere
        }
    }

    /// Reads the session's entries, oldest first, on a thread that nobody else waits for.
    package nonisolated(nonsending) func recorded() async throws -> [JournalEntry] {
        try await waiting { [cluster, session] in try cluster.entries(of: session, after: 0) }
    }

    /// What is known of the place of the entry before this one.
    private nonisolated(nonsending) func end(before entry: JournalEntry) async throws -> Tail {
        let known = tail.withLock { $0 }
        guard case .unknown = known else { return known }
        return try await waiting { [cluster, session, watch, opened] in
            guard entry.number > 1 else {
                return .own(try cluster.begin(session, watch, opened: opened, with: entry))
            }
            let tail = try cluster.tail(of: session)
            guard tail.number == entry.number - 1 else { throw ClusterError.elsewhere }
            return .read(tail.place)
        }
    }

    /// Appends, and where it cannot be told whether that came to pass, looks and goes on; where nobody takes it, in
    /// another stream.
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
                    // By somebody else, or by this very entry.
                    let now = try await line(behind: last)
                    guard isThis(entry, now.line) else { throw ClusterError.elsewhere }
                    return now.place
                case _ where error.mayPass:
                    isInDoubt = true
                    let now = ContinuousClock.now
                    guard now < patience, cluster.isInContact else { throw ClusterError.elsewhere }
                    let since = refused ?? now
                    refused = since
                    if mayGoOn, now >= since + cluster.settings.waitForLeader,
                        let next = try await goOn(entry, behind: last)
                    {
                        if isThis(entry, next.line) { return next.place }
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

    /// Whether a line is an entry that this node tried to append.
    private func isThis(_ entry: JournalEntry, _ line: JournalLine?) -> Bool {
        line.map { $0.number == entry.number && $0.author == cluster.node } ?? false
    }

    /// The other stream's last line of the session; nil where the session stays where it is for now.
    private nonisolated(nonsending) func goOn(
        _ entry: JournalEntry, behind last: StreamPlace
    ) async throws -> (line: JournalLine?, place: StreamPlace)? {
        do {
            return try await waiting { [cluster, session] in
                try cluster.goOn(session, from: entry.number, behind: last.stream)
            }
        } catch ClusterError.nats(let failure) where failure.mayPass {
            return nil
        }
    }
}
