import Beagle
public import UIKit

/// The sample app. All its code would also compile for a phone, except for the images, which a phone app keeps in its
/// asset catalogue.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
    /// The only window of the app.
    public var window: UIWindow?

    /// Sets up Beagle and opens the first screen of the shop.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let diary = ShopDiary()
        let dependencies = BeagleDependencies()
        dependencies.networkClient = ShopNetworkClient()
        dependencies.urlBuilder = ShopUrlBuilder()
        dependencies.deepLinkHandler = NativeScreens(diary: diary)
        dependencies.logger = diary
        dependencies.theme = ShopTheme.make()
        dependencies.coder.register(type: Ground.self)
        dependencies.coder.register(type: Stars.self)
        dependencies.coder.register(type: PutInBasket.self)
        dependencies.coder.register(type: Pay.self)
        dependencies.operationsProvider.register(operationId: "inReais", handler: ShopOperations.inReais)
        dependencies.operationsProvider.register(operationId: "matches", handler: ShopOperations.matches)
        dependencies.operationsProvider.register(operationId: "anyMatches", handler: ShopOperations.anyMatches)
        dependencies.operationsProvider.register(operationId: "address", handler: ShopOperations.address)
        dependencies.analyticsProvider = QuietAnalytics()
        register(in: dependencies.navigation)
        Beagle.dependencies = dependencies

        Scenes.register()
        for (name, svg) in Icons.all { application.images.register(svg: svg, named: name) }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private func register(in navigation: any BeagleNavigation) {
        navigation.registerDefaultNavigationController(builder: BeagleNavigationController.init)
        navigation.registerNavigationController(builder: CustomErrorNavigationController.init, forId: "CustomError")
        navigation.registerNavigationController(builder: CustomLoadingNavigationController.init, forId: "CustomLoading")
        navigation.registerNavigationController(builder: LegacyNavigationController.init, forId: "Legacy")
        navigation.registerNavigationController(builder: ErrorKindsNavigationController.init, forId: "ErrorKinds")
        navigation.registerNavigationController(builder: ColouredBarNavigationController.init, forId: "ColouredBar")
    }
}
