package import Beagle
package import HeadlessUIKit

/// An app as a user of Beagle writes it, with an additional navigation controller and a first screen.
package final class BeagleApp: UIApplicationDelegate {
    package init() {}

    package var window: UIWindow?

    package func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let dependencies = BeagleDependencies()
        dependencies.navigation.registerNavigationController(builder: QuietController.init, forId: "Quiet")
        Beagle.dependencies = dependencies
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = BeagleScreenViewController(.remote(.init(url: "/home")))
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}

/// Shows neither loading nor errors.
package final class QuietController: BeagleNavigationController {
    package override func serverDrivenStateDidChange(
        to state: ServerDrivenState, at screenController: any BeagleController
    ) {}
}

package enum Documents {
    package static let home = """
        {"_beagleComponent_": "beagle:screenComponent", "id": "home", "navigationBar": {"title": "Home"},
         "child": {"_beagleComponent_": "beagle:container", "children": [
           {"_beagleComponent_": "beagle:text", "text": "Welcome"},
           {"_beagleComponent_": "beagle:button", "text": "Details", "onPress": [
             {"_beagleAction_": "beagle:pushView", "route": {"url": "/details"}}]},
           {"_beagleComponent_": "beagle:button", "text": "Fallback", "onPress": [
             {"_beagleAction_": "beagle:pushView", "route": {"url": "/none", "fallback":
               {"_beagleComponent_": "beagle:screenComponent", "child":
                 {"_beagleComponent_": "beagle:text", "text": "Instead"}}}}]}
         ]}}
        """
    package static let details = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "beagle:text", "text": "More"}}
        """
    package static let picture = """
        {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/logo.png"}}
        """
}
