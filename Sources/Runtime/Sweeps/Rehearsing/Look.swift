package import Wire

/// How a rehearsal stands, as a person would see it and as the panels beside the device would tell it.
package struct Look: Sendable {
    /// The session time.
    package let time: Duration
    /// What is on the screen.
    package let screen: SeenScreen
    /// Which controllers are where.
    package let navigation: NavigationReport
    /// The retries that could be run, oldest first.
    package let retries: [PendingRetry]
    /// The requests that are not answered, oldest first, with those that a rule delays or holds.
    package let underWay: [AskedRequest]

    /// Whether loading is shown.
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
