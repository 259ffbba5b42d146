/// The reason why a session did not run for a while, as far as the caller that starts it again knows.
package enum Absence: Sendable {
    /// The server ended, or the session was parked. The time of the session's last input shows which.
    case unexplained
    /// The user restarted the session; it stopped running at this wall time, in milliseconds since 1970.
    case restarted(at: Int64)
    /// The session is a branch of another session.
    case branched

    /// Whether a user caused the absence, so that it is recorded even if no input follows.
    var isUserAction: Bool {
        switch self {
        case .restarted: true
        case .unexplained, .branched: false
        }
    }
}
