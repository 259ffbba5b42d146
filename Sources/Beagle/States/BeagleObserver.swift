package import HeadlessUIKit

/// The session's view of every state, taken before it is delivered.
package protocol BeagleObserver: BeagleNoteTaking {
    /// Returns the state to deliver, its retry wrapped so that pending, run and dead retries are known.
    ///
    /// `hearing` is the controller that will be told; nil when the screen sits in none that listens.
    func willDeliver(
        _ state: ServerDrivenState, at screen: any BeagleController, to hearing: UINavigationController?
    ) -> ServerDrivenState
}
