package import Wire

/// Why a session cannot be looked at: no world of its app survives that, or none is to be had. The session itself goes
/// on in another one.
public struct FailedLook: Error, Equatable, CustomStringConvertible {
    /// What a look came to.
    package enum Cause: Sendable, Equatable {
        /// The app ended in this way.
        case crashed(CrashReport)
        /// Worlds were lost again and again to what others did.
        case interrupted
        /// The session stands still, and why.
        case refused(InputRejection)
    }

    package let cause: Cause

    /// Describes a look.
    package init(_ cause: Cause) {
        self.cause = cause
    }

    /// One sentence without its end.
    public var description: String {
        switch cause {
        case .crashed(let report): report.sentence
        case .interrupted: WorldLoss.gone.sentence
        case .refused(let rejection): rejection.description
        }
    }
}
