import Wire

/// A session for whose app no process can be had: it stands still until one can.
struct Outage {
    /// How a session goes on.
    enum Way {
        /// As it stood, in a world made anew from what is recorded.
        case remaking(SessionLife)
        /// From its past, into which it had not come back yet.
        case restoring(SessionPast, recordsPause: Bool, pause: @Sendable (SessionPast) -> Pause?)
        /// As a recording that is shown.
        case showing(OpenedRecording)
    }

    /// How it goes on.
    let way: Way
    /// Why no process can be had: a sentence without its end.
    private(set) var reason: String
    /// What could not be taken, and nobody can be told so. It comes first when the session goes on.
    private(set) var input: SessionInput?
    private var backoff = Backoff()
    private var alarm: any SessionAlarm

    /// Begins. `alarm` has it tried again after a delay.
    init(_ way: Way, reason: String, alarm: (Duration) -> any SessionAlarm) {
        (self.way, self.reason) = (way, reason)
        self.alarm = alarm(backoff.delay)
    }

    /// What whoever does something with the session is told.
    var refusal: InputRejection { .unavailable(reason: reason, retryAfter: backoff.delay) }

    /// The alarm rang: the next one comes later.
    func again(alarm: (Duration) -> any SessionAlarm) -> Outage {
        var outage = self
        outage.alarm.cancel()
        outage.backoff = backoff.next
        outage.alarm = alarm(outage.backoff.delay)
        return outage
    }

    /// The same, for this reason by now.
    func explained(by reason: String) -> Outage {
        var outage = self
        outage.reason = reason
        return outage
    }

    /// The same, with an input that comes first.
    func holding(_ input: SessionInput) -> Outage {
        var outage = self
        outage.input = outage.input ?? input
        return outage
    }

    /// Nobody tries again by themselves.
    func cancelAlarm() {
        alarm.cancel()
        if case .remaking(let before) = way { before.cancelAlarm() }
    }
}
