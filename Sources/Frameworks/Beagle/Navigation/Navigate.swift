/// The nine ways a document moves between screens.
public enum Navigate {
    /// Leaves the app for a URL.
    case openExternalURL(Expression<String>, analytics: ActionAnalyticsConfig? = nil)
    /// Shows a screen the application wrote itself.
    case openNativeRoute(OpenNativeRoute, analytics: ActionAnalyticsConfig? = nil)
    /// Replaces everything the application shows.
    case resetApplication(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Replaces the screens of the current stack, or the stack's controller when an id is given.
    case resetStack(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Presents a new stack over the current one.
    case pushStack(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Dismisses the current stack.
    case popStack(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Pushes a screen on the current stack.
    case pushView(
        Route, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Goes back one screen, or dismisses the stack from its only one.
    case popView(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Goes back to the nearest screen with this URL or id.
    case popToView(
        Expression<String>, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)

    /// A screen the application wrote itself, and what to tell it.
    public struct OpenNativeRoute {
        /// What the deep link handler knows it by; evaluated against the origin view.
        public let route: Expression<String>

        /// Handed to the deep link handler as it is.
        public let data: [String: String]?

        /// Whether it replaces everything the application shows instead of being pushed.
        public let shouldResetApplication: Bool

        /// A native screen, pushed unless told otherwise.
        public init(route: Expression<String>, data: [String: String]? = nil, shouldResetApplication: Bool = false) {
            self.route = route
            self.data = data
            self.shouldResetApplication = shouldResetApplication
        }

        /// A native screen by a text, which may be an expression.
        public init(
            route: StringOrExpression, data: [String: String]? = nil, shouldResetApplication: Bool = false
        ) {
            self.init(route: Expression(text: route), data: data, shouldResetApplication: shouldResetApplication)
        }
    }
}

extension Navigate {
    /// Where it goes, when that is a screen of the backend's or one that came along.
    package var route: Route? {
        switch self {
        case .pushView(let route, _, _), .pushStack(let route, _, _, _), .resetStack(let route, _, _, _),
            .resetApplication(let route, _, _, _):
            route
        case .openExternalURL, .openNativeRoute, .popStack, .popView, .popToView: nil
        }
    }

    /// The name documents use, without its namespace.
    public var name: String {
        switch self {
        case .openExternalURL: "openExternalURL"
        case .openNativeRoute: "openNativeRoute"
        case .resetApplication: "resetApplication"
        case .resetStack: "resetStack"
        case .pushStack: "pushStack"
        case .popStack: "popStack"
        case .pushView: "pushView"
        case .popView: "popView"
        case .popToView: "popToView"
        }
    }

    /// Whether and how it is recorded.
    public var analytics: ActionAnalyticsConfig? {
        switch self {
        case .openExternalURL(_, let analytics), .openNativeRoute(_, let analytics),
            .resetApplication(_, _, _, let analytics), .resetStack(_, _, _, let analytics),
            .pushStack(_, _, _, let analytics), .popStack(_, let analytics), .pushView(_, _, let analytics),
            .popView(_, let analytics), .popToView(_, _, let analytics):
            analytics
        }
    }

    /// Every name, in the order of the cases.
    package static let names = [
        "openExternalURL", "openNativeRoute", "resetApplication", "resetStack", "pushStack", "popStack", "pushView",
        "popView", "popToView",
    ]
}
