package import Wire

/// The state of a simulation as a person sees it, on the device and in the panels beside it.
package struct ScreenContent: Sendable {
    package let time: Duration
    /// The content of the screen.
    package let screen: SeenScreen
    /// The navigation stacks.
    package let navigation: NavigationReport
    /// The pending retries, oldest first.
    package let retries: [PendingRetry]
    /// The pending requests, oldest first, including those that a fault rule delays or holds.
    package let underWay: [AskedRequest]

    /// Whether a loading view is shown.
    package var isLoading: Bool { screen.isLoading }

    init(_ state: [UInt8], time: Duration, underWay: [AskedRequest]) {
        let state = WorldState(text: state)
        self.time = time
        screen = SeenScreen(state.tree)
        navigation = state.navigation
        retries = state.retries
        self.underWay = underWay
    }
}
