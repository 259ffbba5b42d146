/// A navigation between screens.
public enum Navigate {
    /// Opens a URL outside the app.
    case openExternalURL(Expression<String>, analytics: ActionAnalyticsConfig? = nil)
    /// Shows a native screen of the app.
    case openNativeRoute(OpenNativeRoute, analytics: ActionAnalyticsConfig? = nil)
    /// Replaces the root of the app.
    case resetApplication(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Replaces the screens of the current stack; if an id is given, also the stack's controller.
    case resetStack(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Presents a new stack over the current one.
    case pushStack(
        Route, controllerId: String? = nil, navigationContext: NavigationContext? = nil,
        analytics: ActionAnalyticsConfig? = nil)
    /// Dismisses the current stack.
    case popStack(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Pushes a screen onto the current stack.
    case pushView(
        Route, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Pops one screen, or dismisses the stack if it has only one.
    case popView(navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)
    /// Pops to the nearest screen with this URL or id.
    case popToView(
        Expression<String>, navigationContext: NavigationContext? = nil, analytics: ActionAnalyticsConfig? = nil)

    /// A screen that the app itself implements, and the data passed to it.
    public struct OpenNativeRoute {
        /// The path passed to the deep link handler; evaluated in the scope of the origin view.
        public let route: Expression<String>

        /// The data passed to the deep link handler unchanged.
        public let data: [String: String]?

        /// Whether the screen replaces the root of the app instead of being pushed.
        public let shouldResetApplication: Bool

        public init(route: Expression<String>, data: [String: String]? = nil, shouldResetApplication: Bool = false) {
            self.route = route
            self.data = data
            self.shouldResetApplication = shouldResetApplication
        }

        /// Creates a native screen from a path that may be an expression.
        public init(
            route: StringOrExpression, data: [String: String]? = nil, shouldResetApplication: Bool = false
        ) {
            self.init(route: Expression(text: route), data: data, shouldResetApplication: shouldResetApplication)
        }
    }
}

extension Navigate {
    /// The route of the destination; nil for navigations without one.
    package var route: Route? {
        switch self {
        case .pushView(let route, _, _), .pushStack(let route, _, _, _), .resetStack(let route, _, _, _),
            .resetApplication(let route, _, _, _):
            route
        case .openExternalURL, .openNativeRoute, .popStack, .popView, .popToView: nil
        }
    }

    /// The name of the action in documents, without its namespace.
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

    public var analytics: ActionAnalyticsConfig? {
        switch self {
        case .openExternalURL(_, let analytics), .openNativeRoute(_, let analytics),
            .resetApplication(_, _, _, let analytics), .resetStack(_, _, _, let analytics),
            .pushStack(_, _, _, let analytics), .popStack(_, let analytics), .pushView(_, _, let analytics),
            .popView(_, let analytics), .popToView(_, _, let analytics):
            analytics
        }
    }

    /// The names of all navigation actions, in the order of the cases.
    package static let names = [
        "openExternalURL", "openNativeRoute", "resetApplication", "resetStack", "pushStack", "popStack", "pushView",
        "popView", "popToView",
    ]
}
