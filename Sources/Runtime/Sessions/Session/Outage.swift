import Wire

/// The state of a session while no process is available for its app. The session is halted until there is one.
struct Outage {
    /// The work to continue once a process is available.
    enum Resumption {
        /// The session ran: its world is rebuilt from the recorded inputs.
        case remaking(SessionPhase)
        /// The session was being restored: its recorded inputs were not replayed yet.
        case restoring(SessionPast, recordsPause: Bool, pause: @Sendable (SessionPast) -> Downtime?)
        /// The session displays a recording.
        case showing(OpenedRecording)
    }

    /// The work to continue once a process is available.
    let resumption: Resumption
    /// The reason why no process is available, as a sentence without its final period.
    private(set) var reason: String
    /// An input that could not be applied, and that is applied first when the session is resumed. Nil if there is none,
    /// or if its sender was informed.
    private(set) var input: SessionInput?
    private var backoff = Backoff()
    private var alarm: any SessionAlarm

    /// Begins an outage; `alarm` schedules the next attempt after a delay.
    init(_ way: Resumption, reason: String, alarm: (Duration) -> any SessionAlarm) {
        (self.resumption, self.reason) = (way, reason)
        self.alarm = alarm(backoff.delay)
    }

    /// The error for clients that use the session meanwhile.
    var refusal: InputRejection { .unavailable(reason: reason, retryAfter: backoff.delay) }

    /// Returns a copy with the next, longer retry delay.
    func again(alarm: (Duration) -> any SessionAlarm) -> Outage {
        var outage = self
        outage.alarm.cancel()
        outage.backoff = backoff.next
        outage.alarm = alarm(outage.backoff.delay)
        return outage
    }

    /// Returns a copy with another reason.
    func explained(by reason: String) -> Outage {
        var outage = self
        outage.reason = reason
        return outage
    }

    /// Returns a copy that applies the input first. If there already is an input to apply first, the given one is
    /// ignored.
    func holding(_ input: SessionInput) -> Outage {
        var outage = self
        outage.input = outage.input ?? input
        return outage
    }

    /// Cancels the scheduled attempt.
    func cancelAlarm() {
        alarm.cancel()
        if case .remaking(let before) = resumption { before.cancelAlarm() }
    }
}
