import Dispatch
import Locking
import NATS
import Sessions
package import Wire

/// The cluster's journal as one session sees it. Whoever appends has the session: an entry is taken only behind the one that
/// this node wrote, or read, last.
package struct ClusterSessionJournal: Journal {
    /// What is known of the session's subject.
    private enum Tail {
        /// Nothing was asked yet.
        case unknown
        /// The place of the last entry, 0 where there is none.
        case at(UInt64)
        /// Another node appended, or it cannot be told whether this one did.
        case lost
    }

    /// As long as NATS is there and does not keep anything, as while it chooses who leads, an entry waits.
    private static let patience = Duration.seconds(10)
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

    /// Records one entry, and returns when as many servers have it as are to keep it. Throws `InputRejection.elsewhere` where
    /// another node has the session, or nothing can be told of NATS: this one lets go of it then.
    package nonisolated(nonsending) func append(_ entry: JournalEntry) async throws {
        do {
            if entry.number == 1 {
                try cluster.begin(session, watch, opened: opened, with: entry)
            }
            let last = try await place(before: entry)
            let place = try await written(entry, after: last)
            tail.withLock { $0 = .at(place) }
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
        try await withCheckedThrowingContinuation { continuation in
            DispatchQueue.global(qos: .utility).async {
                continuation.resume(with: Result { try cluster.entries(of: session, after: 0) })
            }
        }
    }

    /// Where the last entry is, behind which this one goes.
    private nonisolated(nonsending) func place(before entry: JournalEntry) async throws -> UInt64 {
        switch tail.withLock({ $0 }) {
        case .at(let place): return place
        case .lost: throw ClusterError.elsewhere
        case .unknown:
            guard entry.number > 1 else { return 0 }
            let last = try await cluster.lastLine(of: session)
            guard let last, last.line.number == entry.number - 1 else { throw ClusterError.elsewhere }
            return last.place
        }
    }

    /// Appends, and where it cannot be told whether that came to pass, looks and goes on.
    private nonisolated(nonsending) func written(_ entry: JournalEntry, after last: UInt64) async throws -> UInt64 {
        let bytes = try JournalLine.bytes(entry, by: cluster.node)
        let end = ContinuousClock.now + Self.patience
        var isInDoubt = false
        while true {
            do {
                return try await cluster.append(bytes, of: session, after: last, within: Self.attempt)
            } catch {
                switch error {
                case .overtaken where isInDoubt:
                    // By somebody else, or by this very entry.
                    guard let now = try await cluster.lastLine(of: session), now.line.number == entry.number,
                        now.line.author == cluster.node
                    else { throw ClusterError.elsewhere }
                    return now.place
                case .late, .unreachable, .noResponders:
                    isInDoubt = true
                    guard ContinuousClock.now < end, cluster.isInContact else { throw ClusterError.elsewhere }
                    try await Task.sleep(for: .milliseconds(20))
                default: throw error
                }
            }
        }
    }
}
