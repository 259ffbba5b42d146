import HeadlessUIKit

extension BeagleNavigator {
    /// Pops one screen. If the stack has only one screen, dismisses the stack, like `popStack`.
    func popView(with context: NavigationContext?, from origin: NavigationOrigin, animated: Bool) {
        guard let container = origin.controller.navigationController, container.viewControllers.count > 1 else {
            return popStack(with: context, from: origin, animated: animated)
        }
        let below = container.viewControllers[container.viewControllers.count - 2]
        NavigationHandOver(origin.evaluated(context)).apply(to: below)
        animation?.popTransition?.add(to: container)
        container.popViewController(animated: animated)
        BeagleMessage.moved("popView", to: below).record()
    }

    /// Dismisses the current stack like UIKit's `dismiss`, then passes the context to the screen that is on top
    /// afterwards.
    ///
    /// As in Beagle iOS, an alert over the screen is dismissed instead of the stack. If there is nothing to dismiss,
    /// the current screen receives the context.
    func popStack(with context: NavigationContext?, from origin: NavigationOrigin, animated: Bool) {
        let context = origin.evaluated(context)
        let controller = origin.controller
        let presenter = controller.presentedViewController == nil ? controller.presentingViewController : controller
        if presenter == nil {
            BeagleMessage.ignored(reason: "popStack found nothing to dismiss").record()
        }
        controller.dismiss(animated: animated) {
            let top = (presenter ?? controller).topOfStack
            NavigationHandOver(context).apply(to: top)
            if presenter != nil { BeagleMessage.moved("popStack", to: top).record() }
        }
    }

    /// Pops to the topmost screen that matches. The context is passed first, even if that screen is already on top.
    func popToView(
        _ route: String, with context: NavigationContext?, from origin: NavigationOrigin, animated: Bool
    ) {
        guard let container = origin.controller.navigationController else {
            return BeagleMessage.ignored(reason: "popToView outside a navigation controller").record()
        }
        let match = ScreenMatch(route)
        guard let target = container.viewControllers.last(where: match.accepts) else {
            return Log.navigation(.routeDoesNotExistInTheCurrentStack(path: route)).record()
        }
        NavigationHandOver(origin.evaluated(context)).apply(to: target)
        guard target !== container.topViewController else { return }
        animation?.popTransition?.add(to: container)
        container.popToViewController(target, animated: animated)
        BeagleMessage.moved("popToView", to: target).record()
    }
}

/// The criterion that decides whether a screen is the target of `popToView`: remote screens are matched by URL, others
/// by id.
struct ScreenMatch {
    private let route: String
    private let address: String?

    init(_ route: String) {
        self.route = route
        address = Self.address(of: route)
    }

    func accepts(_ controller: UIViewController) -> Bool {
        guard let screen = controller as? BeagleScreenViewController else { return false }
        switch screen.screenType {
        case .remote(let remote):
            guard let address else { return false }
            return address == Self.address(of: remote.url)
        case .declarative(let content): return content.id == route
        case .declarativeText: return screen.screen?.id == route
        }
    }

    private static func address(of path: String) -> String? {
        SessionNetwork.urlBuilder.build(path: path)?.absoluteURL.absoluteString
    }
}

extension UIViewController {
    /// The visible screen in this controller. It may be inside nested containers; presented controllers are not
    /// considered.
    fileprivate var topOfStack: UIViewController {
        if let navigation = self as? UINavigationController, let top = navigation.topViewController {
            return top.topOfStack
        }
        if let screen = self as? BeagleScreenViewController, case .container(let container) = screen.content {
            return container.topOfStack
        }
        return self
    }
}
