/// Registers a component as Beagle 1.0 writes it.
public func registerCustomComponent<C: ServerDrivenComponent>(_ name: String, componentType: C.Type) {
    dependencies.coder.register(component: componentType, named: name)
}

/// Registers an action as Beagle 1.0 writes it.
public func registerCustomAction<A: Action>(_ name: String, actionType: A.Type) {
    dependencies.coder.register(action: actionType, named: name)
}

/// Setting up as Beagle 2.x writes it.
public enum BeagleConfigurator {
    /// The same as assigning `Beagle.dependencies`.
    public static func setup(dependencies: any BeagleDependenciesProtocol) {
        Configured.dependencies = dependencies
    }
}

/// Reading the configuration as Beagle 2.x writes it.
public enum Dependencies {
    /// The navigator in force.
    public static var navigator: any BeagleNavigation { dependencies.navigation }
    /// The URL builder in force.
    public static var urlBuilder: any UrlBuilderProtocol { dependencies.urlBuilder }
    /// The coder in force.
    public static var coder: BeagleCoder { dependencies.coder }
    /// The application's network client; nil means the session's own.
    public static var networkClient: (any NetworkClient)? { dependencies.networkClient }
    /// The application's logger.
    public static var logger: (any BeagleLoggerType)? { dependencies.logger }
    /// The application's analytics provider.
    public static var analyticsProvider: (any AnalyticsProvider)? { dependencies.analyticsProvider }
    /// The application's deep link handler.
    public static var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? { dependencies.deepLinkHandler }

    /// The application's looks.
    public static var theme: any Theme { dependencies.theme }

    private static var dependencies: any BeagleDependenciesProtocol { Beagle.dependencies }
}

/// The logger protocol's name in Beagle 2.x.
public typealias LoggerProtocol = BeagleLoggerType

/// The controller protocol's name in Beagle 2.x.
public typealias BeagleControllerProtocol = BeagleController
