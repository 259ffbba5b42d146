import Wire

/// A place in a run without the fault, with which the run with the fault is compared.
struct Baseline: Sendable {
    /// The screen once everything had come to rest.
    let look: Look
    /// The errors that controllers received since the request left. Faults of the recording itself cause them.
    let errors: [StateReport]

    /// The errors of a run with the fault that this run does not have, oldest first.
    ///
    /// An error that came with the end of the request itself (the input `end`) counts even where this run has one that
    /// reads the same: a backend that answers 500 and a fault that answers 500 fail with the same words.
    func newErrors(among errors: [Entry<StateReport>], requestEndedAt end: Int?) -> [StateReport] {
        var known = self.errors.map(ErrorKey.init)
        return errors.filter { error in
            let isKnown = known.firstIndex(of: ErrorKey(error.content))
            if let isKnown { known.remove(at: isKnown) }
            return isKnown == nil || error.moment.input == end
        }.map(\.content)
    }
}

/// What makes an error the same in two runs, where retries and attempts have other numbers.
private struct ErrorKey: Equatable {
    let controller: String?
    let screen: ScreenFacts
    let kind: ErrorAccount.Kind?
    let reason: ErrorAccount.Reason?
    let message: String?

    init(_ report: StateReport) {
        controller = report.controller
        screen = report.screen
        kind = report.failure?.account.kind
        reason = report.failure?.account.reason
        message = report.failure?.account.message
    }
}

/// What was seen of one fault, and of all that a person could do next.
struct Evidence: Sendable {
    /// As the request was under way.
    let before: Look
    /// Once the fault had come, and everything had come to rest.
    let after: Look
    /// The same place without the fault; nil where that could not be reached.
    let baseline: Baseline?
    /// The errors that the fault caused, oldest first.
    let errors: [StateReport]
    /// Whether the request was answered after all, only later.
    let isSlow: Bool
    /// Whether anything can be pressed, or leads back.
    let hasWayOut: Bool
    /// What came of each way.
    let ends: [End]

    /// Whether a person can still do anything. A swipe counts where something comes of it: a sheet that is held, or
    /// whose delegate wants it to stay, only springs back.
    var canLeave: Bool {
        hasWayOut
            || ends.contains { end in
                guard case .swipe = end.way else { return false }
                return end.look.screen.digest != after.screen.digest
            }
    }

    /// What came of one way.
    struct End: Sendable {
        let way: Way
        let look: Look
        /// How often the request that failed was made again.
        let retries: Int
        /// The retries that ran and requested something.
        let retriesRun: [RetryID]
        /// Whether an error was heard since.
        let failedAgain: Bool
    }
}
