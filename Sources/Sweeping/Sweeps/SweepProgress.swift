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
    /// Everything that is tried: by controller, by seed, by request, by fault.
    package internal(set) var cells: [SweepCell] = []
    /// What came of those that were tried.
    package internal(set) var verdicts: [SweepCell: SweepVerdict] = [:]
    /// How often the app was played.
    package internal(set) var runs = 0
    /// How long it has taken so far.
    package internal(set) var duration = Duration.zero

    /// How long the rest takes, if it goes on as until now; nil where nobody can tell.
    package var remaining: Duration? {
        guard phase == .running, !verdicts.isEmpty else { return nil }
        return duration * (cells.count - verdicts.count) / verdicts.count
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
