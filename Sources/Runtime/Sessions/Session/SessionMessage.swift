import Wire

/// A message in a session's mailbox.
enum SessionMessage: Sendable {
    /// Rebuild the session from its recorded inputs.
    case restore(SessionPast, recordsPause: Bool, pause: @Sendable (SessionPast) -> Downtime?)
    /// Display a recording from elsewhere.
    case show(OpenedRecording)
    /// An input from a client. `grant` is the number of the input that gave the client control; nil admits the input
    /// from any client. The completion receives the number of the input, or the reason for its rejection.
    case page(SessionInput, key: String?, grant: Int?, @Sendable (Result<Int, InputRejection>) -> Void)
    /// Resume the session after a crash. The completion receives the number of the input that records this.
    case goOn(GoingOn, @Sendable (Result<Int, InputRejection>) -> Void)
    /// A request ended.
    case outcome(RequestID, TransportOutcome)
    /// A response delivered by an app-supplied network client.
    case own(OwnAnswer)
    /// A request will not be answered.
    case interrupted(RequestID)
    /// A timer may be due.
    case alarm
    /// The journal may have space again, or a process may be available again.
    case tryAgain
    /// Reload the app with the current build; the completion receives the result.
    case reload(@Sendable (ReloadResult) -> Void)
    /// Query the session between two inputs.
    case inspect(@Sendable (SessionView) async -> Void)
    /// End the session for this reason.
    case end(reason: String)
    /// Free the app; the completion is called afterwards.
    case suspend(@Sendable () -> Void)
    /// Handle no other message until the closure returns.
    case wait(@Sendable () async -> Void)

    /// Whether the message leaves the session unchanged.
    var isReadOnly: Bool {
        switch self {
        case .inspect: true
        case .restore, .show, .page, .goOn, .outcome, .own, .interrupted, .alarm, .tryAgain, .reload, .end, .suspend,
            .wait:
            false
        }
    }
}
