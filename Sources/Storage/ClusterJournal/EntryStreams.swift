import NATS
import Sessions
import Wire

/// The end of a session's entries: the last entry, and the position for the next one.
struct EntryTail {
    /// The number of the last entry.
    let number: Int
    /// The last entry; nil if the stream has none, because the next entry begins a new segment.
    let line: JournalLine?
    /// The position after which the next entry is appended.
    let place: StreamPlace
}

/// The streams of entries. A session's entries are in one of them, and continue in the other if the first had no
/// leader.
struct EntryStreams {
    private let streams: JetStream
    private let name: ClusterName

    init(_ streams: JetStream, name: ClusterName) {
        self.streams = streams
        self.name = name
    }

    /// Returns the settings of the streams.
    static func settings(_ name: ClusterName, replicas: Int) -> [StreamSettings] {
        ClusterName.streams.map { number in
            let files = number == 0 ? [name.allFiles] : []
            var settings = StreamSettings(
                name: name.entryStream(number), subjects: [name.allEntries(in: number)] + files)
            settings.replicas = replicas
            return settings
        }
    }

    /// Appends an entry after the position `last`. Throws like `JetStream.append`.
    nonisolated(nonsending) func append(
        _ bytes: [UInt8], of session: SessionID, behind last: StreamPlace, within time: Duration
    ) async throws(NATSFailure) -> StreamPlace {
        let sequence = try await streams.append(
            bytes, to: subject(of: session, in: last.stream), after: last.sequence, within: time)
        return StreamPlace(stream: last.stream, sequence: sequence)
    }

    /// Does the same as `append`, but blocks.
    func blockingAppend(_ bytes: [UInt8], of session: SessionID, behind last: StreamPlace) throws(NATSFailure)
        -> StreamPlace
    {
        let sequence = try streams.blockingAppend(
            bytes, to: subject(of: session, in: last.stream), after: last.sequence)
        return StreamPlace(stream: last.stream, sequence: sequence)
    }

    /// Returns a stream's last entry of a session, and its position; nil and position 0 if there is none. The entry may
    /// lie beyond the session's segment in that stream. Blocks.
    @available(*, noasync)
    func last(
        of session: SessionID, in stream: Int, within time: Duration = JetStream.defaultTimeout
    ) throws(ClusterError) -> (line: JournalLine?, place: StreamPlace) {
        try line(in: stream) { () throws(NATSFailure) in
            try streams.last(of: subject(of: session, in: stream), in: name.entryStream(stream), within: time)
        }
    }

    /// Returns the end of a session's entries. Blocks.
    @available(*, noasync)
    func tail(of session: SessionID, _ stretches: SegmentList) throws(ClusterError) -> EntryTail {
        let last = stretches.last
        let (line, place) = try self.last(of: session, in: last.stream)
        return end(of: last, line: line, place: place)
    }

    /// Does the same as `tail`, but reads from any server, whose copy may lack the last entries. Blocks.
    @available(*, noasync)
    func tailAnywhere(of session: SessionID, _ stretches: SegmentList) throws(ClusterError) -> EntryTail {
        let last = stretches.last
        let (line, place) = try line(in: last.stream) { () throws(NATSFailure) in
            try streams.lastAnywhere(of: subject(of: session, in: last.stream), in: name.entryStream(last.stream))
        }
        return end(of: last, line: line, place: place)
    }

    private func end(of stretch: Segment, line: JournalLine?, place: StreamPlace) -> EntryTail {
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

    /// Calls a closure with each entry of a session, oldest first. Blocks.
    @available(*, noasync)
    func read(
        _ session: SessionID, in stretches: SegmentList, onEntry hears: (JournalLine) -> Void
    ) throws(ClusterError) {
        var damage: ClusterError?
        func receive(_ message: NATSMessage, numbers: Range<Int>) -> Int? {
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
                let (subject, stream) = (subject(of: session, in: stream), name.entryStream(stream))
                if numbers.upperBound == .max {
                    try streams.read(subject, in: stream) { _ = receive($0, numbers: numbers) }
                } else {
                    // No entries are added to this segment any more. The read ends at its last entry and needs no
                    // leader.
                    try streams.read(
                        subject, in: stream,
                        while: { receive($0, numbers: numbers).map { $0 < numbers.upperBound - 1 } ?? false })
                }
            }
        } catch {
            throw .nats(error)
        }
        if let damage { throw damage }
    }

    /// Deletes all entries of a session. Blocks.
    @available(*, noasync)
    func purge(_ session: SessionID) throws(NATSFailure) {
        for stream in ClusterName.streams {
            try streams.purge(subject(of: session, in: stream), in: name.entryStream(stream))
        }
    }

    private func subject(of session: SessionID, in stream: Int) -> String {
        name.entries(of: session.rawValue, in: stream)
    }
}
