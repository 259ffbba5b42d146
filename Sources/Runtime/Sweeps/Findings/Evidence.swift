import Wire

/// A state of the run without the fault, with which the run with the fault is compared.
struct Baseline: Sendable {
    /// The screen at this point, after the app had become idle.
    let screenContent: ScreenContent
    /// The errors that controllers received since the request was sent, although no fault was applied. They result from
    /// fault rules of the recording itself.
    let errors: [StateReport]
    /// The exceptions that the app raised until this point.
    let exceptions: [RaisedException]

    /// Returns those errors of a run with the fault that this run does not have, oldest first.
    ///
    /// An error that came with the end of the request itself is returned even if this run has an error with the same
    /// text: a backend that answers 500 and a fault that answers 500 fail with the same message.
    ///
    /// - Parameter end: The number of the input that ended the request; nil if it has not ended.
    func newErrors(among errors: [Entry<StateReport>], requestEndedAt end: Int?) -> [StateReport] {
        var known = self.errors.map(ErrorKey.init)
        return errors.filter { error in
            let isKnown = known.firstIndex(of: ErrorKey(error.content))
            if let isKnown { known.remove(at: isKnown) }
            return isKnown == nil || error.timestamp.input == end
        }.map(\.content)
    }
}

/// The properties by which an error is recognized in another run. The numbers of its retry and attempt are not among
/// them, because they differ between runs.
private struct ErrorKey: Equatable {
    let controller: String?
    let screen: ScreenFacts
    let kind: ErrorDescription.Kind?
    let reason: ErrorDescription.Reason?
    let message: String?

    init(_ report: StateReport) {
        controller = report.controller
        screen = report.screen
        kind = report.failure?.account.kind
        reason = report.failure?.account.reason
        message = report.failure?.account.message
    }
}

/// The observations about one fault, and about every action that a person could take next.
struct Evidence: Sendable {
    /// The screen while the request was pending.
    let before: ScreenContent
    /// The screen after the fault, when the app had become idle.
    let after: ScreenContent
    /// The same point of the run without the fault; nil if it could not be reached.
    let baseline: Baseline?
    /// The errors that the fault caused, oldest first.
    let errors: [StateReport]
    /// The exceptions that the app raised after the fault and does not raise without it.
    let exceptions: [RaisedException]
    /// Whether the fault only delayed the response.
    let isSlow: Bool
    /// Whether anything can be done on the screen: a view can be pressed, or navigation back is possible.
    let hasWayOut: Bool
    /// The results of the actions that were tried.
    let ends: [End]

    /// Whether a person can still leave this state. A swipe counts only if the screen changes, because a sheet that
    /// cannot be dismissed springs back.
    var canLeave: Bool {
        hasWayOut
            || ends.contains { end in
                guard case .swipe = end.way else { return false }
                return end.look.screen.digest != after.screen.digest
            }
    }

    /// The result of one action.
    struct End: Sendable {
        let way: UserAction
        let look: ScreenContent
        /// The number of times that the action sent the failed request again.
        let retries: Int
        /// The retries that the action ran and that sent a request.
        let retriesRun: [RetryID]
        /// The exceptions that the action raised.
        let exceptions: [RaisedException]
        /// Whether an error was reported after the action.
        let failedAgain: Bool
    }
}
