/// A closure that creates one dependency and receives a resolver for the others (Beagle iOS 2.1,
/// BeagleConfigurator.swift).
public struct Factory<T> {
    let create: (any DependenciesContainerResolving) -> T

    /// Creates a factory from a closure, which is called once for each configuration.
    public init(_ createBlock: @escaping (any DependenciesContainerResolving) -> T) {
        create = createBlock
    }
}

/// The factories of the dependencies of a ``BeagleConfiguration``. If a factory is not set, Beagle's own dependency is
/// used.
///
/// ```swift
/// var dependencies = BeagleDependenciesFactory()
/// dependencies.networkClient = Factory { resolver in MyClient(resolver) }
/// let configuration = BeagleConfiguration(dependencies: dependencies)
/// ```
/// Source: Beagle iOS 2.1, BeagleConfigurator.swift.
public struct BeagleDependenciesFactory {
    public var coder = Factory<CoderProtocol> { _ in BeagleCoder.withBuiltIns() }
    public var urlBuilder = Factory<any UrlBuilderProtocol> { _ in UrlBuilder() }
    public var theme = Factory<any ThemeProtocol> { _ in AppTheme() }
    /// The factory of the client that fetches components; nil uses Beagle's own client.
    public var viewClient: Factory<any ViewClientProtocol>?
    /// The factory of the client that fetches images; nil uses Beagle's own downloader.
    public var imageDownloader: Factory<any ImageDownloaderProtocol>?
    public var imageProvider = Factory<any ImageProviderProtocol> { _ in ImageProvider() }
    public var appBundle = Factory<any BundleProtocol> { _ in MainBundle() }
    /// The factory of the logger; nil sends events only to the session's log.
    public var logger: Factory<any LoggerProtocol>?
    /// The factory of the receiver of analytics records; nil records nothing.
    public var analyticsProvider: Factory<any AnalyticsProviderProtocol>?
    /// The factory of the handler that creates the screens of `openNativeRoute`; nil finds no screens.
    public var deepLinkHandler: Factory<any DeepLinkScreenManagerProtocol>?
    /// The factory of the network client; nil uses the session's own client.
    public var networkClient: Factory<any NetworkClientProtocol>?

    public init() {}
}
