package import JSON

/// A state that a screen went into, as the state log has it.
package struct StateReport: EntryContent {
    /// The state.
    package enum State: Sendable, Equatable {
        case started
        case finished
        case success
        case error(Failure)

        /// Its name on the wire.
        package var name: Name {
            switch self {
            case .started: .started
            case .finished: .finished
            case .success: .success
            case .error: .error
            }
        }

        /// The names of the states.
        package enum Name: String, Sendable {
            case started, finished, success, error
        }
    }

    /// What failed, and what would try it again.
    package struct Failure: Sendable, Equatable {
        /// What failed.
        package let account: ErrorAccount
        /// The retry that the error offers.
        package let retry: RetryID
        /// How often in a row it has failed, from 1.
        package let attempt: Int

        /// Describes a failure.
        package init(account: ErrorAccount, retry: RetryID, attempt: Int) {
            self.account = account
            self.retry = retry
            self.attempt = attempt
        }
    }

    /// The state.
    package let state: State
    /// The class of the navigation controller that heard it; nil when none did.
    package let controller: String?
    /// The screen that went into it.
    package let screen: ScreenFacts

    /// The failure, where the state is an error.
    package var failure: Failure? {
        switch state {
        case .error(let failure): failure
        case .started, .finished, .success: nil
        }
    }

    /// Describes a state.
    package init(_ state: State, controller: String?, screen: ScreenFacts) {
        self.state = state
        self.controller = controller
        self.screen = screen
    }

    /// Reads what `writeMembers(to:)` wrote.
    package init?(_ json: JSON) {
        guard let name: State.Name = json.word(Key.state), let screen = json[Key.screen].flatMap(ScreenFacts.init)
        else { return nil }
        let state: State
        switch name {
        case .started: state = .started
        case .finished: state = .finished
        case .success: state = .success
        case .error:
            guard let account = json[Key.error].flatMap(ErrorAccount.init), let retry: RetryID = json.id(Key.retry),
                let attempt = json.integer(Key.attempt)
            else { return nil }
            state = .error(Failure(account: account, retry: retry, attempt: attempt))
        }
        self.init(state, controller: json.text(Key.controller), screen: screen)
    }

    /// Writes `"state","controller","screen"`, for an error also `"error","retry","attempt"`.
    package func writeMembers(to json: inout JSONWriter) {
        json.member(Key.state, state.name.rawValue)
        json.key(Key.controller)
        if let controller { json.string(controller) } else { json.null() }
        json.key(Key.screen)
        screen.write(to: &json)
        guard let failure else { return }
        json.key(Key.error)
        failure.account.write(to: &json)
        json.member(Key.retry, failure.retry)
        json.member(Key.attempt, failure.attempt)
    }

    private enum Key {
        static let state: StaticString = "state"
        static let controller: StaticString = "controller"
        static let screen: StaticString = "screen"
        static let error: StaticString = "error"
        static let retry: StaticString = "retry"
        static let attempt: StaticString = "attempt"
    }
}
