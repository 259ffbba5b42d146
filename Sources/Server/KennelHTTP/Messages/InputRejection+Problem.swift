import Wire

extension InputRejection {
    /// The problem that a client receives. Only this property maps rejections to HTTP.
    var problem: ProblemDetails {
        switch self {
        case .malformed:
            ProblemDetails(400, kind: .malformed, title: "The request is malformed", detail: description)
        case .staleView, .unsupported, .outdatedRound:
            ProblemDetails(409, kind: .staleView, title: "The view cannot receive this input", detail: description)
        case .unreachable(_, let obstacle):
            ProblemDetails(
                409, kind: obstacle.problemKind, title: "A user could not use the view now", detail: description)
        case .outOfRange:
            ProblemDetails(409, kind: .outOfRange, title: "The index is out of range", detail: description)
        case .unknownRetry:
            ProblemDetails(409, kind: .staleRetry, title: "There is no such retry", detail: description)
        case .spentRetry:
            ProblemDetails(409, kind: .spentRetry, title: "The retry has already been run", detail: description)
        case .deadRetry:
            ProblemDetails(409, kind: .deadRetry, title: "The retry is no longer possible", detail: description)
        case .notHeld: ProblemDetails(409, kind: .notHeld, title: "The request is not paused", detail: description)
        case .nothingToSwipe(.down):
            ProblemDetails(409, kind: .noSheet, title: "There is no sheet to drag down", detail: description)
        case .nowhereBack, .nothingToSwipe(.back):
            ProblemDetails(409, kind: .nowhereBack, title: "There is no screen to go back to", detail: description)
        case .sameDevice:
            ProblemDetails(409, kind: .sameDevice, title: "The device already has these settings", detail: description)
        case .tooManyInputs(let wait):
            ProblemDetails(429, kind: .tooManyInputs, title: "Too many inputs", detail: description)
                .withHeader("Retry-After", value: String(max(1, wait.components.seconds)))
        case .journalRefused:
            ProblemDetails(503, kind: .notRecorded, title: "The input could not be recorded", detail: description)
                .withHeader("Retry-After", value: "1")
        case .journalFull:
            ProblemDetails(409, kind: .journalFull, title: "The session's recording is full", detail: description)
        case .unavailable(_, let wait):
            ProblemDetails(503, kind: .noProcess, title: "The app cannot run now", detail: description)
                .withHeader("Retry-After", value: String(max(1, wait.components.seconds)))
        case .recording:
            ProblemDetails(409, kind: .recording, title: "A recording accepts no inputs", detail: description)
        case .crashed:
            ProblemDetails(409, kind: .crashed, title: "The app has crashed", detail: description)
        case .crashedTooOften(_, let wait):
            ProblemDetails(
                429, kind: .crashedTooOften, title: "The app crashes repeatedly", detail: description
            )
            .withHeader("Retry-After", value: String(wait.wholeSecondsUp))
        case .notCrashed:
            ProblemDetails(409, kind: .notCrashed, title: "The app has not crashed", detail: description)
        case .nothingBefore:
            ProblemDetails(
                409, kind: .nothingBefore, title: "There is no state before the crash", detail: description)
        case .notDriving:
            ProblemDetails(
                403, kind: .notDriving, title: "Somebody else has control of this session", detail: description)
        case .nobodyAsked:
            ProblemDetails(409, kind: .nobodyAsked, title: "Nobody requested control", detail: description)
        case .putAside:
            .putAside(description)
        case .elsewhere:
            .elsewhere(description)
        case .ended:
            ProblemDetails(404, kind: .unknownSession, title: "There is no such session", detail: description)
        }
    }
}

extension InputRejection.Obstacle {
    fileprivate var problemKind: ProblemKind {
        switch self {
        case .hidden: .viewHidden
        case .disabled: .viewDisabled
        case .covered: .viewCovered
        case .busy: .viewBusy
        }
    }
}
