import Wire

extension Player {
    /// Writes the recording as a file, with the outcome of each input.
    ///
    /// From the first input whose outcome differs from the recorded one, or that crashes the app, only digests are
    /// written, because the original outcomes are unknown. Throws if an input cannot be represented in JSON, and a
    /// `WorldLoss` if the world is lost.
    package func file(_ header: RecordingHeader) async throws -> [UInt8] {
        var writer = RecordingWriter(header)
        try await seek(to: 0)
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

    /// Returns the outcome of the next input; nil if it crashes the app.
    private func outcomeOfNext() async throws(WorldLoss) -> StepOutcome? {
        do throws(WorldLoss) {
            return try await takeNext()
        } catch {
            guard case .crashed = error else { throw error }
            return nil
        }
    }
}
