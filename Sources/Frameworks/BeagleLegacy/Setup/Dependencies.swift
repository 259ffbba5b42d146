public import Beagle
public import HeadlessUIKit

// What Beagle 1.x calls the parts of an app's set-up, each with the protocol of whoever has it.

/// Something that has a logger (Beagle iOS 1.9, BeagleLogger.swift).
public protocol DependencyLogger {
    /// The logger.
    var logger: any BeagleLoggerType { get }
}

/// Something that says whether Beagle logs (Beagle iOS 1.9, BeagleLoggerProxy.swift).
public protocol DependencyLoggingCondition {
    /// Whether events go to the app's logger.
    var isLoggingEnabled: Bool { get }
}

/// Something that has a decoder (Beagle iOS 1.9, ComponentDecoder.swift).
public protocol DependencyDecoder {
    /// The decoder.
    var decoder: ComponentDecoding { get }
}

/// Something that has a cache (Beagle iOS 1.9, DependencyCacheManager.swift).
public protocol DependencyCacheManager {
    /// The cache.
    var cacheManager: (any CacheManagerProtocol)? { get }
}

/// Something that keeps what forms collected (Beagle iOS 1.9, FormDataStoreHandler.swift).
public protocol DependencyFormDataStoreHandler {
    /// Keeps what forms collected.
    var formDataStoreHandler: any FormDataStoreHandling { get }
}

/// Something that fetches pictures (Beagle iOS 1.9, ImageDownloader.swift).
public protocol DependencyImageDownloader {
    /// Fetches pictures.
    var imageDownloader: any ImageDownloader { get }
}

/// Something that fetches destinations ahead (Beagle iOS 1.9, BeaglePrefetchHelper.swift).
public protocol DependencyPreFetching {
    /// Fetches destinations ahead.
    var preFetchHelper: any BeaglePrefetchHelping { get }
}

/// Something that has a repository (Beagle iOS 1.9, Repository.swift).
public protocol DependencyRepository {
    /// The repository.
    var repository: any Repository { get }
}

/// Something that makes renderers (Beagle iOS 1.9, BeagleRenderer.swift).
public protocol DependencyRenderer {
    /// Makes the renderer of a screen.
    var renderer: (any BeagleController) -> BeagleRenderer { get }
}

/// Something that lays views out (Beagle iOS 1.9, StyleViewConfigurator.swift).
public protocol DependencyStyleViewConfigurator {
    /// Lays a view out.
    var style: (UIView) -> any StyleViewConfiguratorProtocol { get }
}

/// Something that sets views up (Beagle iOS 1.9, ViewConfigurator.swift).
public protocol DependencyViewConfigurator {
    /// Sets a view up.
    var viewConfigurator: (UIView) -> any ViewConfiguratorProtocol { get }
}

/// Something that has a navigation controller's type (Beagle iOS 1.9, BeagleNavigator.swift).
public protocol DependencyNavigationController {
    /// The type of the navigation controllers that Beagle makes.
    var navigationControllerType: Beagle.BeagleNavigationController.Type { get }
}

/// The application's window (Beagle iOS 1.9, DependencyWindowManager.swift).
public protocol WindowProtocol {
    /// Shows another controller in the window.
    func replace(
        rootViewController viewController: UIViewController, animated: Bool, completion: ((Bool) -> Void)?)
}

extension UIWindow: WindowProtocol {}

/// Knows the application's window (Beagle iOS 1.9, DependencyWindowManager.swift).
public protocol WindowManager {
    /// The window, nil before there is one.
    var window: (any WindowProtocol)? { get }
}

/// Knows the window that the application shows (Beagle iOS 1.9, DependencyWindowManager.swift).
public final class WindowManagerDefault: WindowManager {
    /// A manager of the running application's window.
    public init() {}

    /// The window that is shown.
    public var window: (any WindowProtocol)? { UIApplication.shared.keyWindow }
}

/// Something that knows the window.
public protocol DependencyWindowManager {
    /// Knows the window.
    var windowManager: any WindowManager { get }
}

/// Opens addresses outside of the app (Beagle iOS 1.9, DependencyURLOpener.swift).
public protocol URLOpener {
    /// Opens an address, or says in the log why it does not.
    func tryToOpen(path: String)
}

/// Opens addresses in the reader's browser (Beagle iOS 1.9, DependencyURLOpener.swift).
public final class URLOpenerDefault: URLOpener {
    /// What 1.x asks for; the running application has it.
    public typealias Dependencies = DependencyLogger

    init() {}

    /// An opener; the running application has the log.
    public init(dependencies: any Dependencies) {}

    /// Opens an address, or says in the log why it does not.
    public func tryToOpen(path: String) {
        guard let url = URL(string: path) else { return Log.navigation(.invalidExternalUrl(path: path)).record() }
        UIApplication.shared.open(url)
        Log.navigation(.didNavigateToExternalUrl(path: path)).record()
    }
}

/// Something that opens addresses.
public protocol DependencyURLOpener {
    /// Opens addresses.
    var opener: any URLOpener { get }
}

/// A logger that hands on to another one, or keeps nothing (Beagle iOS 1.9, BeagleLoggerProxy.swift).
public final class BeagleLoggerProxy: BeagleLoggerType {
    /// Where events go.
    public let logger: (any BeagleLoggerType)?

    /// A logger in front of another one.
    public init(logger: (any BeagleLoggerType)?) { self.logger = logger }

    /// Hands the event on.
    public func log(_ log: LogType) { logger?.log(log) }
}

/// The context that all screens share (Beagle iOS 1.9, GlobalContext.swift).
public typealias GlobalContext = GlobalContextProtocol

/// Beagle's own global context (Beagle iOS 1.9, GlobalContext.swift).
public typealias DefaultGlobalContext = Beagle.GlobalContext

/// The operations that expressions may call (Beagle iOS 1.9, OperationsProvider.swift).
public typealias OperationsProvider = OperationsProviderProtocol

/// Beagle's own operations, and those of an app (Beagle iOS 1.9, OperationsProvider.swift).
public typealias OperationsDefault = Beagle.OperationsProvider

extension Beagle.OperationsProvider {
    /// What 1.x asks for; the running application has it.
    public typealias Dependencies = DependencyLogger

    /// Beagle's own operations.
    public convenience init(dependencies: any Dependencies) { self.init() }
}
