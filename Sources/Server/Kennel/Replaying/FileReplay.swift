import Recordings
import Wire

/// A replay of one file.
struct FileReplay: Sendable {
    let file: String
    /// The worlds in which apps run.
    let worlds: any Worlds
    /// The names of the apps other than the program's own.
    let apps: [String]
    /// What the replay checks.
    var check = ReplayCheck.all

    /// Reads and replays the file, and returns the result.
    func run() async -> ReplayResult {
        let start = ContinuousClock.now
        var (inputs, notes) = (0, [String]())
        let verdict: ReplayResult.Outcome
        do throws(Unreadable) {
            let recording = try RecordingFile(file).read(knowing: apps)
            inputs = recording.inputs.count
            if recording.isCut { notes.append("the file is incomplete") }
            let player = Player(recording.inputs, worlds: worlds)
            verdict = try await play(player, recordedWith: recording.header.app, notes: &notes)
        } catch {
            verdict = .unreadable(error.sentence)
        }
        return ReplayResult(
            file: file, inputs: inputs, notes: notes, duration: ContinuousClock.now - start, replayOutcome: verdict)
    }

    private func play(
        _ player: Player, recordedWith recorded: String, notes: inout [String]
    ) async throws(Unreadable) -> ReplayResult.Outcome {
        do throws(WorldLoss) {
            if let app = try await player.app(), app != recorded {
                notes.append("recorded with \(recorded), replayed with \(app)")
            }
            let difference = check == .all ? try await player.difference() : nil
            let unmet = try await player.unmetExpectations()
            guard unmet.isEmpty else { return .unmet(unmet.map(Self.words), difference) }
            if let difference { return .differs(difference) }
            guard check == .all else { return .same }
            let exceptions = try await player.exceptions()
            return exceptions.isEmpty
                ? .same : .exceptions(exceptions.map { "input \($0.input): \($0.exception.words)" })
        } catch {
            return try await crash(of: player, loss: error, notes: &notes)
        }
    }

    /// Returns the expectation in a sentence, with the texts that the screen shows instead.
    private static func words(for unmet: UnmetExpectation) -> String {
        let text = "\"\(unmet.expectation.text)\""
        switch unmet.expectation.condition {
        case .shows:
            let shown = unmet.texts.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
            return "input \(unmet.step): the screen does not show \(text), but \(shown.isEmpty ? "no text" : shown)"
        case .hides: return "input \(unmet.step): the screen shows \(text)"
        }
    }

    private func crash(
        of player: Player, loss: WorldLoss, notes: inout [String]
    ) async throws(Unreadable) -> ReplayResult.Outcome {
        do throws(WorldLoss) {
            guard let crash = try await player.crashed() else { throw loss }
            if let number = await player.firstDifference, number < crash.number {
                notes.append("it differs from the recording from input \(number) on")
            }
            return .crashed(crash)
        } catch {
            throw Unreadable(sentence: "it could not be replayed: \(error.sentence)")
        }
    }
}
