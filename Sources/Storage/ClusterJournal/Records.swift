import Foundation
import Locks
import NATS
import Wire

/// What is known of all sessions of the cluster, followed as it changes, so that lists ask nobody.
///
/// What is not here may have been written a moment ago, so it is looked up.
final class Records: Sendable {
    typealias Known = RecordTable.Known

    /// What was heard of a stream.
    private struct Hearing {
        /// The place of the last message that was heard, or missed for good.
        var heard: UInt64 = 0
        /// The last place that the stream had when it was asked before.
        var wanted: UInt64 = 0
    }

    private struct Table {
        var hearings = Array(repeating: Hearing(), count: ClusterName.streams.count)
        var records = RecordTable()
    }

    static let pause = 0.02
    /// A question that was lost on its way, with the server that was talked to, is asked again after this long.
    static let attempt = Duration.milliseconds(500)

    private let streams: JetStream
    private let name: ClusterName
    private let table = Locked(Table())
    private let following = Locked<[Int: NATSSubscription]>([:])
    /// The stream that took a new session last.
    private let latest = Locked(0)
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

    /// How the streams are set up.
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

    /// Begins to follow, anew where it has begun before. What was deleted meanwhile goes when it is asked for.
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
            _ = try? self?.take(message, of: stream)
        }
        following.withLock { $0[stream] = heard }
    }

    /// Begins anew where nothing is heard any more of what is written: the server that told may be gone. Waits.
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

    /// The record of the session with this id or watch id, as it is known here, or as it is kept where it is not.
    func find(_ name: String) throws(ClusterError) -> Known? {
        if let known = known(name) { return known }
        return try look(name)
    }

    /// The record as it is known here.
    func known(_ name: String) -> Known? {
        table.withLock { $0.records[SessionID(name)] }
    }

    /// The record as it is kept, whatever is known here. Throws where it may be in a stream that cannot be asked.
    func look(_ text: String, within time: Duration = JetStream.patience) throws(ClusterError) -> Known? {
        guard ClusterName.isToken(text) else { return nil }
        if let known = known(text) {
            let found = try kept(known.record.id.rawValue, in: known.place.stream, within: time)
            if found == nil { forget(known.record.id, upTo: known.place) }
            return found
        }
        var away: NATSFailure?
        // What nobody told here was opened a moment ago.
        let first = latest.withLock { $0 }
        for stream in [first, ClusterName.other(than: first)] {
            do throws(ClusterError) {
                if let found = try kept(text, in: stream, within: time) { return found }
                if let found = try watched(text, in: stream, within: time) { return found }
            } catch .nats(let failure) where failure.mayPass {
                away = failure
            }
        }
        if let away { throw .nats(away) }
        return nil
    }

    private func kept(_ id: String, in stream: Int, within time: Duration) throws(ClusterError) -> Known? {
        try Self.asked {
            let subject = name.record(of: id, in: stream)
            guard let found = try streams.last(of: subject, in: name.recordStream(stream), within: time)
            else { return nil }
            return try take(found, of: stream)
        }
    }

    private func watched(_ watch: String, in stream: Int, within time: Duration) throws(ClusterError) -> Known? {
        let id = try Self.asked {
            try streams.last(of: name.watch(watch, in: stream), in: name.recordStream(stream), within: time)?.body
        }
        guard let id else { return nil }
        return try kept(String(decoding: id, as: UTF8.self), in: stream, within: time)
    }

    /// Writes the first record of a session, in the stream in which it stands for its life: the first one, or where
    /// nobody takes it there the other one. One that may have been taken is written nowhere else, so that a session
    /// never has two. Waits.
    func begin(
        within time: Duration, _ session: (_ stream: Int) -> SessionRecord
    ) throws(ClusterError) -> SessionRecord {
        let end = ContinuousClock.now + time
        var stream = 0
        var isInDoubt = false
        while true {
            let record = session(stream)
            do throws(ClusterError) {
                if !isInDoubt { try tell(record, in: stream) }
                do throws(ClusterError) {
                    try write(record, over: StreamPlace(stream: stream, sequence: 0), within: Self.attempt)
                } catch .nats(let failure) where failure.mayPass {
                    isInDoubt = isInDoubt || failure != .noResponders
                    throw .nats(failure)
                } catch .elsewhere {
                    isInDoubt = true
                    // Perhaps by this very record, of which nobody told that it had arrived.
                    guard try kept(record.id.rawValue, in: stream, within: JetStream.patience)?.record == record else {
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

    /// Has a watch id lead to a session. Written before its record, so that whoever finds one finds it by both names;
    /// where no record follows it leads nowhere.
    private func tell(_ record: SessionRecord, in stream: Int) throws(ClusterError) {
        try Self.asked {
            _ = try streams.put(
                Array(record.id.rawValue.utf8), to: name.watch(record.watch.rawValue, in: stream), after: nil,
                within: Self.attempt)
        }
    }

    /// Writes a record in the place of the one that was read, or the first one of its session. Throws `elsewhere` where
    /// somebody else wrote it meanwhile.
    func write(
        _ record: SessionRecord, over before: StreamPlace, within time: Duration = JetStream.patience
    ) throws(ClusterError) {
        try Self.asked {
            let sequence = try streams.put(
                try record.bytes(), to: name.record(of: record.id.rawValue, in: before.stream), after: before.sequence,
                within: time)
            take(Known(record: record, place: StreamPlace(stream: before.stream, sequence: sequence)))
        }
    }

    /// Notes in the other stream that this node takes a session over, as nobody leads the one in which its record
    /// stands. Whether it did; where somebody else was first, that is known then. Waits.
    func claim(_ record: SessionRecord, from known: Known) throws(ClusterError) -> Bool {
        let stream = ClusterName.other(than: known.place.stream)
        let subject = name.record(of: record.id.rawValue, in: stream)
        while true {
            do throws(ClusterError) {
                return try Self.asked {
                    let last = try streams.last(of: subject, in: name.recordStream(stream), within: Self.attempt)
                    if let last {
                        guard let claim = Claim(last.body) else { return false }
                        take(claim, last.sequence)
                        if claim.over == known.place, claim.record.owner != known.record.owner { return false }
                    }
                    let claim = Claim(record: record, over: known.place)
                    let sequence = try streams.put(
                        try claim.bytes(), to: subject, after: last?.sequence ?? 0, within: Self.attempt)
                    take(claim, sequence)
                    return true
                }
            } catch .elsewhere {
                // Whoever was first is found the next time.
            }
        }
    }

    /// Writes what a node claimed where it belongs, as far as that has a leader by now. Waits.
    func settle(_ node: NodeID) {
        for known in read({ $0.claimed(by: node) }) {
            do throws(ClusterError) {
                try write(known.record, over: known.place, within: Self.attempt)
            } catch {
                // Where somebody wrote it meanwhile, that is heard.
                if case .nats = error { return }
            }
        }
    }

    /// Deletes what is known of a session. Waits.
    func purge(_ known: Known) throws(NATSFailure) {
        let (id, watch) = (known.record.id.rawValue, known.record.watch.rawValue)
        // The other one may have a claim, and a watch id of an opening that nobody took there.
        for stream in [known.place.stream, ClusterName.other(than: known.place.stream)] {
            try streams.purge(name.record(of: id, in: stream), in: name.recordStream(stream))
            try streams.purge(name.watch(watch, in: stream), in: name.recordStream(stream))
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

    /// A session is no more, and its record up to this place, or to the one that is known.
    func forget(_ session: SessionID, upTo place: StreamPlace?) {
        table.withLock { $0.records.remove(session, upTo: place) }
    }

    /// Runs `body` with all records.
    func read<Result: Sendable>(_ body: (RecordTable) -> Result) -> Result { table.withLock { body($0.records) } }

    /// Takes what a stream has of a session, and gives what is known of it then; nil where that is a claim.
    private func take(_ message: NATSMessage, of stream: Int) throws(ClusterError) -> Known? {
        do throws(ClusterError) {
            let record = try SessionRecord(message.body)
            return take(Known(record: record, place: StreamPlace(stream: stream, sequence: message.sequence)))
        } catch {
            guard let claim = Claim(message.body) else { throw error }
            take(claim, message.sequence)
            return nil
        }
    }

    /// Takes a record, and gives what counts in its place.
    @discardableResult
    private func take(_ known: Known) -> Known {
        let session = known.record.id
        let (before, now) = table.withLock { table in
            let before = table.records.put(known).before
            return (before, table.records[session].flatMap { $0.place == known.place ? $0 : nil } ?? known)
        }
        tell(session, before, now.record)
        return now
    }

    private func take(_ claim: Claim, _ sequence: UInt64) {
        let before = table.withLock { $0.records.put(claim, sequence) }
        tell(claim.record.id, before, claim.record)
    }

    private func tell(_ session: SessionID, _ before: SessionRecord?, _ now: SessionRecord) {
        if let before, before.owner != now.owner { onOwner(session, before.owner) }
    }
}
