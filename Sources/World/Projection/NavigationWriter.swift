import Beagle
import HeadlessUIKit
import JSON
import Wire

/// Writes which controllers are where: the stacks from the root to what is presented last, and the alerts over them.
struct NavigationWriter: ~Copyable {
    private var json = JSONWriter(reserving: 160)
    private var alerts: [UIAlertController] = []

    /// `{"stacks":[…],"alerts":[…]}` for the controllers in the windows.
    static func write(_ windows: [UIWindow]) -> [UInt8] {
        var writer = NavigationWriter()
        writer.json.beginObject()
        writer.json.key("stacks")
        writer.json.beginArray()
        for root in windows.compactMap(\.rootViewController) { writer.chain(from: root) }
        writer.json.endArray()
        writer.writeAlerts()
        writer.json.endObject()
        return writer.json.bytes
    }

    private mutating func chain(from root: UIViewController) {
        var presentation = "root"
        var current: UIViewController? = root
        while let controller = current {
            if let alert = controller as? UIAlertController {
                alerts.append(alert)
            } else {
                stacks(in: controller, presentation)
            }
            current = Self.presented(by: controller)
            presentation = Self.presentation(of: current)
        }
    }

    /// A container such as a self-wrapping screen holds its stack as a child.
    private mutating func stacks(in controller: UIViewController, _ presentation: String) {
        let found = Self.navigationControllers(in: controller)
        if found.isEmpty {
            stack(controller, screens: [controller], presentation)
        } else {
            for navigation in found { stack(navigation, screens: navigation.viewControllers, presentation) }
        }
    }

    private mutating func stack(_ controller: UIViewController, screens: [UIViewController], _ presentation: String) {
        json.beginObject()
        json.member("presentation", presentation)
        json.member("controller", String(describing: type(of: controller)))
        json.member("controllerId", (controller as? BeagleNavigationController)?.controllerId)
        json.key("screens")
        json.beginArray()
        for screen in screens {
            if let screen = screen as? any BeagleController {
                screen.screenIdentity.write(to: &json)
            } else {
                native(screen)
            }
        }
        json.endArray()
        json.endObject()
    }

    private mutating func native(_ screen: UIViewController) {
        json.beginObject()
        json.member("type", String(describing: type(of: screen)))
        json.member("title", screen.navigationItem.title ?? screen.title)
        json.member("scene", screen.sceneIdentifier)
        json.member("segue", screen.segueIdentifier)
        json.member("router", Self.router(of: screen))
        json.endObject()
    }

    /// The class of what a Clean Swift controller keeps as its `router`.
    private static func router(of screen: UIViewController) -> String? {
        let kept = Mirror(reflecting: screen).children.first { $0.label == "router" }
        guard let router = kept?.value else { return nil }
        let wrapped = Mirror(reflecting: router)
        guard wrapped.displayStyle == .optional else { return String(describing: type(of: router)) }
        return wrapped.children.first.map { String(describing: type(of: $0.value)) }
    }

    private mutating func writeAlerts() {
        json.key("alerts")
        json.beginArray()
        for alert in alerts {
            json.beginObject()
            json.member("title", alert.title ?? "")
            json.member("message", alert.message ?? "")
            json.endObject()
        }
        json.endArray()
    }

    // MARK: - Finding controllers

    private static func navigationControllers(in controller: UIViewController) -> [UINavigationController] {
        if let navigation = controller as? UINavigationController { return [navigation] }
        return controller.children.flatMap(navigationControllers)
    }

    /// What is presented from the controller, or from anything inside it.
    private static func presented(by controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        for child in controller.children {
            if let presented = presented(by: child) { return presented }
        }
        return nil
    }

    private static func presentation(of controller: UIViewController?) -> String {
        switch controller?.modalPresentationStyle {
        case .fullScreen: "fullScreen"
        case .overFullScreen, .overCurrentContext: "overFullScreen"
        default: "sheet"
        }
    }
}
