import HeadlessUIKit
package import JSON

/// An event that Beagle iOS ignores silently. Kennel records it, so that the session can show it.
package enum BeagleMessage {
    /// A request failed, and the route's fallback screen was shown instead.
    case fallbackUsed(url: String, error: any Error)
    /// A retry was called after its screen or action was removed.
    case retryTargetGone
    /// A screen failed, but is in no navigation controller that observes states. `kind` is the kind of the error.
    case errorNotHeard(kind: String)
    /// A navigation controller id is not registered; the default controller was used.
    case unknownController(id: String)
    /// A component type is not registered; a placeholder is shown instead.
    case unknownComponent(name: String)
    /// An action type is not registered; it was skipped.
    case unknownAction(name: String)
    /// A screen given as text could not be decoded. The screen's state cannot contain the reason.
    case undecodableText(error: any Error)
    /// A button that runs retries was created.
    case retryButton(UIButton)
    /// The Cancel button of an error view discarded several retries.
    case retriesDropped(count: Int)
    /// A navigation was performed. `action` is its name, and `destination` the identity of its destination.
    case navigated(action: String, destination: String)
    /// An operation was ignored. The sentence in `reason` names the operation and the reason.
    case ignored(reason: String)
    /// An analytics record was sent to the app's provider. `subject` describes its event in a few words.
    case recorded(subject: String, record: JSON)
    /// A log event was sent to the app's logger.
    case logged(any LogType)
}

extension BeagleMessage {
    /// Sends the event to the observer of the running session. Does nothing outside a session.
    package func record() {
        AppEnvironment.current.values[BeagleObserverKey.self]?.record(self)
    }
}

/// The observer of events that the screen does not show.
package protocol BeagleNoteTaking: AnyObject {
    /// Called in the turn in which the event occurred.
    func record(_ note: BeagleMessage)
}

/// The session's observer; nil outside a session. It may also be a `BeagleObserver`, which observes states.
package enum BeagleObserverKey: ApplicationKey {
    package static var defaultValue: (any BeagleNoteTaking)? { nil }
}
