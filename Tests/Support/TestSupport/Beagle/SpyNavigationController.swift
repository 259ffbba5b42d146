package import Beagle

/// Writes every state on the timeline, and keeps the retries.
package class SpyNavigationController: BeagleNavigationController {
    package private(set) var retries: [BeagleRetry] = []
    package private(set) var screens: [any BeagleController] = []

    /// Lets go of the screens that were heard of.
    package func forgetScreens() { screens = [] }

    package override func serverDrivenStateDidChange(
        to state: ServerDrivenState, at screenController: any BeagleController
    ) {
        AppEnvironment.current.values[TimelineKey.self].add(state.entry)
        screens.append(screenController)
        if case .error(_, let retry) = state { retries.append(retry) }
    }
}

/// Another class, to tell which id was used.
package final class OtherNavigationController: SpyNavigationController {}
