import HeadlessUIKit

/// A set of dependencies for screens (Beagle iOS 2.1, BeagleConfiguration in Singletons.swift).
///
/// A session has one current set. Creating a screen or view with a configuration, or assigning ``GlobalConfiguration``,
/// makes it current for the whole session. On iOS other screens keep their own set.
public class BeagleConfiguration {
    private let held: any BeagleDependenciesProtocol

    /// Creates a configuration from factories.
    public init(dependencies: BeagleDependenciesFactory) {
        held = MadeDependencies(dependencies)
    }

    init(_ dependencies: any BeagleDependenciesProtocol) {
        held = dependencies
    }

    /// The dependencies for registering components and operations.
    public var dependencies: any BeagleEnviromentProtocol { BeagleEnvironment(held) }

    func comeIntoForce() {
        Configured.dependencies = held
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The current configuration. Assigning a configuration makes it current.
public var GlobalConfiguration: BeagleConfiguration {
    get { BeagleConfiguration(Beagle.dependencies) }
    set { newValue.comeIntoForce() }
}

/// The dependencies that factories create, and the container that resolves them.
private final class MadeDependencies: BeagleDependencies {
    private let container: DependenciesContainer

    init(_ factory: BeagleDependenciesFactory) {
        container = DependenciesContainer(factory)
        super.init()
        coder = found() ?? coder
        urlBuilder = found() ?? urlBuilder
        theme = found() ?? theme
        navigation = found() ?? navigation
        operationsProvider = found() ?? operationsProvider
        globalContext = found() ?? globalContext
        imageProvider = found() ?? imageProvider
        mainBundle = found() ?? mainBundle
        viewClient = factory.viewClient == nil ? nil : try? container.resolve() as any ViewClientProtocol
        imageDownloader =
            factory.imageDownloader == nil ? nil : try? container.resolve() as any ImageDownloaderProtocol
        logger = factory.logger == nil ? nil : try? container.resolve() as any LoggerProtocol
        analyticsProvider = try? container.resolve() as any AnalyticsProviderProtocol
        deepLinkHandler = try? container.resolve() as any DeepLinkScreenManagerProtocol
        networkClient = try? container.resolve() as any NetworkClientProtocol
    }

    /// Resolves a dependency of the type that the caller expects; nil if there is none.
    private func found<Dependency>() -> Dependency? { try? container.resolve() as Dependency }
}

extension BeagleController {
    /// The current configuration.
    public var config: BeagleConfiguration { GlobalConfiguration }
}

extension BeagleScreenViewController {
    /// Creates a screen built in code, and makes `config` current.
    public convenience init(
        _ component: any ServerDrivenComponent, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(component, controllerId: controllerId)
    }

    /// Creates a screen to fetch, and makes `config` current.
    public convenience init(
        _ remote: ScreenType.Remote, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(remote, controllerId: controllerId)
    }

    /// Creates a screen from JSON text, and makes `config` current.
    public convenience init(_ json: String, controllerId: String? = nil, config: BeagleConfiguration) {
        config.comeIntoForce()
        self.init(json, controllerId: controllerId)
    }

    /// Creates a screen with the view model of another one, and makes `config` current.
    public convenience init(
        viewModel: BeagleScreenViewModel, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(viewModel: viewModel, controllerId: controllerId)
    }
}

extension BeagleView {
    /// Creates a view with content built in code, and makes `config` current.
    public convenience init(_ component: any ServerDrivenComponent, config: BeagleConfiguration) {
        config.comeIntoForce()
        self.init(component)
    }

    /// Creates a view with content to fetch, and makes `config` current.
    public convenience init(
        _ remote: ScreenType.Remote, config: BeagleConfiguration,
        beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        config.comeIntoForce()
        self.init(remote, beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Creates a view with content from JSON text, and makes `config` current.
    public convenience init(
        _ json: String, config: BeagleConfiguration, beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        config.comeIntoForce()
        self.init(json, beagleViewStateObserver: beagleViewStateObserver)
    }
}

extension AnalyticsConfig.ActionName {
    /// Returns the name under which an action is registered in a configuration; the name of its type if it is not
    /// registered.
    public static func beagleActionName(_ action: any Action.Type, config: BeagleConfiguration) -> String {
        config.dependencies.coder.name(for: action) ?? String(describing: action)
    }
}
