/// The public part of a configuration (Beagle iOS 2.1, BeagleEnvironment.swift; the misspelling is Beagle's).
public protocol BeagleEnviromentProtocol {
    var coder: CoderProtocol { get }
    var navigator: any NavigationProtocol { get }
    var operationsProvider: any OperationsProviderProtocol { get }
    var logger: any LoggerProtocol { get }
    var globalContext: any GlobalContextProtocol { get }
}

/// The dependencies in the form of Beagle 2.x.
public struct BeagleEnvironment: BeagleEnviromentProtocol {
    private let dependencies: any BeagleDependenciesProtocol

    init(_ dependencies: any BeagleDependenciesProtocol) {
        self.dependencies = dependencies
    }

    public var coder: CoderProtocol { dependencies.coder }
    public var navigator: any NavigationProtocol { dependencies.navigation }
    public var operationsProvider: any OperationsProviderProtocol { dependencies.operationsProvider }
    /// The app's logger; if it has none, a proxy that discards events.
    public var logger: any LoggerProtocol { LoggerProxy(logger: dependencies.logger) }
    public var globalContext: any GlobalContextProtocol { dependencies.globalContext }
    public var urlBuilder: any UrlBuilderProtocol { dependencies.urlBuilder }
    /// The app's network client; nil uses the session's own.
    public var networkClient: (any NetworkClient)? { dependencies.networkClient }
    public var analyticsProvider: (any AnalyticsProvider)? { dependencies.analyticsProvider }
    public var deepLinkHandler: (any DeepLinkScreenManagerProtocol)? { dependencies.deepLinkHandler }
    public var theme: any Theme { dependencies.theme }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current dependencies in the form of Beagle 2.x.
public var Dependencies: BeagleEnvironment { BeagleEnvironment(Beagle.dependencies) }
