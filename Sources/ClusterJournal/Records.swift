import Foundation
import Locking
import NATS
import Wire

/// What is known of all sessions of the cluster, followed as it changes, so that lists ask nobody.
///
/// What is not here may have been written a moment ago, so it is looked up.
final class Records: Sendable {
    typealias Known = RecordTable.Known

    private struct Table {
        /// The place of the last message that was heard, or missed for good.
        var heard: UInt64 = 0
        /// The last place that the stream had when it was asked before.
        var wanted: UInt64 = 0
        var records = RecordTable()
    }

    private let streams: JetStream
    private let name: ClusterName
    private let table = Locked(Table())
    private let following = Locked<NATSSubscription?>(nil)
    /// Hears who had a session whenever another has it.
    private let onOwner: @Sendable (_ session: SessionID, _ before: NodeID) -> Void

    init(
        _ streams: JetStream, _ name: ClusterName,
        onOwner: @escaping @Sendable (_ session: SessionID, _ before: NodeID) -> Void
    ) {
        self.streams = streams
        self.name = name
        self.onOwner = onOwner
    }

    /// Begins to follow, anew where it has begun before. What was deleted meanwhile goes when it is asked for.
    func follow() throws(ClusterError) {
        do {
            let heard = try streams.follow(name.allRecords, in: name.recordStream) { [weak self] message in
                self?.table.withLock { $0.heard = max($0.heard, message.sequence) }
                guard let record = try? SessionRecord(message.body) else { return }
                self?.take(Known(record: record, place: message.sequence))
            }
            following.withLock { $0 = heard }
        } catch {
            throw .nats(error)
        }
    }

    /// Begins anew where nothing is heard any more of what is written: the server that told may be gone. Waits.
    func check() {
        guard let found = try? streams.last(of: name.allRecords, in: name.recordStream) else { return }
        let last = found.sequence
        let isDeaf = table.withLock { table in
            defer { table.wanted = last }
            guard table.heard < table.wanted else { return false }
            table.heard = last
            return true
        }
        if isDeaf { try? follow() }
    }

    func stop() {
        following.withLock { $0 = nil }
    }

    /// The record of the session with this id or watch id, as it is known here, or as it is kept where it is not.
    func find(_ name: String) throws(ClusterError) -> Known? {
        if let known = known(name) { return known }
        return try look(name)
    }

    /// The record as it is known here.
    func known(_ name: String) -> Known? {
        table.withLock { $0.records[SessionID(name)] }
    }

    /// The record as it is kept, whatever is known here.
    func look(_ text: String) throws(ClusterError) -> Known? {
        guard ClusterName.isToken(text) else { return nil }
        return try Self.asked {
            var found = try streams.last(of: name.record(of: text), in: name.recordStream)
            if found == nil, let id = try streams.last(of: name.watch(text), in: name.recordStream)?.body {
                found = try streams.last(
                    of: name.record(of: String(decoding: id, as: UTF8.self)), in: name.recordStream)
            }
            guard let found else {
                if let known = known(text) { forget(known.record.id) }
                return nil
            }
            let known = Known(record: try SessionRecord(found.body), place: found.sequence)
            take(known)
            return known
        }
    }

    /// Writes a record in the place of the one that was read, or the first one of its session. Throws `elsewhere` where
    /// somebody else wrote it meanwhile.
    func write(
        _ record: SessionRecord, over before: UInt64, within time: Duration = JetStream.patience
    ) throws(ClusterError) {
        try Self.asked {
            if before == 0 {
                _ = try streams.put(
                    Array(record.id.rawValue.utf8), to: name.watch(record.watch.rawValue), after: nil)
            }
            let place = try streams.put(
                try record.bytes(), to: name.record(of: record.id.rawValue), after: before, within: time)
            take(Known(record: record, place: place))
        }
    }

    /// Runs `body`, and throws what it throws as the cluster's.
    private static func asked<Result>(_ body: () throws -> Result) throws(ClusterError) -> Result {
        do {
            return try body()
        } catch NATSFailure.overtaken {
            throw .elsewhere
        } catch let error as NATSFailure {
            throw .nats(error)
        } catch let error as ClusterError {
            throw error
        } catch {
            throw .damaged(what: "what is known of a session", reason: "\(error)")
        }
    }

    /// A session is no more.
    func forget(_ session: SessionID) { table.withLock { $0.records.remove(session) } }

    /// Runs `body` with all records.
    func read<Result: Sendable>(_ body: (RecordTable) -> Result) -> Result { table.withLock { body($0.records) } }

    private func take(_ known: Known) {
        let before = table.withLock { $0.records.put(known).before }
        if let before, before.owner != known.record.owner { onOwner(known.record.id, before.owner) }
    }
}
