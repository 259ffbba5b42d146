import Wire

/// A session whose app is gone: time stands still, and nobody has decided yet how it goes on.
struct Standstill {
    /// What the app did not survive.
    let crash: FatalInput
    /// When it began to stand still, by the session's clock.
    let since: Duration
    /// How long it had stood still before this process knew of it.
    var before = Duration.zero

    /// What is recorded when it goes on.
    func pause(_ way: GoingOn, at now: Duration) -> Pause {
        let cause: Pause.Cause =
            switch way {
            case .again: .triedAgain
            case .before: .passedOver
            }
        return Pause(away: before + (now - since), cause: cause)
    }
}

/// What is to be done about the outside when a session goes on that stood still.
struct LeftOver {
    /// Requests whose answers nobody will bring: the app did not survive one, or a server has ended since.
    var orphans: Set<RequestID> = []
    /// What came in meanwhile.
    var missed: [SessionMessage] = []
}

extension TransportFailure {
    /// What becomes of a request whose answer the app did not survive, or did not live to see.
    static let crashed = TransportFailure(
        kind: .interrupted, message: "The app crashed before it had taken the answer.")
}

extension SessionInput {
    /// The request that it brings to its end; nil for all else.
    var answered: RequestID? {
        switch self {
        case .response(let id, _), .failure(let id, _), .read(let id, _): id
        default: nil
        }
    }
}
