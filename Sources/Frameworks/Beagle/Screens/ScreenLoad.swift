/// The life of one server-driven screen, from the first attempt to the last retry. It decides; its owner obeys.
package struct ScreenLoad {
    /// How far the load has come.
    package enum Stage: Equatable {
        case idle
        case loading(attempt: Int)
        case shown
        case failed(attempt: Int)
    }

    /// Where the content comes from.
    package enum Source {
        /// The backend; the answer comes later.
        case remote
        /// A screen or its text, at hand.
        case local
    }

    /// What is there when a request fails.
    package enum Reserve {
        case fallback
        case nothing
    }

    /// How the owner must begin. The machine itself does nothing.
    package enum Start: Equatable {
        /// Say `started`, then send the request.
        case fetch(attempt: Int)
        /// Read the content at hand; nothing is said before.
        case read(attempt: Int)
        /// A second tap on the same error, or a retry after the screen was obtained.
        case ignore
    }

    /// What the owner must do with the end of an attempt.
    package enum Outcome: Equatable {
        /// Keep the screen, then say `success`.
        case show
        /// Keep the fallback, then say `success`.
        case showFallback
        /// Say `error`.
        case fail
        /// It came too late.
        case ignore
    }

    package private(set) var stage: Stage

    /// Attempts are numbered over the whole life, so that an answer to a replaced screen is known as late.
    private var lastAttempt = 0

    /// A load that has not begun, or one whose screen the navigator brought along.
    package init(stage: Stage = .idle) {
        self.stage = stage
    }

    /// The first load, and every retry of it.
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

    /// The attempt brought a screen.
    package mutating func contentArrived(attempt: Int) -> Outcome {
        guard stage == .loading(attempt: attempt) else { return .ignore }
        stage = .shown
        return .show
    }

    /// The attempt brought an error; a screen in reserve makes it a success.
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

    /// Another screen takes this one's place; answers under way are late from now on.
    package mutating func replaced() {
        stage = .idle
    }
}
