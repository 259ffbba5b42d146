package import Wire

/// The reason why a query about a session failed: the app crashed or was lost, or no process is available. The session
/// itself continues in another world.
public struct SnapshotFailure: Error, Equatable, CustomStringConvertible {
    /// The cause of a failed query.
    package enum Cause: Sendable, Equatable {
        /// The app crashed.
        case crashed(CrashReport)
        /// Worlds were lost repeatedly because of other sessions.
        case interrupted
        /// The session is halted, for this reason.
        case refused(InputRejection)
    }

    package let cause: Cause

    /// Creates an error.
    package init(_ cause: Cause) {
        self.cause = cause
    }

    /// The reason as a sentence without its final period.
    public var description: String {
        switch cause {
        case .crashed(let report): report.sentence
        case .interrupted: WorldLoss.gone.sentence
        case .refused(let rejection): rejection.description
        }
    }
}
