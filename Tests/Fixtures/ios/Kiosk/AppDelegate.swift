import Beagle
import BeagleSchema
import UIKit

/// The bakery's first app, written for Beagle 1.9.
@UIApplicationMain
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.deepLinkHandler = CounterLinks()
        dependencies.decoder.register(component: Stamp.self)
        dependencies.navigation.registerDefaultNavigationController(builder: PatientNavigationController.init)
        Beagle.dependencies = dependencies

        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = Beagle.screen(.declarative(welcome))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }

    private var welcome: Screen {
        let room = Style(padding: EdgeValue(all: 16), flex: Flex(grow: 1))
        return Screen(navigationBar: NavigationBar(title: "Kiosk")) {
            Container(widgetProperties: WidgetProperties(style: room)) {
                Text("Take a number", widgetProperties: WidgetProperties(id: "greeting"))
                Stamp(ink: "Closed on Mondays")
                Touchable(onPress: [Navigate.openNativeRoute(.init(route: "counter", data: ["desk": "left"]))]) {
                    Text("At the counter")
                }
                Button(text: "In the window", onPress: [Navigate.openNativeRoute(.init(route: "poster"))])
                Button(text: "Today", onPress: [Navigate.pushView(.remote(.init(url: "/today")))])
            }
        }
    }
}
