import HeadlessUIKit

/// Delivers a state of a screen to all observers, in the order in which Beagle does.
package struct StateDelivery {
    /// The screen that has the state.
    package let screen: any BeagleController
    /// The observer of a screen embedded in a view; called after the navigation controller.
    package let observer: BeagleViewStateObserver?

    package init(screen: any BeagleController, observer: BeagleViewStateObserver? = nil) {
        self.screen = screen
        self.observer = observer
    }

    /// Determines the state to deliver, calls `store` with the version for the screen, and then notifies the observers.
    package func deliver(_ state: ServerDrivenState, store: (ServerDrivenState) -> Void) {
        let hearing = screen.navigationController as? any ServerDrivenStateObserver
        guard hearing != nil || observer != nil else {
            store(state)
            if case .error(let error, _) = state { BeagleMessage.errorNotHeard(kind: error.kind).record() }
            return
        }
        let session = AppEnvironment.current.values[BeagleObserverKey.self] as? any BeagleObserver
        let observed = session?.willDeliver(state, at: screen, to: hearing) ?? ObservedState(state)
        store(observed.stored)
        hearing?.serverDrivenStateDidChange(to: observed.reported, at: screen)
        observer?(observed.reported)
    }
}
