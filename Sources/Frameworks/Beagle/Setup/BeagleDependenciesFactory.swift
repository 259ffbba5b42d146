/// Creates one dependency, given a resolver for the others (Beagle iOS 2.1, BeagleConfigurator.swift).
public struct Factory<T> {
    let create: (any DependenciesContainerResolving) -> T

    /// Creates a factory from a closure, which is called once for each configuration.
    public init(_ createBlock: @escaping (any DependenciesContainerResolving) -> T) {
        create = createBlock
    }
}

/// The factories of a ``BeagleConfiguration``; those that are not set create Beagle's own dependencies.
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
    /// Nil uses Beagle's own client.
    public var viewClient: Factory<any ViewClientProtocol>?
    /// Nil uses Beagle's own downloader.
    public var imageDownloader: Factory<any ImageDownloaderProtocol>?
    public var imageProvider = Factory<any ImageProviderProtocol> { _ in ImageProvider() }
    public var appBundle = Factory<any BundleProtocol> { _ in MainBundle() }
    /// Nil sends events only to the session's log.
    public var logger: Factory<any LoggerProtocol>?
    /// Nil records nothing.
    public var analyticsProvider: Factory<any AnalyticsProviderProtocol>?
    /// Nil finds no native screens.
    public var deepLinkHandler: Factory<any DeepLinkScreenManagerProtocol>?
    /// Nil uses the session's own client.
    public var networkClient: Factory<any NetworkClientProtocol>?

    public init() {}
}
