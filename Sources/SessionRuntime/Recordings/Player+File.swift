extension Player {
    /// The recording as a file, from its first input on, each with what it comes to.
    ///
    /// An input that comes to something else than when it was recorded has only its sum, and so have all after it:
    /// what they came to then is not known any more. Throws when an input holds what JSON has no text for.
    package func file(_ header: RecordingHeader) throws -> [UInt8] {
        var writer = RecordingWriter(header)
        go(to: 0)
        for input in inputs {
            var recorded = RecordedInput(time: input.time, input: input.input, digest: input.digest)
            if firstDifference == nil, let outcome = takeNext(), firstDifference == nil {
                recorded.outcome = outcome
                recorded.digest = digest
            }
            try writer.append(recorded)
        }
        writer.end()
        return writer.bytes
    }
}
