/// Why a session did not run for a while, as far as whoever brings it back knows.
package enum Absence: Sendable {
    /// Its server ended, or it was parked; which of the two follows from the time of its last input.
    case unexplained
    /// A person restarted it; it stopped running at this wall time, in milliseconds since 1970.
    case restarted(at: Int64)
    /// It continues another session from one of its steps.
    case branched

    /// Whether somebody did it on purpose, so that it is recorded even if nothing follows.
    var isAnAct: Bool {
        switch self {
        case .restarted: true
        case .unexplained, .branched: false
        }
    }
}
