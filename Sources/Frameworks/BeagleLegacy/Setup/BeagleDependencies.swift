public import Beagle
public import HeadlessUIKit

/// The dependencies of an app (Beagle iOS 1.9, BeagleDependencies.swift).
public protocol BeagleDependenciesProtocol: Beagle.BeagleDependenciesProtocol, DependencyLogger,
    DependencyLoggingCondition, DependencyDecoder, DependencyCacheManager, DependencyFormDataStoreHandler,
    DependencyImageDownloader, DependencyPreFetching, DependencyRepository, DependencyRenderer,
    DependencyStyleViewConfigurator, DependencyViewConfigurator, DependencyNavigationController,
    DependencyWindowManager, DependencyURLOpener, DependencyAppBundle
{
    /// The analytics of Beagle 1.0.
    var analytics: (any Analytics)? { get }
}

/// The dependencies of an app in Beagle 1.x, with all defaults (Beagle iOS 1.9, BeagleDependencies.swift).
///
/// The cache and the analytics of 1.0 are never called. The repository, the renderer and the view configurators are
/// available to the app, but Beagle itself does not use them.
open class BeagleDependencies: Beagle.BeagleDependencies, BeagleDependenciesProtocol {
    /// Stored; has no visible effect.
    open var analytics: (any Analytics)?
    /// Stored; has no visible effect.
    open var cacheManager: (any CacheManagerProtocol)?
    /// Available to the app; Beagle itself does not use it.
    open var repository: any Repository = RepositoryDefault()
    /// Available to the app; Beagle itself does not use it.
    open var preFetchHelper: any BeaglePrefetchHelping = BeaglePreFetchHelper()
    /// Available to the app; Beagle itself does not use it.
    open var formDataStoreHandler: any FormDataStoreHandling = FormDataStoreHandler()
    /// Available to the app; Beagle itself does not use it.
    open var windowManager: any WindowManager = WindowManagerDefault()
    /// Available to the app; Beagle itself does not use it.
    open var opener: any URLOpener = URLOpenerDefault()
    /// Available to the app; Beagle itself does not use it.
    open var renderer: (any BeagleController) -> BeagleRenderer = { BeagleRenderer(controller: $0) }
    /// Available to the app; Beagle itself does not use it.
    open var style: (UIView) -> any StyleViewConfiguratorProtocol = { $0.style }
    /// Available to the app; Beagle itself does not use it.
    open var viewConfigurator: (UIView) -> any ViewConfiguratorProtocol = { $0.beagle }
    /// Whether log events are sent to the app's logger. If false, they are only in the session's log.
    open var isLoggingEnabled = true

    private var storedLogger: (any BeagleLoggerType)?

    /// The receiver of the log events if logging is enabled. With nil, they only go to the log of the session.
    open override var logger: (any BeagleLoggerType)? {
        get { isLoggingEnabled ? storedLogger : nil }
        set { storedLogger = newValue }
    }

    /// The logger as a non-optional value.
    @_implements(DependencyLogger,logger)
    public var certainLogger: any BeagleLoggerType { BeagleLoggerProxy(logger: logger) }

    /// The image downloader as a non-optional value; the default downloader if the app has set one that is not of
    /// Beagle 1.x.
    @_implements(DependencyImageDownloader,imageDownloader)
    public var certainImageDownloader: any ImageDownloader {
        ((self as Beagle.BeagleDependencies).imageDownloader as? any ImageDownloader) ?? ImageDownloaderDefault()
    }

    /// The type of the navigation controllers if none is registered with `navigation` (Beagle iOS 1.10,
    /// BeagleDependencies.swift). The type cannot be instantiated in this module; the translation of an imported app
    /// adds a call of ``makeNavigationControllers(_:)`` instead.
    open var navigationControllerType: Beagle.BeagleNavigationController.Type =
        Beagle.BeagleNavigationController.self

    /// Sets how navigation controllers are created if none is registered.
    public func makeNavigationControllers(_ builder: @escaping () -> Beagle.BeagleNavigationController) {
        (navigation as? BeagleNavigator)?.controllers.setUnregistered(builder)
    }

    /// Creates the default dependencies with the given replacements.
    public init(
        networkClient: (any Beagle.NetworkClient)? = nil, cacheManager: (any CacheManagerProtocol)? = nil,
        logger: (any BeagleLoggerType)? = nil
    ) {
        super.init()
        self.networkClient = networkClient
        self.cacheManager = cacheManager
        self.logger = logger
    }
}

/// Dependencies of Beagle 1.x that wrap those of an app which uses the current Beagle, or has none.
private final class AdoptedDependencies: BeagleDependencies {
    init(_ own: any Beagle.BeagleDependenciesProtocol) {
        super.init(networkClient: own.networkClient, logger: own.logger)
        urlBuilder = own.urlBuilder
        coder = own.coder
        viewClient = own.viewClient
        deepLinkHandler = own.deepLinkHandler
        navigation = own.navigation
        operationsProvider = own.operationsProvider
        theme = own.theme
        globalContext = own.globalContext
        analyticsProvider = own.analyticsProvider
        validatorProvider = own.validatorProvider
        localFormHandler = own.localFormHandler
    }
}

/// The dependencies of the running app. Assigned dependencies take effect at once. If they are not of a type in this
/// module, their properties are read-only.
public var dependencies: any BeagleDependenciesProtocol {
    get { (Beagle.dependencies as? any BeagleDependenciesProtocol) ?? AdoptedDependencies(Beagle.dependencies) }
    set { Beagle.dependencies = newValue }
}

extension Beagle.BeagleDependenciesProtocol {
    /// Same as `coder`, under its name in Beagle 1.x.
    public var decoder: ComponentDecoding { coder }
}
