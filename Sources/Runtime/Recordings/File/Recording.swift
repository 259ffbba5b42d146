package import Wire

/// A recorded session: its inputs in order, and their outcomes.
package struct Recording: Sendable {
    /// The header.
    package let header: RecordingHeader
    /// The inputs; the first one opens the session.
    package let inputs: [RecordedInput]
    /// Whether the file is truncated. The inputs that it contains are complete.
    package let isCut: Bool

    package init(header: RecordingHeader, inputs: [RecordedInput], isCut: Bool = false) {
        self.header = header
        self.inputs = inputs
        self.isCut = isCut
    }

    /// Returns the inputs as the past of a session with this id.
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

    /// Creates a recording from a session's past. The outcome of the last input is unknown, unless the past has its
    /// digest.
    package init(header: RecordingHeader, _ past: SessionPast) {
        self.init(
            header: header,
            inputs: past.entries.enumerated().map { index, entry in
                RecordedInput(time: entry.time, input: entry.input, digest: past.digest(after: index))
            })
    }

    /// The recording in the file format.
    package var file: [UInt8] {
        get throws {
            var writer = RecordingWriter(header)
            for input in inputs { try writer.append(input) }
            if !isCut { writer.end() }
            return writer.bytes
        }
    }
}
