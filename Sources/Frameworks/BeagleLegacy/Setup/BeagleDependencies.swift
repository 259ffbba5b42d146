public import Beagle
public import HeadlessUIKit

/// Everything that an app can set up (Beagle iOS 1.9, BeagleDependencies.swift).
public protocol BeagleDependenciesProtocol: Beagle.BeagleDependenciesProtocol, DependencyLogger,
    DependencyLoggingCondition, DependencyDecoder, DependencyCacheManager, DependencyFormDataStoreHandler,
    DependencyImageDownloader, DependencyPreFetching, DependencyRepository, DependencyRenderer,
    DependencyStyleViewConfigurator, DependencyViewConfigurator, DependencyNavigationController,
    DependencyWindowManager, DependencyURLOpener, DependencyAppBundle
{
    /// The analytics of Beagle 1.0.
    var analytics: (any Analytics)? { get }
}

/// An app's set-up as Beagle 1.x has it, with every default in place (Beagle iOS 1.9, BeagleDependencies.swift).
///
/// Its parts that are kept and not asked say so: the cache, the analytics of 1.0, the repository, and what makes
/// renderers and configures views, which are Beagle's own.
open class BeagleDependencies: Beagle.BeagleDependencies, BeagleDependenciesProtocol {
    /// The analytics of Beagle 1.0; kept and not called.
    open var analytics: (any Analytics)?
    /// Keeps answers; kept and not asked.
    open var cacheManager: (any CacheManagerProtocol)?
    /// Fetches components; kept for the app's own use.
    open var repository: any Repository = RepositoryDefault()
    /// Fetches destinations ahead; kept for the app's own use.
    open var preFetchHelper: any BeaglePrefetchHelping = BeaglePreFetchHelper()
    /// Keeps what forms collected; kept for the app's own use.
    open var formDataStoreHandler: any FormDataStoreHandling = FormDataStoreHandler()
    /// Knows the window; kept for the app's own use.
    open var windowManager: any WindowManager = WindowManagerDefault()
    /// Opens addresses; kept for the app's own use.
    open var opener: any URLOpener = URLOpenerDefault()
    /// Makes the renderer of a screen; kept for the app's own use.
    open var renderer: (any BeagleController) -> BeagleRenderer = { BeagleRenderer(controller: $0) }
    /// Lays a view out; kept for the app's own use.
    open var style: (UIView) -> any StyleViewConfiguratorProtocol = { $0.style }
    /// Sets a view up; kept for the app's own use.
    open var viewConfigurator: (UIView) -> any ViewConfiguratorProtocol = { $0.beagle }
    /// Whether events go to the app's logger; false keeps them to the session's own log.
    open var isLoggingEnabled = true

    private var keptLogger: (any BeagleLoggerType)?

    /// Receives every event, as long as that is wanted; nil keeps them to the session's own log.
    open override var logger: (any BeagleLoggerType)? {
        get { isLoggingEnabled ? keptLogger : nil }
        set { keptLogger = newValue }
    }

    /// The logger for those who count on one.
    @_implements(DependencyLogger,logger)
    public var certainLogger: any BeagleLoggerType { BeagleLoggerProxy(logger: logger) }

    /// What fetches pictures for those who count on it; one of today's Beagle is not handed on.
    @_implements(DependencyImageDownloader,imageDownloader)
    public var certainImageDownloader: any ImageDownloader {
        ((self as Beagle.BeagleDependencies).imageDownloader as? any ImageDownloader) ?? ImageDownloaderDefault()
    }

    /// The type of the navigation controllers where none is registered with `navigation` (Beagle iOS 1.10,
    /// BeagleDependencies.swift). Swift cannot make one of a type here: ``makeNavigationControllers(_:)`` says how,
    /// which the translation of an imported app adds.
    open var navigationControllerType: Beagle.BeagleNavigationController.Type =
        Beagle.BeagleNavigationController.self

    /// Has Beagle make navigation controllers this way where none is registered.
    public func makeNavigationControllers(_ builder: @escaping () -> Beagle.BeagleNavigationController) {
        (navigation as? BeagleNavigator)?.controllers.setUnregistered(builder)
    }

    /// The defaults, with what is given in their place.
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

/// The set-up of an app that made it as today's Beagle has it, or not at all.
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

/// The running application's set-up. What is assigned comes into force; parts of one that is not of this module are
/// read only.
public var dependencies: any BeagleDependenciesProtocol {
    get { (Beagle.dependencies as? any BeagleDependenciesProtocol) ?? AdoptedDependencies(Beagle.dependencies) }
    set { Beagle.dependencies = newValue }
}

extension Beagle.BeagleDependenciesProtocol {
    /// Reads documents, as 1.x names it.
    public var decoder: ComponentDecoding { coder }
}
