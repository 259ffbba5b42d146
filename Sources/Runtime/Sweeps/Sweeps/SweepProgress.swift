/// How far a sweep is, and what it found.
package struct SweepProgress: Sendable {
    /// How a sweep stands.
    package enum Phase: String, Sendable {
        /// It sees which requests there are.
        case planning
        /// It tries them.
        case running
        /// All was tried.
        case done
        /// It was stopped; what was tried until then is kept.
        case stopped
    }

    /// How it stands.
    package internal(set) var phase = Phase.planning
    /// Everything that is tried, as far as it is known: by controller, by seed, by request, by fault; then the requests
    /// that only other controllers or seeds make. Grows while the sweep runs; a cell keeps its index.
    package internal(set) var cells: [SweepCell] = []
    /// What came of those that were tried.
    package internal(set) var verdicts: [SweepCell: SweepVerdict] = [:]
    /// How often the app was played.
    package internal(set) var runs = 0
    /// How long it has taken so far.
    package internal(set) var duration = Duration.zero

    /// How many controllers and seeds have not been played yet, so that their tries are not known.
    var unplannedRuns = 0
    private(set) var plannedRuns = 0

    /// How long the rest takes, if it goes on as until now; nil where nobody can tell.
    package var remaining: Duration? {
        guard phase == .running, !verdicts.isEmpty else { return nil }
        return duration * (expectedCells - verdicts.count) / verdicts.count
    }

    /// How many tries there will be, if the runs that are not planned yet make as many requests as the others.
    package var expectedCells: Int {
        plannedRuns == 0 ? cells.count : cells.count * (plannedRuns + unplannedRuns) / plannedRuns
    }

    /// Adds the tries of one controller and seed.
    mutating func plan(_ new: [SweepCell]) {
        cells += new
        plannedRuns += 1
        unplannedRuns -= 1
        phase = .running
    }

    /// How many tries found something.
    package var failures: Int {
        verdicts.values.count { verdict in
            if case .found = verdict { true } else { false }
        }
    }

    /// Whether nothing more will come.
    package var isOver: Bool { phase == .done || phase == .stopped }
}
