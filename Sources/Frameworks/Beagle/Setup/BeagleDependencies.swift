public import Foundation
import HeadlessUIKit

/// The configuration of an app.
public protocol BeagleDependenciesProtocol: DependencyLogger, DependencyNetworkClient, DependencyUrlBuilder,
    DependencyCoder, DependencyViewClient, DependencyDeepLinkScreenManaging, DependencyNavigation,
    DependencyOperationsProvider, DependencyGlobalContext, DependencyAnalyticsExecutor, DependencyValidatorProvider,
    DependencyLocalFormHandler, DependencyTheme
{}

/// The configuration of an app, with all defaults.
///
/// ```swift
/// let dependencies = BeagleDependencies()
/// dependencies.navigation.registerNavigationController(builder: MyNavigationController.init, forId: "mine")
/// Beagle.dependencies = dependencies
/// ```
open class BeagleDependencies: BeagleDependenciesProtocol {
    /// The receiver of log events; nil sends them only to the session's log.
    open var logger: (any BeagleLoggerType)?

    /// The network client; nil uses the session's own.
    open var networkClient: (any NetworkClient)?

    /// The builder of URLs; the default joins paths to the session's base URL.
    open var urlBuilder: any UrlBuilderProtocol

    /// The coder of documents, with the registered components and actions.
    open var coder: BeagleCoder

    /// The client that fetches components; nil uses Beagle's own.
    open var viewClient: (any ViewClientProtocol)?

    /// The provider of the screens that `openNativeRoute` names.
    open var deepLinkHandler: (any DeepLinkScreenManagerProtocol)?

    /// The navigator, with the registered navigation controllers.
    open var navigation: any BeagleNavigation

    /// The operations that expressions can call.
    open var operationsProvider: any OperationsProviderProtocol

    /// The styles that documents name with `styleId`.
    open var theme: any Theme

    /// The context that all screens share, with the id `global`.
    open var globalContext: any GlobalContextProtocol

    /// The receiver of analytics records; nil records nothing.
    open var analyticsProvider: (any AnalyticsProvider)?

    /// The client that fetches images; nil uses Beagle's own.
    open var imageDownloader: (any ImageDownloaderProtocol)?

    /// The provider of the images that documents name.
    open var imageProvider: any ImageProviderProtocol

    /// Stored; has no visible effect, because all bundles have the same resources.
    open var mainBundle: any BundleProtocol

    /// The validators of Beagle 1.x forms.
    open var validatorProvider: (any ValidatorProvider)?

    /// The handler of local actions of Beagle 1.x forms.
    open var localFormHandler: (any LocalFormHandler)?

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
    /// Same as ``navigation``, under its name in Beagle 2.x.
    public var navigator: any BeagleNavigation {
        get { navigation }
        set { navigation = newValue }
    }

    /// Same as ``coder``, under its name in Beagle 1.x.
    public var decoder: BeagleCoder {
        get { coder }
        set { coder = newValue }
    }
}
