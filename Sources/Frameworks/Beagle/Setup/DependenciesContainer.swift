import Foundation

/// A resolver that finds dependencies by their type (Beagle iOS 2.1, DependenciesContainer.swift).
public protocol DependenciesContainerResolving {
    /// Returns the dependency of this type; throws an error with a description if there is none.
    func resolve<Dependency>() throws -> Dependency
}

/// The dependencies of one configuration, found by their type. Each is created when it is first resolved.
final class DependenciesContainer: DependenciesContainerResolving {
    /// The state of a dependency.
    private enum Stage {
        case waiting(() -> Any)
        /// The factory of the dependency is running. Resolving the same dependency meanwhile is an error, because it
        /// would never end.
        case making
        case made(Any)
    }

    private var stages: [ObjectIdentifier: Stage] = [:]

    /// Creates a container whose dependencies are created by factories.
    init(_ factory: BeagleDependenciesFactory) {
        // A dependency may retain its resolver, so the link is weak to avoid a retain cycle.
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

    /// Creates a container of existing dependencies.
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

/// The resolver passed to factories, with a weak reference to the container.
private struct ResolverLink: DependenciesContainerResolving {
    private weak var container: DependenciesContainer?

    init(_ container: DependenciesContainer) { self.container = container }

    func resolve<Dependency>() throws -> Dependency {
        guard let container else { throw ResolvingError.gone(String(describing: Dependency.self)) }
        return try container.resolve()
    }
}

/// The reason why a dependency cannot be resolved.
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
