import Wire

/// The rebuilding of a session's world: replays the session's past until a world survives, or until the input at which
/// the app crashes is known.
///
/// A world whose process ends because of another session is replaced by a new one.
struct Rebuilding {
    let past: SessionPast
    let clock: any SessionClock
    /// Creates a world. The argument is true if an earlier world crashed or was killed during this replay.
    let makeWorld: (_ isSuspect: Bool) -> any WorldHandle

    /// The result of the replay.
    enum Result {
        /// The world has applied all inputs, and waits for answers to these requests, oldest first.
        case whole(any WorldHandle, Replayed, underWay: [RequestUnderWay])
        /// The app crashed at a recorded input.
        case fallen(ReplayCrash)
        /// The app crashed for a reason other than an input.
        case lost(reason: String)
        /// No process is available, or other sessions ended its process repeatedly.
        case unavailable(reason: String)
    }

    /// Replays the past.
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
                    ReplayCrash(
                        world: world, checkpoint: replayed.turn?.checkpoint, entry: fatal.entry,
                        count: past.entries.count, report: fatal.report))
            } catch {
                let loss = blameless(error) ? .gone : error
                isSuspect = isSuspect || loss.isSuspicious
                switch losses.consequence(of: loss) {
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

    /// Whether the process was killed while it applied no input, so that no input explains the loss. Other sessions may
    /// cause this repeatedly.
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

/// A replay that ended early, at an input at which the app crashes.
struct ReplayCrash {
    /// The world in its state before that input.
    let world: any WorldHandle
    /// The checkpoint of the world; nil if the app crashes at the session's first input.
    let checkpoint: Checkpoint?
    /// The recorded input at which the app crashes.
    let entry: JournalEntry
    /// The number of recorded inputs, including those after the crash.
    let count: Int
    /// The report of the crash.
    let report: CrashReport
}
