import Foundation
import Locks
import NATS
import Wire

/// The records of all sessions of the cluster. Subscriptions keep them up to date, so that lists need no requests.
///
/// A session without a local record may have been created a moment ago, so it is looked up in NATS.
final class Records: Sendable {
    typealias Known = RecordTable.Known

    /// The progress of a subscription to a stream.
    private struct SubscriptionProgress {
        /// The sequence number of the last message that was received or skipped.
        var heard: UInt64 = 0
        /// The last sequence number that the stream had at the previous check.
        var wanted: UInt64 = 0
    }

    private struct Table {
        var hearings = Array(repeating: SubscriptionProgress(), count: ClusterName.streams.count)
        var records = RecordTable()
    }

    static let pause = 0.02
    /// The timeout of a single request, after which it is repeated, because its server may be gone.
    static let attempt = Duration.milliseconds(500)

    private let streams: JetStream
    private let name: ClusterName
    private let table = Locked(Table())
    private let following = Locked<[Int: NATSSubscription]>([:])
    /// The number of the stream in which the most recent session was created.
    private let latest = Locked(0)
    /// Called with the previous owner whenever a session's owner changes.
    private let onOwner: @Sendable (_ session: SessionID, _ before: NodeID) -> Void

    init(
        _ streams: JetStream, name: ClusterName,
        onOwner: @escaping @Sendable (_ session: SessionID, _ before: NodeID) -> Void
    ) {
        self.streams = streams
        self.name = name
        self.onOwner = onOwner
    }

    /// Returns the settings of the streams.
    static func settings(_ name: ClusterName, replicas: Int) -> [StreamSettings] {
        ClusterName.streams.map { number in
            let shared = number == 0 ? [name.allShared] : []
            var settings = StreamSettings(
                name: name.recordStream(number),
                subjects: [name.allRecords(in: number), name.allWatches(in: number)] + shared)
            settings.replicas = replicas
            settings.perSubject = 1
            return settings
        }
    }

    /// Subscribes to the streams. Called again after a reconnection; sessions that were deleted meanwhile are removed
    /// when they are requested.
    func follow() throws(ClusterError) {
        var failure: NATSFailure?
        for stream in ClusterName.streams {
            do throws(NATSFailure) { try follow(stream) } catch { failure = error }
        }
        if let failure { throw .nats(failure) }
    }

    private func follow(_ stream: Int) throws(NATSFailure) {
        let subjects = name.allRecords(in: stream)
        let heard = try streams.follow(subjects, in: name.recordStream(stream)) { [weak self] message in
            self?.table.withLock { table in
                table.hearings[stream].heard = max(table.hearings[stream].heard, message.sequence)
            }
            _ = try? self?.store(message, of: stream)
        }
        following.withLock { $0[stream] = heard }
    }

    /// Subscribes again if new messages do not arrive, because the server of the subscription may be gone. Blocks.
    @available(*, noasync)
    func check() {
        for stream in ClusterName.streams {
            guard let last = try? streams.last(of: name.allRecords(in: stream), in: name.recordStream(stream))?.sequence
            else { continue }
            let isDeaf = table.withLock { table in
                defer { table.hearings[stream].wanted = last }
                guard table.hearings[stream].heard < table.hearings[stream].wanted else { return false }
                table.hearings[stream].heard = last
                return true
            }
            if isDeaf { try? follow(stream) }
        }
    }

    func stop() {
        following.withLock { $0 = [:] }
    }

    /// Returns the record of the session with this id or viewer id, from local data or from NATS.
    func find(_ name: String) throws(ClusterError) -> Known? {
        if let known = known(name) { return known }
        return try fetch(name)
    }

    /// Returns the record from local data; nil if it is not known.
    func known(_ name: String) -> Known? {
        table.withLock { $0.records[SessionID(name)] }
    }

    /// Reads the record from NATS; nil if there is none. Throws if the record may be in a stream that is unavailable,
    /// if NATS fails otherwise, or if the record is damaged.
    func fetch(_ text: String, within time: Duration = JetStream.defaultTimeout) throws(ClusterError) -> Known? {
        guard ClusterName.isToken(text) else { return nil }
        if let known = known(text) {
            let found = try storedRecord(known.record.id.rawValue, in: known.place.stream, within: time)
            if found == nil { forget(known.record.id, upTo: known.place) }
            return found
        }
        var away: NATSFailure?
        // A session that is not known here was created a moment ago, most likely in the stream of the most recent
        // session.
        let first = latest.withLock { $0 }
        for stream in [first, ClusterName.other(than: first)] {
            do throws(ClusterError) {
                if let found = try storedRecord(text, in: stream, within: time) { return found }
                if let found = try watched(text, in: stream, within: time) { return found }
            } catch .nats(let failure) where failure.mayPass {
                away = failure
            }
        }
        if let away { throw .nats(away) }
        return nil
    }

    private func storedRecord(_ id: String, in stream: Int, within time: Duration) throws(ClusterError) -> Known? {
        try Self.asked {
            let subject = name.record(of: id, in: stream)
            guard let found = try streams.last(of: subject, in: name.recordStream(stream), within: time)
            else { return nil }
            return try store(found, of: stream)
        }
    }

    private func watched(_ watch: String, in stream: Int, within time: Duration) throws(ClusterError) -> Known? {
        let id = try Self.asked {
            try streams.last(of: name.watch(watch, in: stream), in: name.recordStream(stream), within: time)?.body
        }
        guard let id else { return nil }
        return try storedRecord(String(decoding: id, as: UTF8.self), in: stream, within: time)
    }

    /// Writes the first record of a session, which decides about the stream in which the record stays. Blocks.
    ///
    /// The first stream is used, or the other one if the first does not accept the record. A record that may have been
    /// stored is not written to the other stream, so that a session never has two.
    @available(*, noasync)
    func begin(
        within time: Duration, _ session: (_ stream: Int) -> SessionRecord
    ) throws(ClusterError) -> SessionRecord {
        let end = ContinuousClock.now + time
        var stream = 0
        var isInDoubt = false
        while true {
            let record = session(stream)
            do throws(ClusterError) {
                if !isInDoubt { try writeMapping(of: record, in: stream) }
                do throws(ClusterError) {
                    try write(record, over: StreamPlace(stream: stream, sequence: 0), within: Self.attempt)
                } catch .nats(let failure) where failure.mayPass {
                    isInDoubt = isInDoubt || failure != .noResponders
                    throw .nats(failure)
                } catch .elsewhere {
                    isInDoubt = true
                    // Perhaps an earlier attempt stored this record, but its confirmation was lost.
                    guard
                        try storedRecord(record.id.rawValue, in: stream, within: JetStream.defaultTimeout)?.record
                            == record
                    else {
                        throw .elsewhere
                    }
                }
                latest.withLock { $0 = stream }
                return record
            } catch .nats(let failure) where failure.mayPass && ContinuousClock.now < end {
                if !isInDoubt, !failure.isOfConnection { stream = ClusterName.other(than: stream) }
                Thread.sleep(forTimeInterval: Self.pause)
            }
        }
    }

    /// Writes the mapping from a viewer id to a session.
    ///
    /// The mapping is written before the record, so that every stored session is found by its id and by its viewer id.
    /// A mapping without a record is ignored.
    private func writeMapping(of record: SessionRecord, in stream: Int) throws(ClusterError) {
        try Self.asked {
            _ = try streams.blockingAppend(
                Array(record.id.rawValue.utf8), to: name.watch(record.watch.rawValue, in: stream), after: nil,
                within: Self.attempt)
        }
    }

    /// Replaces a record that this node has read, or writes a session's first record. Throws `elsewhere` if another
    /// node has written the record meanwhile.
    ///
    /// - Parameter before: The position of the record that is replaced.
    func write(
        _ record: SessionRecord, over before: StreamPlace, within time: Duration = JetStream.defaultTimeout
    ) throws(ClusterError) {
        try Self.asked {
            let sequence = try streams.blockingAppend(
                try record.bytes(), to: name.record(of: record.id.rawValue, in: before.stream), after: before.sequence,
                within: time)
            store(Known(record: record, place: StreamPlace(stream: before.stream, sequence: sequence)))
        }
    }

    /// Writes an ownership claim of a session to the stream that does not contain its record, because the record's
    /// stream has no leader. Blocks.
    ///
    /// Returns whether this node now owns the session. It does not if another node was first, whose claim is then
    /// stored locally, or if the other stream already contains a record of the session.
    @available(*, noasync)
    func claim(_ record: SessionRecord, from known: Known) throws(ClusterError) -> Bool {
        let stream = ClusterName.other(than: known.place.stream)
        let subject = name.record(of: record.id.rawValue, in: stream)
        while true {
            do throws(ClusterError) {
                return try Self.asked {
                    let last = try streams.last(of: subject, in: name.recordStream(stream), within: Self.attempt)
                    if let last {
                        guard let claim = OwnershipClaim(last.body) else { return false }
                        store(claim, sequence: last.sequence)
                        if claim.over == known.place, claim.record.owner != known.record.owner { return false }
                    }
                    let claim = OwnershipClaim(record: record, over: known.place)
                    let sequence = try streams.blockingAppend(
                        try claim.bytes(), to: subject, after: last?.sequence ?? 0, within: Self.attempt)
                    store(claim, sequence: sequence)
                    return true
                }
            } catch .elsewhere {
                // The next attempt finds the claim of the node that wrote first.
            }
        }
    }

    /// Writes each record that a node has claimed to the stream of the record that the claim replaces. Stops at the
    /// first NATS error, for example if a stream has no leader. Blocks.
    @available(*, noasync)
    func settle(_ node: NodeID) {
        for known in read({ $0.claimed(by: node) }) {
            do throws(ClusterError) {
                try write(known.record, over: known.place, within: Self.attempt)
            } catch {
                // If another node wrote the record meanwhile, the subscription delivers it.
                if case .nats = error { return }
            }
        }
    }

    /// Deletes the record of a session. Blocks.
    @available(*, noasync)
    func purge(_ known: Known) throws(NATSFailure) {
        let (id, watch) = (known.record.id.rawValue, known.record.watch.rawValue)
        // The other stream may contain a claim. It may also contain the viewer id of a session whose creation failed
        // there.
        for stream in [known.place.stream, ClusterName.other(than: known.place.stream)] {
            try streams.purge(name.record(of: id, in: stream), in: name.recordStream(stream))
            try streams.purge(name.watch(watch, in: stream), in: name.recordStream(stream))
        }
    }

    /// Runs `body`, which uses NATS, and converts its errors to `ClusterError`.
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
            throw .damaged(what: "the record of a session", reason: "\(error)")
        }
    }

    /// Removes a session. Messages about its record up to the position `place` are ignored from now on; nil stands for
    /// the known position of the record.
    func forget(_ session: SessionID, upTo place: StreamPlace?) {
        table.withLock { $0.records.remove(session, upTo: place) }
    }

    /// Runs `body` with all records.
    func read<Result: Sendable>(_ body: (RecordTable) -> Result) -> Result { table.withLock { body($0.records) } }

    /// Stores a message of a stream. Returns the record of the session that is in force; nil if the message is a claim.
    private func store(_ message: NATSMessage, of stream: Int) throws(ClusterError) -> Known? {
        do throws(ClusterError) {
            let record = try SessionRecord(message.body)
            return store(Known(record: record, place: StreamPlace(stream: stream, sequence: message.sequence)))
        } catch {
            guard let claim = OwnershipClaim(message.body) else { throw error }
            store(claim, sequence: message.sequence)
            return nil
        }
    }

    /// Stores a record, and returns the record of the session that is in force.
    @discardableResult
    private func store(_ known: Known) -> Known {
        let session = known.record.id
        let (before, now) = table.withLock { table in
            let before = table.records.store(known).before
            return (before, table.records[session].flatMap { $0.place == known.place ? $0 : nil } ?? known)
        }
        notifyOwnerChange(of: session, from: before, to: now.record)
        return now
    }

    private func store(_ claim: OwnershipClaim, sequence: UInt64) {
        let before = table.withLock { $0.records.store(claim, sequence: sequence) }
        notifyOwnerChange(of: claim.record.id, from: before, to: claim.record)
    }

    private func notifyOwnerChange(of session: SessionID, from before: SessionRecord?, to now: SessionRecord) {
        if let before, before.owner != now.owner { onOwner(session, before.owner) }
    }
}
