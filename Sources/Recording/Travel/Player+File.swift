import Wire

extension Player {
    /// The recording as a file, from its first input on, each with what it comes to.
    ///
    /// An input that comes to something else than when it was recorded has only its sum, and so have all after it:
    /// what they came to then is not known any more. Throws when an input holds what JSON has no text for, and a `WorldLoss`
    /// when the world is gone.
    package func file(_ header: RecordingHeader) async throws -> [UInt8] {
        var writer = RecordingWriter(header)
        try await go(to: 0)
        for input in inputs {
            var recorded = RecordedInput(time: input.time, input: input.input, digest: input.digest)
            if firstDifference == nil, let outcome = try await takeNext(), firstDifference == nil {
                recorded.outcome = outcome
                recorded.digest = digest
            }
            try writer.append(recorded)
        }
        writer.end()
        return writer.bytes
    }
}
