import Recordings
import Sessions
import Sweeps
import Wire

/// Reads sessions and recordings as sequences of user actions.
struct ScenarioReader: Sendable {
    let players: Players

    /// Replays a session without network and clock, and returns its user actions. Throws if its inputs cannot be read
    /// or replayed.
    func scenario(of running: ServedSession) async throws(ProblemDetails) -> Scenario {
        let entries: [JournalEntry]
        do {
            entries = try running.inputSource.entries(after: 0)
        } catch {
            throw error.problem
        }
        guard !entries.isEmpty else { throw ArchiveError.inputsNotStored.problem }
        let inputs = entries.map { RecordedInput(time: $0.time, input: $0.input, digest: nil) }
        do {
            return try await Scenario(reading: inputs, in: players.worlds)
        } catch {
            throw ProblemDetails(
                409, kind: .notPlayable, title: "The session cannot be replayed",
                detail: "Its recording cannot be replayed: \(error.description).")
        }
    }
}
