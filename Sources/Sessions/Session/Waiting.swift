import Wire

/// What a session waits with for room in its journal.
struct Waiting {
    /// What could not be recorded. It comes first when there is room.
    let input: SessionInput
    /// Why not.
    let refusal: InputRejection
    /// When it is tried again, unless something else does so before.
    let alarm: (any SessionAlarm)?
    private let delay: Duration

    private static let shortest = Duration.seconds(1)
    private static let longest = Duration.seconds(30)

    /// Waits with an input. `alarm` has it tried again after a delay; never where no room is to come.
    init(_ input: SessionInput, refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) {
        self.init(input, refusal, after: Self.shortest, alarm)
    }

    /// Goes on waiting, for longer, after one more attempt.
    func again(_ refusal: InputRejection, alarm: (Duration) -> any SessionAlarm) -> Waiting {
        self.alarm?.cancel()
        return Waiting(input, refusal, after: min(delay * 2, Self.longest), alarm)
    }

    private init(
        _ input: SessionInput, _ refusal: InputRejection, after delay: Duration,
        _ alarm: (Duration) -> any SessionAlarm
    ) {
        self.input = input
        self.refusal = refusal
        self.delay = delay
        self.alarm = refusal.isForGood ? nil : alarm(delay)
    }
}

extension InputRejection {
    /// Whether it is the journal that refused.
    var isJournals: Bool {
        switch self {
        case .journalRefused, .journalFull: true
        default: false
        }
    }

    /// Whether no room is to come.
    var isForGood: Bool {
        if case .journalFull = self { true } else { false }
    }
}
