import HeadlessUIKit
package import JSON

/// What the original library swallows without a word and a session should still be able to show.
package enum BeagleNote {
    /// A request failed and the route's fallback screen was shown instead.
    case fallbackUsed(url: String, error: any Error)
    /// A retry ran after the screen or action it belonged to was gone.
    case retryTargetGone
    /// A screen failed outside any controller that hears states; the value is the error's kind.
    case errorNotHeard(kind: String)
    /// A navigation controller id that nobody registered; the default controller was used.
    case unknownController(id: String)
    /// A component type that nobody registered; its place holds a placeholder.
    case unknownComponent(name: String)
    /// An action type that nobody registered; it was skipped.
    case unknownAction(name: String)
    /// A screen given as text could not be decoded; the state has no room for the reason.
    case undecodableText(error: any Error)
    /// A button was made that runs retries.
    case retryButton(UIButton)
    /// Cancel of an error view let several retries go.
    case retriesDropped(count: Int)
    /// A navigation that took place: its action, and what its destination is known by.
    case navigated(action: String, destination: String)
    /// Something was ignored; the sentence says what and why.
    case ignored(reason: String)
    /// An analytics record that also went to the application's provider, and what it is about in a few words.
    case recorded(subject: String, record: JSON)
    /// An event that also went to the application's logger.
    case logged(any LogType)
}

extension BeagleNote {
    /// Tells the observer of the running session, if there is one.
    package func record() {
        UIApplication.shared.values[BeagleObserverKey.self]?.note(self)
    }
}

/// Hears of what the device itself does not show.
package protocol BeagleNoteTaking: AnyObject {
    /// Called in the turn in which it happened.
    func note(_ note: BeagleNote)
}

/// The session's observer, nil outside a session. It may also be a `BeagleObserver`, which hears of states.
package enum BeagleObserverKey: ApplicationKey {
    package static var defaultValue: (any BeagleNoteTaking)? { nil }
}
