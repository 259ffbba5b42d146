package import Beagle

/// Records every state on the timeline, and stores the retries.
package class SpyNavigationController: BeagleNavigationController {
    package private(set) var retries: [BeagleRetry] = []
    package private(set) var screens: [any BeagleController] = []

    /// Releases the recorded screens.
    package func forgetScreens() { screens = [] }

    package override func serverDrivenStateDidChange(
        to state: ServerDrivenState, at screenController: any BeagleController
    ) {
        AppEnvironment.current.values[TimelineKey.self].add(state.entry)
        screens.append(screenController)
        if case .error(_, let retry) = state { retries.append(retry) }
    }
}

/// Another class, to see which id was used.
package final class OtherNavigationController: SpyNavigationController {}
