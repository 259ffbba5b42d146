import Dispatch
import Foundation
import NATS
import Sessions
import Wire

extension ClusterJournal {
    /// Creates a session's record before its first entry, and returns the position after which that entry is appended.
    /// Blocks.
    @available(*, noasync)
    func begin(
        _ session: SessionID, watch: SessionID, opened: Int64, with entry: JournalEntry
    ) throws(ClusterError) -> StreamPlace {
        let about = entry.input.opening.map { RecordedSession.About($0) }
        let beginning = beginning.withLock { $0 }
        let record = try records.begin(within: settings.patience) { stream in
            // The record and the entries are in streams with different leaders, so one may be available without the
            // other; see `StreamLeaders`.
            SessionRecord(
                id: session, watch: watch, opened: opened, state: .open(), about: about, owner: node,
                stretches: SegmentList(in: max(stream, beginning)))
        }
        return StreamPlace(stream: record.stretches.last.stream, sequence: 0)
    }

    /// Changes a session's record, which this node must own. Other threads of this node may change it at the same time.
    /// Blocks.
    ///
    /// Repeats the write for at most `time` while it is uncertain whether it succeeded. Throws `elsewhere` if another
    /// node owns the session, if the session has no record, or if the outcome stays unknown. After any other error
    /// nothing is changed.
    @available(*, noasync)
    func change(
        _ session: SessionID, within time: Duration, body: (inout SessionRecord) -> Void
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
                    known = try records.fetch(session.rawValue)
                }
            } catch .nats(let failure) where failure.mayPass && time > .zero {
                // Without responders the record was certainly not stored.
                isInDoubt = isInDoubt || failure != .noResponders
                guard isInDoubt else { throw .nats(failure) }
                guard ContinuousClock.now < end else { throw .elsewhere }
                Thread.sleep(forTimeInterval: Records.pause)
            }
        }
    }

    /// Returns the segments that contain a session's entries; for an unknown session, a segment of the first stream.
    /// Blocks.
    @available(*, noasync)
    func stretches(of session: SessionID) throws(ClusterError) -> SegmentList {
        try records.find(session.rawValue)?.record.stretches ?? SegmentList(in: 0)
    }

    /// Returns the end of a session's entries: its last entry, and the position for the next one. Blocks.
    @available(*, noasync)
    func tail(of session: SessionID) throws(ClusterError) -> EntryTail {
        try entries.tail(of: session, try stretches(of: session))
    }

    /// Continues a session in the other stream of entries. The entry with this number may or may not have arrived in
    /// the current stream. Blocks.
    ///
    /// Returns the last entry of the session in the other stream, and its position. May be called only by a node that
    /// has appended to `stream`, so that no earlier owner can append there.
    ///
    /// Throws `elsewhere` if another node owns the session, if the session has no record, or if the outcome stays
    /// unknown. After any other error the session has not continued.
    @available(*, noasync)
    func switchStream(
        of session: SessionID, from number: Int, behind stream: Int
    ) throws(ClusterError) -> (line: JournalLine?, place: StreamPlace) {
        let next = ClusterName.other(than: stream)
        // The other stream is read before anything is changed, because it may have no leader either.
        let last = try entries.last(of: session, in: next, within: Records.attempt)
        try change(session, within: settings.patience) { record in
            record.stretches.beginSegment(in: next, from: number)
        }
        beginning.withLock { $0 = next }
        changes.withLock { $0 += 1 }
        return last
    }
}

extension NATSFailure {
    /// Whether the operation may succeed soon, for example after a leader election.
    var mayPass: Bool {
        switch self {
        case .late, .unreachable, .noResponders: true
        default: false
        }
    }

    /// Whether no server is reachable, so that nothing is known about leaders.
    var isOfConnection: Bool { if case .unreachable = self { true } else { false } }
}

/// Runs a blocking function on a separate dispatch queue.
///
/// Such a queue gets a thread immediately. The shared queues have only as many threads as processors, and get one more
/// each second.
nonisolated(nonsending) func waiting<Result: Sendable>(
    for body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        DispatchQueue(label: "kennel.cluster.waiting", qos: .userInitiated).async {
            continuation.resume(with: Swift.Result { try body() })
        }
    }
}
