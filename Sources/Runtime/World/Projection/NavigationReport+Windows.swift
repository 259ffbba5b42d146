import Beagle
import HeadlessUIKit
import JSON
import Wire

extension NavigationReport {
    /// Reads the navigation stacks and alerts of the windows; of the system's windows only the alerts.
    init(of windows: [UIWindow]) {
        self.init()
        for window in windows {
            if let root = window.rootViewController { addChain(from: root, onlyAlerts: window.isOfSystem) }
        }
    }

    /// The report as encoded JSON.
    var bytes: [UInt8] {
        var json = JSONWriter(reserving: 160)
        write(to: &json)
        return json.bytes
    }

    private mutating func addChain(from root: UIViewController, onlyAlerts: Bool) {
        var presentation = Stack.Presentation.root
        var current: UIViewController? = root
        while let controller = current {
            if let alert = controller as? UIAlertController {
                alerts.append(Alert(title: alert.title ?? "", message: alert.message ?? ""))
            } else if !onlyAlerts {
                addStacks(in: controller, presentation)
            }
            current = Self.presented(by: controller)
            presentation = Stack.Presentation(current?.modalPresentationStyle)
        }
    }

    /// Adds the stacks of a controller. A container, such as a self-wrapping screen, holds its stack as a child.
    private mutating func addStacks(in controller: UIViewController, _ presentation: Stack.Presentation) {
        if let tabs = controller as? UITabBarController, tabs.selectedViewController != nil {
            for child in tabs.backToFront { addStacks(in: child, presentation) }
            return
        }
        let found = Self.navigationControllers(in: controller)
        if found.isEmpty {
            addStack(of: controller, screens: [controller], presentation: presentation)
        } else {
            for navigation in found {
                addStack(of: navigation, screens: navigation.viewControllers, presentation: presentation)
            }
        }
    }

    private mutating func addStack(
        of controller: UIViewController, screens: [UIViewController], presentation: Stack.Presentation
    ) {
        stacks.append(
            Stack(
                presentation, controller: String(describing: type(of: controller)),
                controllerID: (controller as? BeagleNavigationController)?.controllerId,
                screens: screens.map(Self.facts)))
    }

    private static func facts(of screen: UIViewController) -> ScreenFacts {
        if let screen = screen as? any BeagleController { return ScreenFacts(screen.screenIdentity) }
        return ScreenFacts(
            type: String(describing: type(of: screen)), title: screen.navigationItem.title ?? screen.title,
            scene: screen.sceneIdentifier, segue: screen.segueIdentifier, router: router(of: screen))
    }

    /// Returns the class of a Clean Swift controller's `router` property.
    private static func router(of screen: UIViewController) -> String? {
        let kept = Mirror(reflecting: screen).children.first { $0.label == "router" }
        guard let router = kept?.value else { return nil }
        let wrapped = Mirror(reflecting: router)
        guard wrapped.displayStyle == .optional else { return String(describing: type(of: router)) }
        return wrapped.children.first.map { String(describing: type(of: $0.value)) }
    }

    // MARK: - Finding controllers

    private static func navigationControllers(in controller: UIViewController) -> [UINavigationController] {
        if let navigation = controller as? UINavigationController { return [navigation] }
        return controller.backToFront.flatMap(navigationControllers)
    }

    /// Returns the controller presented by this one or one of its descendants.
    private static func presented(by controller: UIViewController) -> UIViewController? {
        if let presented = controller.presentedViewController { return presented }
        for child in controller.children {
            if let presented = presented(by: child) { return presented }
        }
        return nil
    }
}

extension UIViewController {
    /// The children from back to front; the selected tab is last.
    fileprivate var backToFront: [UIViewController] {
        guard let shown = (self as? UITabBarController)?.selectedViewController else { return children }
        return children.filter { $0 !== shown } + [shown]
    }
}

extension NavigationReport.Stack.Presentation {
    fileprivate init(_ style: UIModalPresentationStyle?) {
        switch style {
        case .fullScreen: self = .fullScreen
        case .overFullScreen, .overCurrentContext: self = .overFullScreen
        default: self = .sheet
        }
    }
}
