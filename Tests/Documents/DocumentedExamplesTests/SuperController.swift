import Beagle

/// Beagle's documentation, "Usando a implementação default para os estados de loading e erro", as printed.
enum PreservingDefaults {
    class CustomBeagleNavigationController: BeagleNavigationController {

        override func serverDrivenStateDidChange(
            to state: ServerDrivenState,
            at screenController: BeagleController
        ) {
            super.serverDrivenStateDidChange(to: state, at: screenController)
        }
    }
}
