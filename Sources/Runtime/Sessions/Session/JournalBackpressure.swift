import Wire

/// The input that a full journal refused, and when it is retried.
struct JournalBackpressure {
    /// The refused input, which is applied first when there is space.
    let input: SessionInput
    /// The reason for the refusal.
    let refusal: InputRejection
    /// The alarm for the next attempt, unless an input causes an earlier one; nil if the journal will never accept the
    /// input.
    let alarm: (any SessionAlarm)?
    private let backoff: Backoff

    /// Starts to wait with a refused input.
    init(_ input: SessionInput, refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) {
        self.init(input, refusal: refusal, backoff: Backoff(), alarm: alarm)
    }

    /// Returns a copy with the next, longer retry delay, after a failed attempt.
    func again(_ refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) -> JournalBackpressure {
        self.alarm?.cancel()
        return JournalBackpressure(input, refusal: refusal, backoff: backoff.next, alarm: alarm)
    }

    private init(
        _ input: SessionInput, refusal: InputRejection, backoff: Backoff,
        alarm: (Duration) -> any SessionAlarm
    ) {
        self.input = input
        self.refusal = refusal
        self.backoff = backoff
        self.alarm = refusal.isForGood ? nil : alarm(backoff.delay)
    }
}

/// The delay before the next attempt: one second at first, doubled each time, and at most 30 seconds.
struct Backoff {
    let delay: Duration

    /// Creates the delay of the first attempt.
    init() {
        self.init(delay: .seconds(1))
    }

    private init(delay: Duration) {
        self.delay = delay
    }

    /// The delay of the next attempt.
    var next: Backoff { Backoff(delay: min(delay * 2, .seconds(30))) }
}

extension InputRejection {
    /// Whether the rejection came from the journal.
    var isJournals: Bool {
        switch self {
        case .journalRefused, .journalFull: true
        default: false
        }
    }

    /// Whether the same input may succeed later without any action of a person.
    var mayPass: Bool {
        switch self {
        case .journalRefused, .journalFull, .unavailable: true
        default: false
        }
    }

    /// Whether the journal will never accept the input, because it cannot get further space.
    var isForGood: Bool {
        if case .journalFull = self { true } else { false }
    }
}
