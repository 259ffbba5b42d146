extension Log {
    /// Events of navigation between screens.
    public enum Navigator {
        /// A navigation action is performed.
        case didReceiveAction(Navigate)
        /// The browser or another app opened the URL.
        case didNavigateToExternalUrl(path: String)
        /// A URL with expressions cannot be prefetched, because it is unknown until the action runs.
        case unableToPrefetchWhenUrlIsExpression
        /// The deep link handler threw an error.
        case didNotFindDeepLinkScreen(path: String)
        /// No screen of the current stack has that URL or id.
        case routeDoesNotExistInTheCurrentStack(path: String)
        /// The text is not a URL.
        case invalidExternalUrl(path: String)
        /// No app can open the URL.
        case unableToOpenExternalUrl(path: String)
    }

    /// Returns the log entry of a navigation event, worded like Beagle iOS.
    public static func navigation(_ event: Navigator) -> Log {
        switch event {
        case .didReceiveAction(let action): info("Action \(action.name)")
        case .didNavigateToExternalUrl(let path): info("Opened \(path)")
        case .unableToPrefetchWhenUrlIsExpression:
            error("A route whose URL is an expression cannot be fetched ahead")
        case .didNotFindDeepLinkScreen(let path): error("The deep link handler has no screen for \"\(path)\"")
        case .routeDoesNotExistInTheCurrentStack(let path): error("No screen in this stack is \"\(path)\"")
        case .invalidExternalUrl(let path): error("\"\(path)\" is not a URL")
        case .unableToOpenExternalUrl(let path): error("Nothing could open \(path)")
        }
    }

    private static func info(_ message: String) -> Log { Log(category: "Navigation", message: message, level: .info) }
    private static func error(_ message: String) -> Log { Log(category: "Navigation", message: message, level: .error) }
}
