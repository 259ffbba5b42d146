package import HeadlessUIKit

/// The session's view of every state, taken before it is delivered.
package protocol BeagleObserver: BeagleNoteTaking {
    /// Returns the state to deliver, its retry wrapped so that pending, run and dead retries are known.
    ///
    /// `hearing` is the controller that will be told; nil when the screen sits in none that listens.
    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ObservedState
}

/// A state twice: for those who are told, and for the screen's own memory.
///
/// Whoever is told may keep the retry behind a button, and is why it is pending. The screen remembers its last state
/// for as long as it lives; that memory keeps no retry pending.
package struct ObservedState {
    /// What the listeners get.
    package let told: ServerDrivenState
    /// What the screen remembers.
    package let kept: ServerDrivenState

    package init(told: ServerDrivenState, kept: ServerDrivenState) {
        self.told = told
        self.kept = kept
    }

    /// The same state for both.
    package init(_ state: ServerDrivenState) {
        self.init(told: state, kept: state)
    }
}
