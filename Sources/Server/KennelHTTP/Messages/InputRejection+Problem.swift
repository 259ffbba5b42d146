import Wire

extension InputRejection {
    /// The problem that a client receives. Only this property maps rejections to HTTP.
    var problem: ProblemDetails {
        switch self {
        case .malformed:
            ProblemDetails(400, "malformed", "The request does not say what it must", description)
        case .staleView, .unsupported, .outdatedRound:
            ProblemDetails(409, "stale-view", "The view cannot take this input", description)
        case .unreachable(_, let obstacle):
            ProblemDetails(409, "view-\(obstacle.rawValue)", "A person could not reach the view", description)
        case .outOfRange:
            ProblemDetails(409, "out-of-range", "The view has no such part", description)
        case .unknownRetry: ProblemDetails(409, "stale-retry", "There is no such retry", description)
        case .spentRetry: ProblemDetails(409, "spent-retry", "The retry was run already", description)
        case .deadRetry: ProblemDetails(409, "dead-retry", "The retry has nothing to retry", description)
        case .notHeld: ProblemDetails(409, "not-held", "The request is not paused", description)
        case .nothingToSwipe(.down): ProblemDetails(409, "no-sheet", "There is no sheet to drag down", description)
        case .nowhereBack, .nothingToSwipe(.back):
            ProblemDetails(409, "nowhere-back", "There is no way back", description)
        case .sameDevice: ProblemDetails(409, "same-device", "The device is like that already", description)
        case .tooManyInputs(let wait):
            ProblemDetails(429, "too-many-inputs", "Too many inputs", description)
                .with("Retry-After", String(max(1, wait.components.seconds)))
        case .journalRefused:
            ProblemDetails(503, "not-recorded", "The input could not be recorded", description)
                .with("Retry-After", "1")
        case .journalFull:
            ProblemDetails(409, "journal-full", "The session's recording is full", description)
        case .unavailable(_, let wait):
            ProblemDetails(503, "no-process", "The app cannot run at present", description)
                .with("Retry-After", String(max(1, wait.components.seconds)))
        case .recording:
            ProblemDetails(409, "recording", "A recording takes no inputs", description)
        case .crashed:
            ProblemDetails(409, "crashed", "The app has crashed", description)
        case .crashedTooOften(_, let wait):
            ProblemDetails(429, "crashed-too-often", "The app crashes again and again", description)
                .with("Retry-After", String(wait.wholeSecondsUp))
        case .notCrashed:
            ProblemDetails(409, "not-crashed", "The app has not crashed", description)
        case .nothingBefore:
            ProblemDetails(409, "nothing-before", "The session never stood before the crash", description)
        case .notDriving: ProblemDetails(403, "not-driving", "Somebody else has control of this session", description)
        case .nobodyAsked: ProblemDetails(409, "nobody-asked", "Nobody requested control", description)
        case .putAside:
            .putAside(description)
        case .elsewhere:
            .elsewhere(description)
        case .ended:
            ProblemDetails(404, "unknown-session", "There is no such session", description)
        }
    }
}
