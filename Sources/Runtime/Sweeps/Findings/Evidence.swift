import Wire

/// A place in a run without the fault, with which the run with the fault is compared.
struct Baseline: Sendable {
    /// The screen after the app had become idle.
    let screenContent: ScreenContent
    /// The errors that controllers received since the request was sent. They result from faults in the recording
    /// itself.
    let errors: [StateReport]

    /// Returns the errors of a run with the fault that this run does not have, oldest first.
    ///
    /// An error that came with the end of the request itself (the input `end`) counts even if this run has one with the
    /// same text: a backend that answers 500 and a fault that answers 500 fail with the same message.
    func newErrors(among errors: [Entry<StateReport>], requestEndedAt end: Int?) -> [StateReport] {
        var known = self.errors.map(ErrorKey.init)
        return errors.filter { error in
            let isKnown = known.firstIndex(of: ErrorKey(error.content))
            if let isKnown { known.remove(at: isKnown) }
            return isKnown == nil || error.timestamp.input == end
        }.map(\.content)
    }
}

/// The properties that identify an error in two runs, whose retries and attempts have different numbers.
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

/// The observations about one fault, and about everything that a person could do next.
struct Evidence: Sendable {
    /// The screen while the request was pending.
    let before: ScreenContent
    /// The screen after the fault, when the app had become idle.
    let after: ScreenContent
    /// The same place without the fault; nil if it could not be reached.
    let baseline: Baseline?
    /// The errors that the fault caused, oldest first.
    let errors: [StateReport]
    /// Whether the fault only delayed the response.
    let isSlow: Bool
    /// Whether any view can be pressed, or navigation back is possible.
    let hasWayOut: Bool
    /// The results of the possible actions.
    let ends: [End]

    /// Whether a person can still do anything. A swipe counts only if the screen changes: a sheet that cannot be
    /// dismissed springs back.
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
        /// The number of repetitions of the failed request.
        let retries: Int
        /// The retries that ran and sent a request.
        let retriesRun: [RetryID]
        /// Whether an error was reported since.
        let failedAgain: Bool
    }
}
