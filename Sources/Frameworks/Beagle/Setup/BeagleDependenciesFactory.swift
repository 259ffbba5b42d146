/// Makes one dependency, with what resolves the others (Beagle iOS 2.1, BeagleConfigurator.swift).
public struct Factory<T> {
    let create: (any DependenciesContainerResolving) -> T

    /// A factory of a closure, which is called once for each configuration.
    public init(_ createBlock: @escaping (any DependenciesContainerResolving) -> T) {
        create = createBlock
    }
}

/// How a ``BeagleConfiguration`` makes its dependencies; what is not assigned is Beagle's own.
///
/// ```swift
/// var dependencies = BeagleDependenciesFactory()
/// dependencies.networkClient = Factory { resolver in MyClient(resolver) }
/// let configuration = BeagleConfiguration(dependencies: dependencies)
/// ```
/// Provenance: Beagle iOS 2.1, BeagleConfigurator.swift.
public struct BeagleDependenciesFactory {
    /// Makes what reads documents.
    public var coder = Factory<CoderProtocol> { _ in BeagleCoder.withBuiltIns() }
    /// Makes what turns paths into URLs.
    public var urlBuilder = Factory<any UrlBuilderProtocol> { _ in UrlBuilder() }
    /// Makes the looks that documents name.
    public var theme = Factory<any ThemeProtocol> { _ in AppTheme() }
    /// Makes what fetches components; nil means Beagle's own client.
    public var viewClient: Factory<any ViewClientProtocol>?
    /// Makes what fetches pictures; nil means Beagle's own downloader.
    public var imageDownloader: Factory<any ImageDownloaderProtocol>?
    /// Makes what finds the pictures that documents name.
    public var imageProvider = Factory<any ImageProviderProtocol> { _ in ImageProvider() }
    /// Makes what has the app's bundle.
    public var appBundle = Factory<any BundleProtocol> { _ in MainBundle() }
    /// Makes the logger; nil keeps events to the session's own log.
    public var logger: Factory<any LoggerProtocol>?
    /// Makes what records analytics; nil records nothing.
    public var analyticsProvider: Factory<any AnalyticsProviderProtocol>?
    /// Makes what finds native screens; nil finds none.
    public var deepLinkHandler: Factory<any DeepLinkScreenManagerProtocol>?
    /// Makes the network client; nil means the session's own.
    public var networkClient: Factory<any NetworkClientProtocol>?

    /// Factories of Beagle's own dependencies.
    public init() {}
}
