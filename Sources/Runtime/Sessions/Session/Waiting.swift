import Wire

/// What a session waits with for room in its journal.
struct Waiting {
    /// What could not be recorded. It comes first when there is room.
    let input: SessionInput
    /// Why not.
    let refusal: InputRejection
    /// When it is tried again, unless something else does so before.
    let alarm: (any SessionAlarm)?
    private let backoff: Backoff

    /// Waits with an input. `alarm` has it tried again after a delay; never where no room is to come.
    init(_ input: SessionInput, refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) {
        self.init(input, refusal, Backoff(), alarm)
    }

    /// Goes on waiting, for longer, after one more attempt.
    func again(_ refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) -> Waiting {
        self.alarm?.cancel()
        return Waiting(input, refusal, backoff.next, alarm)
    }

    private init(
        _ input: SessionInput, _ refusal: InputRejection, _ backoff: Backoff,
        _ alarm: (Duration) -> any SessionAlarm
    ) {
        self.input = input
        self.refusal = refusal
        self.backoff = backoff
        self.alarm = refusal.isForGood ? nil : alarm(backoff.delay)
    }
}

/// How long nobody tries again: a second at first, twice as long each time, and half a minute at most.
struct Backoff {
    let delay: Duration

    /// That of the first attempt.
    init() {
        self.init(delay: .seconds(1))
    }

    private init(delay: Duration) {
        self.delay = delay
    }

    /// That of the next attempt.
    var next: Backoff { Backoff(delay: min(delay * 2, .seconds(30))) }
}

extension InputRejection {
    /// Whether it is the journal that refused.
    var isJournals: Bool {
        switch self {
        case .journalRefused, .journalFull: true
        default: false
        }
    }

    /// Whether the same input may be taken later, though nobody does anything about it.
    var mayPass: Bool {
        switch self {
        case .journalRefused, .journalFull, .unavailable: true
        default: false
        }
    }

    /// Whether no room is to come.
    var isForGood: Bool {
        if case .journalFull = self { true } else { false }
    }
}
