import Wire

extension Player {
    /// The recording as a file, from its first input on, each with what it comes to.
    ///
    /// An input that comes to something else than when it was recorded has only its sum, and so have all after it: what
    /// they came to then is not known any more. The same holds for an input that crashes the app. Throws when an input
    /// holds what JSON has no text for, and a `WorldLoss` when the world is gone.
    package func file(_ header: RecordingHeader) async throws -> [UInt8] {
        var writer = RecordingWriter(header)
        try await go(to: 0)
        var isKnown = true
        for input in inputs {
            var recorded = RecordedInput(time: input.time, input: input.input, digest: input.digest)
            isKnown = isKnown && firstDifference == nil
            if isKnown, let outcome = try await outcomeOfNext(), firstDifference == nil {
                recorded.outcome = outcome
                recorded.digest = digest
            } else {
                isKnown = false
            }
            try writer.append(recorded)
        }
        writer.end()
        return writer.bytes
    }

    /// Nil where the next input crashes the app.
    private func outcomeOfNext() async throws(WorldLoss) -> Outcome? {
        do throws(WorldLoss) {
            return try await takeNext()
        } catch {
            guard case .crashed = error else { throw error }
            return nil
        }
    }
}
