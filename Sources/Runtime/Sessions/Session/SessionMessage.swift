import Wire

/// What waits in a session's mailbox.
enum SessionMessage: Sendable {
    /// Go on from what was recorded of this session.
    case restore(SessionPast, recordsPause: Bool, pause: @Sendable (SessionPast) -> Pause?)
    /// Show what was recorded elsewhere.
    case show(OpenedRecording)
    /// Somebody did something, and wants to hear what became of it; `grant` is the input that gave them control.
    case page(SessionInput, key: String?, grant: Int?, @Sendable (Result<Int, InputRejection>) -> Void)
    /// Go on from a crash, and tell the number of the input that says so.
    case goOn(GoingOn, @Sendable (Result<Int, InputRejection>) -> Void)
    /// A request came to its end.
    case outcome(RequestID, TransportOutcome)
    /// A network client of the app's own brought something.
    case own(OwnAnswer)
    /// The answer to a request will not come.
    case interrupted(RequestID)
    /// A timer may be due.
    case alarm
    /// There may be room in the journal by now, or a process for the app.
    case tryAgain
    /// Make the app anew where apps run by now, and say what became of it.
    case renew(@Sendable (Renewal) -> Void)
    /// Look at the session between two inputs.
    case inspect(@Sendable (SessionView) async -> Void)
    /// End for this reason.
    case end(reason: String)
    /// Let go of the app, and say when.
    case suspend(@Sendable () -> Void)
    /// Do nothing else meanwhile.
    case wait(@Sendable () async -> Void)

    /// Whether the session is the same afterwards.
    var onlyLooks: Bool {
        switch self {
        case .inspect: true
        case .restore, .show, .page, .goOn, .outcome, .own, .interrupted, .alarm, .tryAgain, .renew, .end, .suspend,
            .wait:
            false
        }
    }
}
