package import Wire

/// A session as a value: its inputs, in order, and what they came to when they were made.
package struct Recording: Sendable {
    /// What it says of itself.
    package let header: RecordingHeader
    /// The inputs; the first opens the session.
    package let inputs: [RecordedInput]
    /// Whether the file ended before the recording did; what is here is whole.
    package let isCut: Bool

    /// Describes a recording.
    package init(header: RecordingHeader, inputs: [RecordedInput], isCut: Bool = false) {
        self.header = header
        self.inputs = inputs
        self.isCut = isCut
    }

    /// The inputs as the past of a session of this name.
    package func past(of session: SessionID) throws(SessionPast.Damage) -> SessionPast {
        var digest: UInt64 = 0
        var entries: [JournalEntry] = []
        entries.reserveCapacity(inputs.count)
        for (index, input) in inputs.enumerated() {
            entries.append(
                JournalEntry(
                    session: session, number: index + 1, time: input.time, key: nil, input: input.input, digest: digest)
            )
            digest = input.digest ?? 0
        }
        return try SessionPast(entries, digest: inputs.last?.digest)
    }

    /// A past as it was recorded. What its last input came to is not known, unless the past says so.
    package init(header: RecordingHeader, _ past: SessionPast) {
        self.init(
            header: header,
            inputs: past.entries.enumerated().map { index, entry in
                RecordedInput(time: entry.time, input: entry.input, digest: past.digest(after: index))
            })
    }

    /// The recording as a file.
    package var file: [UInt8] {
        get throws {
            var writer = RecordingWriter(header)
            for input in inputs { try writer.append(input) }
            if !isCut { writer.end() }
            return writer.bytes
        }
    }
}
