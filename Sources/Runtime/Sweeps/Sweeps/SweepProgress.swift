/// The progress and the findings of a sweep.
package struct SweepProgress: Sendable {
    /// The phase of a sweep.
    package enum Phase: String, Sendable {
        /// The requests are being determined.
        case planning
        /// The tests are running.
        case running
        /// All tests have ended.
        case done
        /// The sweep was stopped; the results so far are kept.
        case stopped
    }

    /// The current phase.
    package internal(set) var phase = Phase.planning
    /// All tests known so far, by controller, seed, request and fault. Tests of requests that only other controllers or
    /// seeds make follow. New tests are only appended, so that indices stay valid.
    package internal(set) var cells: [SweepCell] = []
    /// The results of finished tests.
    package internal(set) var verdicts: [SweepCell: SweepOutcome] = [:]
    /// The number of runs of the app so far.
    package internal(set) var runs = 0
    /// The duration so far.
    package internal(set) var duration = Duration.zero

    /// The number of pairs of a controller and a seed that were not played yet. Their requests, and thus their tests,
    /// are still unknown.
    var unplannedRuns = 0
    private(set) var plannedRuns = 0

    /// The estimated remaining duration; nil if there is no estimate.
    package var remaining: Duration? {
        guard phase == .running, !verdicts.isEmpty else { return nil }
        return duration * (expectedCells - verdicts.count) / verdicts.count
    }

    /// The expected number of tests, on the assumption that the remaining controllers and seeds make as many requests
    /// as the others.
    package var expectedCells: Int {
        plannedRuns == 0 ? cells.count : cells.count * (plannedRuns + unplannedRuns) / plannedRuns
    }

    /// Adds the tests of one controller and seed.
    mutating func plan(_ new: [SweepCell]) {
        cells += new
        plannedRuns += 1
        unplannedRuns -= 1
        phase = .running
    }

    /// The number of tests with findings.
    package var failures: Int {
        verdicts.values.count { verdict in
            if case .found = verdict { true } else { false }
        }
    }

    /// Whether the sweep has ended.
    package var isOver: Bool { phase == .done || phase == .stopped }
}
