import Recordings
import Sessions
import Sweeps
import Wire

/// Sessions and recordings read as what a person did.
extension Routes {
    /// Plays a session, without a network and without a clock, to read what was done in it; throws where that is not
    /// possible.
    func screenplay(of running: ServedSession) async throws(ProblemDetails) -> Screenplay {
        let entries: [JournalEntry]
        do {
            entries = try running.kept.entries(after: 0)
        } catch {
            throw error.problem
        }
        guard !entries.isEmpty else { throw ArchiveError.inputsNotKept.problem }
        let inputs = entries.map { RecordedInput(time: $0.time, input: $0.input, digest: nil) }
        do {
            return try await Screenplay(reading: inputs, in: players.worlds)
        } catch {
            throw ProblemDetails(
                409, "not-playable", "The session cannot be replayed",
                "Its recording cannot be replayed: \(error.description).")
        }
    }
}
