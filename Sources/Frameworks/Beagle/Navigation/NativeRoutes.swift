import HeadlessUIKit

extension BeagleNavigator {
    /// Requests the screen from the deep link handler, then pushes it or makes it the root.
    func openNativeRoute(_ native: Navigate.OpenNativeRoute, from origin: NavigationOrigin, animated: Bool) {
        let path = native.route.evaluate(in: origin.view)
        guard let handler = (Configured.dependencies as? any DependencyDeepLinkScreenManaging)?.deepLinkHandler else {
            return BeagleMessage.ignored(reason: "openNativeRoute \"\(path)\": there is no deepLinkHandler").record()
        }
        let screen: UIViewController
        do {
            screen = try handler.getNativeScreen(with: path, data: native.data)
        } catch {
            return Log.navigation(.didNotFindDeepLinkScreen(path: path)).record()
        }
        if let container = origin.controller.navigationController {
            animation?.pushTransition?.add(to: container)
        }
        if native.shouldResetApplication {
            RootReplacement(screen, action: "openNativeRoute").perform()
        } else if let container = origin.controller.navigationController {
            container.pushViewController(screen, animated: animated)
            BeagleMessage.moved("openNativeRoute", to: screen).record()
        } else {
            BeagleMessage.ignored(reason: "openNativeRoute outside a navigation controller").record()
        }
    }
}

/// Replaces the root of the key window. The new root fades in for 0.3 s, regardless of the action.
struct RootReplacement {
    private let root: UIViewController
    private let action: String

    init(_ root: UIViewController, action: String) {
        self.root = root
        self.action = action
    }

    /// Replaces the root; does nothing without a window, or if the window has no root yet.
    func perform() {
        guard let window = UIApplication.shared.keyWindow else {
            return BeagleMessage.ignored(reason: "\(action) without a window").record()
        }
        guard let old = window.rootViewController else {
            return BeagleMessage.ignored(reason: "\(action) in a window without a root").record()
        }
        if old.presentedViewController != nil { old.dismiss(animated: false) }
        window.rootViewController = root
        root.view.alpha = 0
        UIView.animate(withDuration: 0.3) { root.view.alpha = 1 }
        BeagleMessage.moved(action, to: (root as? UINavigationController)?.topViewController ?? root).record()
    }
}

/// A URL opened outside the app.
struct ExternalURL {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    func open() {
        guard let url = URL(string: text) else {
            return Log.navigation(.invalidExternalUrl(path: text)).record()
        }
        guard UIApplication.shared.canOpenURL(url) else {
            return Log.navigation(.unableToOpenExternalUrl(path: text)).record()
        }
        UIApplication.shared.open(url, options: [:]) { [text] opened in
            if opened {
                Log.navigation(.didNavigateToExternalUrl(path: text)).record()
            } else {
                Log.navigation(.unableToOpenExternalUrl(path: text)).record()
            }
        }
    }
}
