package import JSON

/// A screen's change of state, as the state log shows it.
package struct StateReport: EntryContent {
    /// The state of a screen.
    package enum State: Sendable, Equatable {
        case started
        case finished
        case success
        case error(Failure)

        /// The name of the state on the wire.
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

    /// An error, and the retry it offers.
    package struct Failure: Sendable, Equatable {
        /// The description of the error.
        package let account: ErrorDescription
        /// The retry that the error offers.
        package let retry: RetryID
        /// The number of consecutive failures, counted from 1.
        package let attempt: Int

        package init(account: ErrorDescription, retry: RetryID, attempt: Int) {
            self.account = account
            self.retry = retry
            self.attempt = attempt
        }
    }

    /// The new state.
    package let state: State
    /// The class of the navigation controller that observed the state; nil if none did.
    package let controller: String?
    /// The screen whose state changed.
    package let screen: ScreenFacts

    /// The failure, if the state is an error.
    package var failure: Failure? {
        switch state {
        case .error(let failure): failure
        case .started, .finished, .success: nil
        }
    }

    package init(_ state: State, controller: String?, screen: ScreenFacts) {
        self.state = state
        self.controller = controller
        self.screen = screen
    }

    /// Parses the output of `writeMembers(to:)`; nil if a member is missing or unknown.
    package init?(_ json: JSON) {
        guard let name: State.Name = json.word(Key.state), let screen = json[Key.screen].flatMap(ScreenFacts.init)
        else { return nil }
        let state: State
        switch name {
        case .started: state = .started
        case .finished: state = .finished
        case .success: state = .success
        case .error:
            guard let account = json[Key.error].flatMap(ErrorDescription.init), let retry: RetryID = json.id(Key.retry),
                let attempt = json.integer(Key.attempt)
            else { return nil }
            state = .error(Failure(account: account, retry: retry, attempt: attempt))
        }
        self.init(state, controller: json.text(Key.controller), screen: screen)
    }

    /// Writes `"state","controller","screen"`, and for an error also `"error","retry","attempt"`.
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
