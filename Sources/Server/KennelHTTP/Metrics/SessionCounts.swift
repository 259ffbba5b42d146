import Sessions

/// The numbers of sessions by phase.
struct SessionCounts {
    private var counts: [String: Int] = [:]

    /// Counts running sessions, and those recorded sessions that do not run.
    init(running: [SessionView.Phase], recorded: RecordedCounts?) {
        for phase in running { counts[phase.rawValue, default: 0] += 1 }
        guard let recorded else { return }
        counts["parked"] = max(0, recorded.sessions - running.count { $0 != .recording })
        counts["quarantined"] = recorded.quarantined
        counts["recording"] = max(recorded.recordings, counts["recording"] ?? 0)
    }

    /// The number of sessions in each phase, in a fixed order. Phases without a session are included.
    var all: [(word: String, value: Int)] {
        ["live", "waiting", "crashed", "parked", "quarantined", "recording"].map { ($0, counts[$0] ?? 0) }
    }
}
