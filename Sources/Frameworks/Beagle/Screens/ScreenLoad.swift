/// A state machine of the load of one screen, from the first attempt to the last retry. The owner of the machine
/// performs the effects that it returns.
package struct ScreenLoad {
    /// The progress of the load.
    package enum Stage: Equatable {
        case idle
        case loading(attempt: Int)
        case shown
        case failed(attempt: Int)
    }

    /// The source of the content.
    package enum Source {
        /// The backend; the response arrives later.
        case remote
        /// A screen or its text, available immediately.
        case local
    }

    /// The replacement that a failed request has.
    package enum Reserve {
        case fallback
        case nothing
    }

    /// The first step of an attempt, which the owner performs.
    package enum Start: Equatable {
        /// Set the state `started`, then send the request.
        case fetch(attempt: Int)
        /// Read the content, which is available, without setting a state first.
        case read(attempt: Int)
        /// Do nothing: Retry was tapped twice, or the screen is already loaded.
        case ignore
    }

    /// The step after an attempt, which the owner performs.
    package enum Outcome: Equatable {
        /// Store the screen, then set the state `success`.
        case show
        /// Store the fallback screen, then set the state `success`.
        case showFallback
        /// Set the state `error`.
        case fail
        /// Do nothing: the response came too late.
        case ignore
    }

    package private(set) var stage: Stage

    /// The number of the last attempt. It is never reset, so that a response for a replaced screen is recognized as
    /// late.
    private var lastAttempt = 0

    /// Creates a load that has not begun. With another stage, the load of a screen that the navigator has already
    /// fetched.
    package init(stage: Stage = .idle) {
        self.stage = stage
    }

    /// Begins the first load or a retry.
    package mutating func begin(from source: Source) -> Start {
        switch stage {
        case .idle, .failed:
            lastAttempt += 1
            stage = .loading(attempt: lastAttempt)
            switch source {
            case .remote: return .fetch(attempt: lastAttempt)
            case .local: return .read(attempt: lastAttempt)
            }
        case .loading, .shown:
            return .ignore
        }
    }

    /// Handles a successful attempt.
    package mutating func contentArrived(attempt: Int) -> Outcome {
        guard stage == .loading(attempt: attempt) else { return .ignore }
        stage = .shown
        return .show
    }

    /// Handles a failed attempt. If there is a fallback screen, the attempt counts as a success.
    package mutating func attemptFailed(attempt: Int, reserve: Reserve) -> Outcome {
        guard stage == .loading(attempt: attempt) else { return .ignore }
        switch reserve {
        case .fallback:
            stage = .shown
            return .showFallback
        case .nothing:
            stage = .failed(attempt: attempt)
            return .fail
        }
    }

    /// Handles the replacement of the screen by another one. Responses that are pending then count as late.
    package mutating func replaced() {
        stage = .idle
    }
}
