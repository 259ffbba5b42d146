/// What of a configuration may be reached from outside (Beagle iOS 2.1, BeagleEnvironment.swift; the name is Beagle's).
public protocol BeagleEnviromentProtocol {
    /// Reads documents, and knows the components and actions they may name.
    var coder: CoderProtocol { get }
    /// Moves between screens, and knows the registered navigation controllers.
    var navigator: any NavigationProtocol { get }
    /// The operations that expressions may call.
    var operationsProvider: any OperationsProviderProtocol { get }
    /// Receives every event.
    var logger: any LoggerProtocol { get }
    /// The context that all screens share.
    var globalContext: any GlobalContextProtocol { get }
}

/// A set of dependencies as Beagle 2.x reads it.
public struct BeagleEnvironment: BeagleEnviromentProtocol {
    private let dependencies: any BeagleDependenciesProtocol

    init(_ dependencies: any BeagleDependenciesProtocol) {
        self.dependencies = dependencies
    }

    /// The coder.
    public var coder: CoderProtocol { dependencies.coder }
    /// The navigator.
    public var navigator: any NavigationProtocol { dependencies.navigation }
    /// The operations.
    public var operationsProvider: any OperationsProviderProtocol { dependencies.operationsProvider }
    /// The application's logger; without one, a proxy that keeps nothing.
    public var logger: any LoggerProtocol { LoggerProxy(logger: dependencies.logger) }
    /// The context that all screens share.
    public var globalContext: any GlobalContextProtocol { dependencies.globalContext }
    /// The URL builder.
    public var urlBuilder: any UrlBuilderProtocol { dependencies.urlBuilder }
    /// The application's network client; nil means the session's own.
    public var networkClient: (any NetworkClient)? { dependencies.networkClient }
    /// The application's analytics provider.
    public var analyticsProvider: (any AnalyticsProvider)? { dependencies.analyticsProvider }
    /// The application's deep link handler.
    public var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? { dependencies.deepLinkHandler }
    /// The application's looks.
    public var theme: any Theme { dependencies.theme }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The configuration in force, as Beagle 2.x reads it.
public var Dependencies: BeagleEnvironment { BeagleEnvironment(Beagle.dependencies) }
