import Foundation

/// Finds dependencies by their type (Beagle iOS 2.1, DependenciesContainer.swift).
public protocol DependenciesContainerResolving {
    /// The dependency of that type. Throws, with a sentence, where there is none.
    func resolve<Dependency>() throws -> Dependency
}

/// The dependencies of one configuration by type, each made when it is first asked for.
final class DependenciesContainer: DependenciesContainerResolving {
    /// How far a dependency has come.
    private enum Stage {
        case waiting(() -> Any)
        /// A factory that resolves what it makes would never end.
        case making
        case made(Any)
    }

    private var stages: [ObjectIdentifier: Stage] = [:]

    /// The dependencies that factories make.
    init(_ factory: BeagleDependenciesFactory) {
        // What a factory makes may keep its resolver, which must not keep what it made.
        let link = ResolverLink(self)
        register((any NavigationProtocol).self) { BeagleNavigator() }
        register((any OperationsProviderProtocol).self) { OperationsProvider() }
        register((any GlobalContextProtocol).self) { GlobalContext() }
        register(CoderProtocol.self) { factory.coder.create(link) }
        register((any UrlBuilderProtocol).self) { factory.urlBuilder.create(link) }
        register((any ThemeProtocol).self) { factory.theme.create(link) }
        register((any LoggerProtocol).self) { LoggerProxy(logger: factory.logger?.create(link)) }
        register((any ViewClientProtocol).self) { factory.viewClient?.create(link) ?? ViewClient() }
        register((any ImageDownloaderProtocol).self) { factory.imageDownloader?.create(link) ?? ImageDownloader() }
        register((any ImageProviderProtocol).self) { factory.imageProvider.create(link) }
        register((any BundleProtocol).self) { factory.appBundle.create(link) }
        register((any PrefetchHelperProtocol).self) { PreFetchHelper() }
        if let provider = factory.analyticsProvider {
            register((any AnalyticsProviderProtocol).self) { provider.create(link) }
        }
        if let handler = factory.deepLinkHandler {
            register((any DeepLinkScreenManagerProtocol).self) { handler.create(link) }
        }
        if let client = factory.networkClient {
            register((any NetworkClientProtocol).self) { client.create(link) }
        }
    }

    /// Dependencies that are there already.
    init(_ dependencies: any BeagleDependenciesProtocol) {
        register((any NavigationProtocol).self) { dependencies.navigation }
        register((any OperationsProviderProtocol).self) { dependencies.operationsProvider }
        register((any GlobalContextProtocol).self) { dependencies.globalContext }
        register(CoderProtocol.self) { dependencies.coder }
        register((any UrlBuilderProtocol).self) { dependencies.urlBuilder }
        register((any ThemeProtocol).self) { dependencies.theme }
        register((any LoggerProtocol).self) { LoggerProxy(logger: dependencies.logger) }
        register((any ViewClientProtocol).self) { dependencies.viewClient ?? ViewClient() }
        let images = dependencies as? any ImageDependencies
        register((any ImageDownloaderProtocol).self) { images?.imageDownloader ?? ImageDownloader() }
        register((any ImageProviderProtocol).self) { images?.imageProvider ?? ImageProvider() }
        register((any BundleProtocol).self) { images?.mainBundle ?? MainBundle() }
        register((any PrefetchHelperProtocol).self) { PreFetchHelper() }
        if let provider = dependencies.analyticsProvider {
            register((any AnalyticsProviderProtocol).self) { provider }
        }
        if let handler = dependencies.deepLinkHandler {
            register((any DeepLinkScreenManagerProtocol).self) { handler }
        }
        if let client = dependencies.networkClient { register((any NetworkClientProtocol).self) { client } }
    }

    private func register<Dependency>(_ type: Dependency.Type, make: @escaping () -> Dependency) {
        stages[ObjectIdentifier(type)] = .waiting(make)
    }

    func resolve<Dependency>() throws -> Dependency {
        let key = ObjectIdentifier(Dependency.self)
        let value: Any
        switch stages[key] {
        case nil: throw ResolvingError.unknown(String(describing: Dependency.self))
        case .making: throw ResolvingError.circle(String(describing: Dependency.self))
        case .made(let known): value = known
        case .waiting(let make):
            stages[key] = .making
            value = make()
            stages[key] = .made(value)
        }
        guard let dependency = value as? Dependency else {
            throw ResolvingError.unknown(String(describing: Dependency.self))
        }
        return dependency
    }
}

/// What factories are given of their container.
private struct ResolverLink: DependenciesContainerResolving {
    private weak var container: DependenciesContainer?

    init(_ container: DependenciesContainer) { self.container = container }

    func resolve<Dependency>() throws -> Dependency {
        guard let container else { throw ResolvingError.gone(String(describing: Dependency.self)) }
        return try container.resolve()
    }
}

/// Why there is no dependency of a type.
private enum ResolvingError: LocalizedError {
    case unknown(String)
    case circle(String)
    case gone(String)

    var errorDescription: String? {
        switch self {
        case .unknown(let type): "The configuration has no dependency of the type \(type)."
        case .circle(let type): "The factory of \(type) asks for what it is making."
        case .gone(let type): "The configuration that \(type) was to come from is no more."
        }
    }
}
