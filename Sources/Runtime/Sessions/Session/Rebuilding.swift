import Wire

/// A past that is applied until a world has survived it, or until it is known which of its inputs none survives.
///
/// A world whose process ends for what another one does is made again.
struct Rebuilding {
    let past: SessionPast
    let clock: any SessionClock
    /// Makes a world; true says that one has crashed, or was killed, at this past.
    let makeWorld: (_ isSuspect: Bool) -> any WorldHandle

    /// What it came to.
    enum Result {
        /// The world has taken all of it, and waits for answers to these requests, oldest first.
        case whole(any WorldHandle, Replayed, underWay: [RequestUnderWay])
        /// It crashed on the way.
        case fallen(RebuildingFall)
        /// It crashed, and that was no input's doing.
        case lost(reason: String)
        /// No process is to be had for it, or others ended its process again and again.
        case unavailable(reason: String)
    }

    /// Applies the past.
    nonisolated(nonsending) func run() async -> Result {
        var losses = WorldLosses()
        var count = past.entries.count
        var fatal: (entry: JournalEntry, report: CrashReport)?
        var isSuspect = false
        while true {
            do throws(WorldLoss) {
                let (world, replayed, underWay) = try await attempt(
                    SessionReplay(past, upTo: count, clock: clock), isSuspect: isSuspect)
                guard let fatal else { return .whole(world, replayed, underWay: underWay) }
                return .fallen(
                    RebuildingFall(
                        world: world, standing: replayed.turn?.standing, entry: fatal.entry,
                        count: past.entries.count, report: fatal.report))
            } catch {
                let loss = blameless(error) ? .gone : error
                isSuspect = isSuspect || loss.isSuspicious
                switch losses.verdict(on: loss) {
                case .again: continue
                case .unavailable(let reason): return .unavailable(reason: reason)
                case .crashed(let report):
                    guard let number = report.input, number >= 1, number <= count else {
                        return .lost(reason: report.sentence)
                    }
                    (fatal, count, losses) = ((past.entries[number - 1], report), number - 1, WorldLosses())
                }
            }
        }
    }

    /// Whether the process was killed at none of the inputs, so that no input explains it: others may do so again and
    /// again.
    private func blameless(_ loss: WorldLoss) -> Bool {
        if case .killed(let report) = loss { report.input == nil } else { false }
    }

    private nonisolated(nonsending) func attempt(
        _ replay: SessionReplay, isSuspect: Bool
    ) async throws(WorldLoss) -> (any WorldHandle, Replayed, underWay: [RequestUnderWay]) {
        let world = makeWorld(isSuspect)
        do throws(WorldLoss) {
            let replayed = try await replay.run(in: world)
            return (world, replayed, try await world.requestsUnderWay())
        } catch {
            world.discard()
            throw error
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
