public import Beagle
public import HeadlessUIKit

// In Beagle 1.x, each part of the dependencies has a protocol for the type that has it.

/// A type that has a logger (Beagle iOS 1.9, BeagleLogger.swift).
public protocol DependencyLogger {
    var logger: any BeagleLoggerType { get }
}

/// A type that has the logging setting (Beagle iOS 1.9, BeagleLoggerProxy.swift).
public protocol DependencyLoggingCondition {
    /// Whether log events go to the app's logger.
    var isLoggingEnabled: Bool { get }
}

/// A type that has a decoder (Beagle iOS 1.9, ComponentDecoder.swift).
public protocol DependencyDecoder {
    var decoder: ComponentDecoding { get }
}

/// A type that has a cache (Beagle iOS 1.9, DependencyCacheManager.swift).
public protocol DependencyCacheManager {
    var cacheManager: (any CacheManagerProtocol)? { get }
}

/// A type that has a form data store (Beagle iOS 1.9, FormDataStoreHandler.swift).
public protocol DependencyFormDataStoreHandler {
    var formDataStoreHandler: any FormDataStoreHandling { get }
}

/// A type that has an image downloader (Beagle iOS 1.9, ImageDownloader.swift).
public protocol DependencyImageDownloader {
    var imageDownloader: any ImageDownloader { get }
}

/// A type that has a prefetch helper (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public protocol DependencyPreFetching {
    var preFetchHelper: any BeaglePrefetchHelping { get }
}

/// A type that has a repository (Beagle iOS 1.9, Repository.swift).
public protocol DependencyRepository {
    var repository: any Repository { get }
}

/// A type that has a renderer factory (Beagle iOS 1.9, BeagleRenderer.swift).
public protocol DependencyRenderer {
    var renderer: (any BeagleController) -> BeagleRenderer { get }
}

/// A type that has a style configurator factory (Beagle iOS 1.9, StyleViewConfigurator.swift).
public protocol DependencyStyleViewConfigurator {
    var style: (UIView) -> any StyleViewConfiguratorProtocol { get }
}

/// A type that has a view configurator factory (Beagle iOS 1.9, ViewConfigurator.swift).
public protocol DependencyViewConfigurator {
    var viewConfigurator: (UIView) -> any ViewConfiguratorProtocol { get }
}

/// A type that has a navigation controller type (Beagle iOS 1.9, BeagleNavigator.swift).
public protocol DependencyNavigationController {
    var navigationControllerType: Beagle.BeagleNavigationController.Type { get }
}

/// The window of the app (Beagle iOS 1.9, DependencyWindowManager.swift).
public protocol WindowProtocol {
    /// Replaces the root view controller.
    func replace(
        rootViewController viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)?)
}

extension UIWindow: WindowProtocol {}

/// Gives access to the window of the app (Beagle iOS 1.9, DependencyWindowManager.swift).
public protocol WindowManager {
    /// The window, nil until it exists.
    var window: (any WindowProtocol)? { get }
}

/// Gives access to the key window of the app (Beagle iOS 1.9, DependencyWindowManager.swift).
public final class WindowManagerDefault: WindowManager {
    public init() {}

    public var window: (any WindowProtocol)? { UIApplication.shared.keyWindow }
}

/// A type that has a window manager.
public protocol DependencyWindowManager {
    var windowManager: any WindowManager { get }
}

/// Opens URLs outside the app (Beagle iOS 1.9, DependencyURLOpener.swift).
public protocol URLOpener {
    /// Opens a URL. An invalid URL is logged.
    func tryToOpen(path: String)
}

/// Opens URLs in the user's browser (Beagle iOS 1.9, DependencyURLOpener.swift).
public final class URLOpenerDefault: URLOpener {
    /// The dependencies in Beagle 1.x; not used.
    public typealias Dependencies = DependencyLogger

    init() {}

    /// Creates an opener. The dependencies are not used.
    public init(dependencies: any Dependencies) {}

    /// Opens a URL. An invalid URL is logged.
    public func tryToOpen(path: String) {
        guard let url = URL(string: path) else { return Log.navigation(.invalidExternalUrl(path: path)).record() }
        UIApplication.shared.open(url)
        Log.navigation(.didNavigateToExternalUrl(path: path)).record()
    }
}

/// A type that has a URL opener.
public protocol DependencyURLOpener {
    var opener: any URLOpener { get }
}

/// A logger that forwards to another logger, or discards the events (Beagle iOS 1.9, BeagleLoggerProxy.swift).
public final class BeagleLoggerProxy: BeagleLoggerType {
    public let logger: (any BeagleLoggerType)?

    public init(logger: (any BeagleLoggerType)?) { self.logger = logger }

    public func log(_ log: LogType) { logger?.log(log) }
}

/// The context that all screens share (Beagle iOS 1.9, GlobalContext.swift).
public typealias GlobalContext = GlobalContextProtocol

/// The default global context (Beagle iOS 1.9, GlobalContext.swift).
public typealias DefaultGlobalContext = Beagle.GlobalContext

/// The operations that expressions can call (Beagle iOS 1.9, OperationsProvider.swift).
public typealias OperationsProvider = OperationsProviderProtocol

/// The operations of Beagle and of the app (Beagle iOS 1.9, OperationsProvider.swift).
public typealias OperationsDefault = Beagle.OperationsProvider

extension Beagle.OperationsProvider {
    /// The dependencies in Beagle 1.x; not used.
    public typealias Dependencies = DependencyLogger

    /// Creates a provider with the operations of Beagle. The dependencies are not used.
    public convenience init(dependencies: any Dependencies) { self.init() }
}
