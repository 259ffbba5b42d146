package import HeadlessUIKit

/// The session's observer, called with every state before it is delivered.
package protocol BeagleObserver: BeagleNoteTaking {
    /// Returns the state to deliver. Its retry is wrapped, so that the session knows whether it is pending, was called,
    /// or was deallocated.
    ///
    /// - Parameter hearing: The navigation controller that receives the state; nil if the screen is in none that
    ///   observes states.
    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState
}

/// A state in two versions: one for observers, and one that the screen stores.
///
/// An observer may retain the retry behind a button, which makes the retry pending. The screen stores its last state
/// for its lifetime, so its version must not make the retry pending.
package struct ObservedState {
    /// The version for observers.
    package let reported: ServerDrivenState
    /// The version that the screen stores.
    package let stored: ServerDrivenState

    package init(told: ServerDrivenState, kept: ServerDrivenState) {
        self.reported = told
        self.stored = kept
    }

    /// Creates a state whose two versions are equal.
    package init(_ state: ServerDrivenState) {
        self.init(told: state, kept: state)
    }
}
