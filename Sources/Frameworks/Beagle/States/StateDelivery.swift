import HeadlessUIKit

/// Brings a screen's state to everyone who listens, in the order Beagle does.
package struct StateDelivery {
    /// Whose state it is.
    package let screen: any BeagleController
    /// Hears after the navigation controller, when the screen is embedded in a view.
    package let observer: BeagleViewStateObserver?

    package init(screen: any BeagleController, observer: BeagleViewStateObserver? = nil) {
        self.screen = screen
        self.observer = observer
    }

    /// Decides what will be delivered, keeps it with `store`, and then tells the listeners.
    package func deliver(_ state: ServerDrivenState, store: (ServerDrivenState) -> Void) {
        let hearing = screen.navigationController as? any ServerDrivenStateHearing
        guard hearing != nil || observer != nil else {
            store(state)
            if case .error(let error, _) = state { BeagleNote.errorNotHeard(kind: error.kind).record() }
            return
        }
        let session = UIApplication.shared.values[BeagleObserverKey.self] as? any BeagleObserver
        let observed = session?.willDeliver(state, at: screen, to: hearing) ?? ObservedState(state)
        store(observed.kept)
        hearing?.serverDrivenStateDidChange(to: observed.told, at: screen)
        observer?(observed.told)
    }
}
