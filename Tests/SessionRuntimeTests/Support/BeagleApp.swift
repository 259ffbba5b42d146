import Beagle
import HeadlessUIKit

/// An app as a user of Beagle writes it: one more controller, and a first screen.
final class BeagleApp: UIApplicationDelegate {
    var window: UIWindow?

    func application(
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
final class QuietController: BeagleNavigationController {
    override func serverDrivenStateDidChange(to state: ServerDrivenState, at screenController: any BeagleController) {}
}

enum Documents {
    static let home = """
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
    static let details = """
        {"_beagleComponent_": "beagle:screenComponent", "child": {"_beagleComponent_": "beagle:text", "text": "More"}}
        """
    static let picture = """
        {"_beagleComponent_": "beagle:image", "path": {"_beagleImagePath_": "remote", "url": "/logo.png"}}
        """
}
