import Wire

/// The state of a session that is halted after a crash. Session time does not pass until the session is resumed.
struct CrashHalt {
    /// The input at which the app crashed, with its report.
    let crash: FatalInput
    /// The time of the session's clock at which the halt began, or at which this process loaded the halted session.
    let since: Duration
    /// The time for which the session was halted before this process loaded it.
    var before = Duration.zero

    /// Returns the downtime to record when the session is resumed.
    func pause(_ way: GoingOn, at now: Duration) -> Downtime {
        let cause: Downtime.Cause =
            switch way {
            case .again: .triedAgain
            case .before: .passedOver
            }
        return Downtime(away: before + (now - since), cause: cause)
    }
}

/// The requests and messages that a halt has left over. They are settled when the session is resumed.
struct LeftOver {
    /// Requests that will not be answered, because their answer crashed the app, or because a server ended.
    var orphans: Set<RequestID> = []
    /// The messages that arrived during the halt.
    var missed: [SessionMessage] = []
}

extension TransportFailure {
    /// The failure of a request whose answer crashed the app, or arrived after the crash.
    static let crashed = TransportFailure(
        kind: .interrupted, message: "The app crashed before it received the response.")
}

extension SessionInput {
    /// The request that the input completes; nil for other inputs.
    var answered: RequestID? {
        switch self {
        case .response(let id, _), .failure(let id, _), .read(let id, _): id
        default: nil
        }
    }
}
