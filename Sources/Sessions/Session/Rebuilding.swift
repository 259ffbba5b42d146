import Wire

/// A past that is applied until a world has survived it, or until it is known which of its inputs none survives.
///
/// A world whose process ends for what another one does is made again.
struct Rebuilding {
    let past: SessionPast
    let clock: any SessionClock
    let makeWorld: () -> any WorldHandle

    /// What it came to.
    enum Result {
        /// The world has taken all of it.
        case whole(any WorldHandle, Replayed)
        /// It crashed on the way.
        case fallen(RebuildingFall)
        /// Others ended its process again and again, or it was no input's doing.
        case lost(reason: String)
    }

    /// So often a past is applied to worlds that others end.
    private static let mostAttempts = 20

    /// Applies the past.
    nonisolated(nonsending) func run() async -> Result {
        for _ in 1...Self.mostAttempts {
            switch await attempt(SessionReplay(past, clock: clock)) {
            case .success((let world, let replayed)): return .whole(world, replayed)
            case .failure(.gone): continue
            case .failure(.crashed(let report)):
                guard let number = report.input, past.entries.indices.contains(number - 1) else {
                    return .lost(reason: report.sentence)
                }
                let before = await attempt(SessionReplay(past, upTo: number - 1, clock: clock))
                guard case .success((let world, let replayed)) = before else { continue }
                return .fallen(
                    RebuildingFall(
                        world: world, standing: replayed.turn?.standing, entry: past.entries[number - 1],
                        count: past.entries.count, report: report))
            }
        }
        return .lost(reason: "its process ended again and again")
    }

    private nonisolated(nonsending) func attempt(
        _ replay: SessionReplay
    ) async -> Swift.Result<(any WorldHandle, Replayed), WorldLoss> {
        let world = makeWorld()
        do throws(WorldLoss) {
            return .success((world, try await replay.run(in: world)))
        } catch {
            world.discard()
            return .failure(error)
        }
    }
}

/// A rebuilding that ended at an input which no world survived.
struct RebuildingFall {
    /// The app as it was before that input.
    let world: any WorldHandle
    /// How the world stands; nil where it was that before its opening.
    let standing: Standing?
    /// The recorded input.
    let entry: JournalEntry
    /// How many inputs are recorded.
    let count: Int
    /// What ended the app.
    let report: CrashReport
}
