import Dispatch
import Foundation
import NATS
import Sessions
import Wire

extension ClusterJournal {
    /// Notes a session with its first entry, and gives where that one goes. Waits.
    func begin(
        _ session: SessionID, _ watch: SessionID, opened: Int64, with entry: JournalEntry
    ) throws(ClusterError) -> StreamPlace {
        let about = entry.input.opening.map { RecordedSession.About($0) }
        let beginning = beginning.withLock { $0 }
        let record = try records.begin(within: settings.patience) { stream in
            // What is known of it and its entries stand in streams that two servers lead, see `StreamLeaders`.
            SessionRecord(
                id: session, watch: watch, opened: opened, state: .open(), about: about, owner: node,
                stretches: Stretches(in: max(stream, beginning)))
        }
        return StreamPlace(stream: record.stretches.last.stream, sequence: 0)
    }

    /// Changes what is known of a session, which is this node's, whatever else of this node changes it. Waits, as long
    /// as cannot be told whether it is changed, or for as long as is said. Throws `elsewhere` where another node has
    /// the session, or that cannot be told; after anything else nothing is changed.
    func change(
        _ session: SessionID, within time: Duration, _ body: (inout SessionRecord) -> Void
    ) throws(ClusterError) {
        let end = ContinuousClock.now + time
        var known = try records.find(session.rawValue)
        var isInDoubt = false
        while true {
            guard let there = known, there.record.owner == node else { throw .elsewhere }
            var record = there.record
            body(&record)
            if record == there.record { return }
            do throws(ClusterError) {
                do throws(ClusterError) {
                    return try records.write(record, over: there.place, within: Records.attempt)
                } catch .elsewhere {
                    known = try records.look(session.rawValue)
                }
            } catch .nats(let failure) where failure.mayPass && time > .zero {
                // Nobody who listens means that nobody took it.
                isInDoubt = isInDoubt || failure != .noResponders
                guard isInDoubt else { throw .nats(failure) }
                guard ContinuousClock.now < end else { throw .elsewhere }
                Thread.sleep(forTimeInterval: Records.pause)
            }
        }
    }

    /// Where the entries of a session stand. Waits.
    func stretches(of session: SessionID) throws(ClusterError) -> Stretches {
        try records.find(session.rawValue)?.record.stretches ?? Stretches(in: 0)
    }

    /// The end of what is recorded of a session. Waits.
    func tail(of session: SessionID) throws(ClusterError) -> EntryTail {
        try entries.tail(of: session, try stretches(of: session))
    }

    /// Has a session go on in the stream behind this one, from an entry on that may or may not have arrived here. Gives
    /// that stream's last entry of the session, and its place. Waits. Only for a node that has appended here, so that
    /// nobody who had the session before can: what they appended would count for nothing. Throws `elsewhere` where
    /// another node has the session by now, or that cannot be told; after anything else it has not gone on.
    func goOn(
        _ session: SessionID, from number: Int, behind stream: Int
    ) throws(ClusterError) -> (line: JournalLine?, place: StreamPlace) {
        let next = ClusterName.other(than: stream)
        // Asked before anything is changed: it may have no leader either.
        let last = try entries.last(of: session, in: next, within: Records.attempt)
        try change(session, within: settings.patience) { record in
            record.stretches.goOn(in: next, from: number)
        }
        beginning.withLock { $0 = next }
        changes.withLock { $0 += 1 }
        return last
    }
}

extension NATSFailure {
    /// Whether the same may go well in a moment: as servers choose who leads.
    var mayPass: Bool {
        switch self {
        case .late, .unreachable, .noResponders: true
        default: false
        }
    }

    /// Whether no server is there at all, so that nothing is known of who leads.
    var isOfConnection: Bool { if case .unreachable = self { true } else { false } }
}

/// Runs what waits, on a thread that nobody else waits for: a queue of its own has one at once, where those that all
/// share have as many as there are processors, and one more each second.
nonisolated(nonsending) func waiting<Result: Sendable>(
    for body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue(label: "kennel.cluster.waiting", qos: .userInitiated).async {
            continuation.resume(with: Swift.Result { try body() })
        }
    }
}
