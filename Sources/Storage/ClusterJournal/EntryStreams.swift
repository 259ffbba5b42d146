import NATS
import Sessions
import Wire

/// The end of what is recorded of a session.
struct EntryTail {
    /// The number of the last entry.
    let number: Int
    /// The last entry, where it stands in the stream in which the next one will.
    let line: JournalLine?
    /// Behind which message the next one goes.
    let place: StreamPlace
}

/// The streams in which entries stand: a session's in one of them, and from some entry on in another, where NATS had no
/// leader for the first.
struct EntryStreams {
    private let streams: JetStream
    private let name: ClusterName

    init(_ streams: JetStream, _ name: ClusterName) {
        self.streams = streams
        self.name = name
    }

    /// How each is set up.
    static func settings(_ name: ClusterName, replicas: Int) -> [StreamSettings] {
        ClusterName.streams.map { number in
            let files = number == 0 ? [name.allFiles] : []
            var settings = StreamSettings(
                name: name.entryStream(number), subjects: [name.allEntries(in: number)] + files)
            settings.replicas = replicas
            return settings
        }
    }

    /// Appends behind a place. Throws as `JetStream.append`.
    nonisolated(nonsending) func append(
        _ bytes: [UInt8], of session: SessionID, behind last: StreamPlace, within time: Duration
    ) async throws(NATSFailure) -> StreamPlace {
        let sequence = try await streams.append(
            bytes, to: subject(session, last.stream), after: last.sequence, within: time)
        return StreamPlace(stream: last.stream, sequence: sequence)
    }

    /// As `append`, for threads that may wait.
    func put(_ bytes: [UInt8], of session: SessionID, behind last: StreamPlace) throws(NATSFailure) -> StreamPlace {
        let sequence = try streams.put(bytes, to: subject(session, last.stream), after: last.sequence)
        return StreamPlace(stream: last.stream, sequence: sequence)
    }

    /// The last entry that a stream has of a session, whether or not it counts, and its place. Waits.
    func last(
        of session: SessionID, in stream: Int, within time: Duration = JetStream.patience
    ) throws(ClusterError) -> (line: JournalLine?, place: StreamPlace) {
        try line(in: stream) { () throws(NATSFailure) in
            try streams.last(of: subject(session, stream), in: name.entryStream(stream), within: time)
        }
    }

    /// The end of what is recorded of a session. Waits.
    func tail(of session: SessionID, _ stretches: Stretches) throws(ClusterError) -> EntryTail {
        let last = stretches.last
        let (line, place) = try self.last(of: session, in: last.stream)
        return end(last, line, place)
    }

    /// As `tail`, as any server has it: the last entries may be missing. Waits.
    func tailAnywhere(of session: SessionID, _ stretches: Stretches) throws(ClusterError) -> EntryTail {
        let last = stretches.last
        let (line, place) = try line(in: last.stream) { () throws(NATSFailure) in
            try streams.lastAnywhere(of: subject(session, last.stream), in: name.entryStream(last.stream))
        }
        return end(last, line, place)
    }

    private func end(_ stretch: Stretch, _ line: JournalLine?, _ place: StreamPlace) -> EntryTail {
        guard let line, line.number >= stretch.from else {
            return EntryTail(number: stretch.from - 1, line: nil, place: place)
        }
        return EntryTail(number: line.number, line: line, place: place)
    }

    private func line(
        in stream: Int, _ found: () throws(NATSFailure) -> NATSMessage?
    ) throws(ClusterError) -> (line: JournalLine?, place: StreamPlace) {
        let message: NATSMessage?
        do throws(NATSFailure) { message = try found() } catch { throw .nats(error) }
        guard let message else { return (nil, StreamPlace(stream: stream, sequence: 0)) }
        return (try JournalLine(message.body), StreamPlace(stream: stream, sequence: message.sequence))
    }

    /// Hears a session's entries, oldest first. Waits.
    func read(
        _ session: SessionID, _ stretches: Stretches, _ hears: (JournalLine) -> Void
    ) throws(ClusterError) {
        var damage: ClusterError?
        func take(_ message: NATSMessage, _ numbers: Range<Int>) -> Int? {
            do throws(ClusterError) {
                let line = try JournalLine(message.body)
                if numbers.contains(line.number) { hears(line) }
                return line.number
            } catch {
                damage = damage ?? error
                return nil
            }
        }
        do throws(NATSFailure) {
            for (stream, numbers) in stretches.ranges {
                let (subject, stream) = (subject(session, stream), name.entryStream(stream))
                if numbers.upperBound == .max {
                    try streams.read(subject, in: stream) { _ = take($0, numbers) }
                } else {
                    // All that counts there is there, so that nobody need lead the stream.
                    try streams.read(
                        subject, in: stream, while: { take($0, numbers).map { $0 < numbers.upperBound - 1 } ?? false })
                }
            }
        } catch {
            throw .nats(error)
        }
        if let damage { throw damage }
    }

    /// Deletes all entries of a session. Waits.
    func purge(_ session: SessionID) throws(NATSFailure) {
        for stream in ClusterName.streams {
            try streams.purge(subject(session, stream), in: name.entryStream(stream))
        }
    }

    private func subject(_ session: SessionID, _ stream: Int) -> String {
        name.entries(of: session.rawValue, in: stream)
    }
}
