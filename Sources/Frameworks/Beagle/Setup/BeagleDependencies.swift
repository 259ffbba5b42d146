public import Foundation
import HeadlessUIKit

/// Everything an application can configure.
public protocol BeagleDependenciesProtocol: DependencyLogger, DependencyNetworkClient, DependencyUrlBuilder,
    DependencyCoder, DependencyViewClient, DependencyDeepLinkScreenManaging, DependencyNavigation,
    DependencyOperationsProvider, DependencyGlobalContext, DependencyAnalyticsExecutor, DependencyValidatorProvider,
    DependencyLocalFormHandler, DependencyTheme
{}

/// An application's configuration, with every default in place.
///
/// ```swift
/// let dependencies = BeagleDependencies()
/// dependencies.navigation.registerNavigationController(builder: MyNavigationController.init, forId: "mine")
/// Beagle.dependencies = dependencies
/// ```
open class BeagleDependencies: BeagleDependenciesProtocol {
    /// Receives every event; nil keeps them to the session's own log.
    open var logger: (any BeagleLoggerType)?

    /// Sends the requests; nil means the session's own client.
    open var networkClient: (any NetworkClient)?

    /// Turns paths into URLs; the default joins them to the base the session was opened with.
    open var urlBuilder: any UrlBuilderProtocol

    /// Reads documents, and knows the components and actions they may name.
    open var coder: BeagleCoder

    /// Fetches components; nil means Beagle's own client.
    open var viewClient: (any ViewClientProtocol)?

    /// Makes the screens that `openNativeRoute` names.
    open var deepLinkHandler: (any DeepLinkScreenManagerProtocol)?

    /// Moves between screens, and knows the registered navigation controllers.
    open var navigation: any BeagleNavigation

    /// The operations that expressions may call.
    open var operationsProvider: any OperationsProviderProtocol

    /// The looks that documents name with `styleId`.
    open var theme: any Theme

    /// The context that all screens share, under the id `global`.
    open var globalContext: any GlobalContextProtocol

    /// Hears of screens that appear and actions that start; nil records nothing.
    open var analyticsProvider: (any AnalyticsProvider)?

    /// Fetches pictures; nil means Beagle's own downloader.
    open var imageDownloader: (any ImageDownloaderProtocol)?

    /// Finds the pictures that documents name.
    open var imageProvider: any ImageProviderProtocol

    /// The app's bundle; here all bundles have the same.
    open var mainBundle: any BundleProtocol

    /// Knows the validators that the forms of Beagle 1.x name.
    open var validatorProvider: (any ValidatorProvider)?

    /// Takes what forms of Beagle 1.x submit to the application itself.
    open var localFormHandler: (any LocalFormHandler)?

    /// The defaults.
    public init() {
        urlBuilder = UrlBuilder()
        coder = BeagleCoder.withBuiltIns()
        navigation = BeagleNavigator()
        operationsProvider = OperationsProvider()
        globalContext = GlobalContext()
        theme = AppTheme(styles: [:])
        imageProvider = ImageProvider()
        mainBundle = MainBundle()
    }
}

extension BeagleDependencies: ImageDependencies {}

extension BeagleDependencies: DependencyAppBundle {
    /// The bundle of ``mainBundle``.
    public var appBundle: Bundle {
        get { mainBundle.bundle }
        set { mainBundle.bundle = newValue }
    }
}

extension BeagleDependencies {
    /// ``navigation`` as Beagle 2.x names it.
    public var navigator: any BeagleNavigation {
        get { navigation }
        set { navigation = newValue }
    }

    /// ``coder`` as Beagle 1.x names it.
    public var decoder: BeagleCoder {
        get { coder }
        set { coder = newValue }
    }
}
