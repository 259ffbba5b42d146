import HeadlessUIKit

/// A set of dependencies that screens can be given (Beagle iOS 2.1, BeagleConfiguration in Singletons.swift).
///
/// A session has one set in force at a time. A screen or a view that is made with a configuration, and an assignment to
/// ``GlobalConfiguration``, bring it into force for the whole session; on iOS others keep their own.
public class BeagleConfiguration {
    private let held: any BeagleDependenciesProtocol

    /// A configuration of what the factories make.
    public init(dependencies: BeagleDependenciesFactory) {
        held = MadeDependencies(dependencies)
    }

    init(_ dependencies: any BeagleDependenciesProtocol) {
        held = dependencies
    }

    /// What components and operations are registered with.
    public var dependencies: any BeagleEnviromentProtocol { BeagleEnvironment(held) }

    func comeIntoForce() {
        Configured.dependencies = held
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The configuration in force; what is assigned comes into force.
public var GlobalConfiguration: BeagleConfiguration {
    get { BeagleConfiguration(Beagle.dependencies) }
    set { newValue.comeIntoForce() }
}

/// What factories made, with the container that resolves for them.
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

    /// Asked for by the type of what it is assigned to: a value of a protocol, handed over, would be asked for by its
    /// own.
    private func found<Dependency>() -> Dependency? { try? container.resolve() as Dependency }
}

extension BeagleController {
    /// The configuration in force.
    public var config: BeagleConfiguration { GlobalConfiguration }
}

extension BeagleScreenViewController {
    /// A screen built in code, which brings `config` into force.
    public convenience init(
        _ component: any ServerDrivenComponent, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(component, controllerId: controllerId)
    }

    /// A screen to fetch, which brings `config` into force.
    public convenience init(
        _ remote: ScreenType.Remote, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(remote, controllerId: controllerId)
    }

    /// A screen as JSON text, which brings `config` into force.
    public convenience init(_ json: String, controllerId: String? = nil, config: BeagleConfiguration) {
        config.comeIntoForce()
        self.init(json, controllerId: controllerId)
    }

    /// A screen on the view model of another one, which brings `config` into force.
    public convenience init(
        viewModel: BeagleScreenViewModel, controllerId: String? = nil, config: BeagleConfiguration
    ) {
        config.comeIntoForce()
        self.init(viewModel: viewModel, controllerId: controllerId)
    }
}

extension BeagleView {
    /// Content built in code, which brings `config` into force.
    public convenience init(_ component: any ServerDrivenComponent, config: BeagleConfiguration) {
        config.comeIntoForce()
        self.init(component)
    }

    /// Content to fetch, which brings `config` into force.
    public convenience init(
        _ remote: ScreenType.Remote, config: BeagleConfiguration,
        beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        config.comeIntoForce()
        self.init(remote, beagleViewStateObserver: beagleViewStateObserver)
    }

    /// Content as JSON text, which brings `config` into force.
    public convenience init(
        _ json: String, config: BeagleConfiguration, beagleViewStateObserver: @escaping BeagleViewStateObserver
    ) {
        config.comeIntoForce()
        self.init(json, beagleViewStateObserver: beagleViewStateObserver)
    }
}

extension AnalyticsConfig.ActionName {
    /// The name that an action is registered under with a configuration.
    public static func beagleActionName(_ action: any Action.Type, config: BeagleConfiguration) -> String {
        config.dependencies.coder.name(for: action) ?? String(describing: action)
    }
}
