package import HeadlessUIKit

/// The session's observer, called with every state before it is delivered.
package protocol BeagleObserver: BeagleNoteTaking {
    /// Returns the state to deliver, with a wrapped retry, so that the session knows whether a retry is pending, called
    /// or deallocated.
    ///
    /// - Parameter hearing: The navigation controller that receives the state; nil if the screen is in none that
    ///   observes states.
    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState
}

/// A state in two versions: for observers, and for the screen's own storage.
///
/// An observer may retain the retry behind a button, which makes it pending. The screen stores its last state for its
/// lifetime, and that version does not make the retry pending.
package struct ObservedState {
    /// The version for observers.
    package let reported: ServerDrivenState
    /// The version that the screen stores.
    package let stored: ServerDrivenState

    package init(told: ServerDrivenState, kept: ServerDrivenState) {
        self.reported = told
        self.stored = kept
    }

    /// Uses the same state for both.
    package init(_ state: ServerDrivenState) {
        self.init(told: state, kept: state)
    }
}
