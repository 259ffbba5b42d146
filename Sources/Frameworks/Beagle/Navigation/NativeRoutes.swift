import HeadlessUIKit

extension BeagleNavigator {
    /// Asks the deep link handler for the screen, then pushes it or makes it the root, as it is.
    func openNativeRoute(_ native: Navigate.OpenNativeRoute, from origin: NavigationOrigin, animated: Bool) {
        let path = native.route.evaluate(in: origin.view)
        guard let handler = (Configured.dependencies as? any DependencyDeepLinkScreenManaging)?.deepLinkHandler else {
            return BeagleNote.ignored(reason: "openNativeRoute \"\(path)\": there is no deepLinkHandler").record()
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
            BeagleNote.moved("openNativeRoute", to: screen).record()
        } else {
            BeagleNote.ignored(reason: "openNativeRoute outside a navigation controller").record()
        }
    }
}

/// A new root for the key window, faded in over 0.3 s whatever the action says.
struct RootReplacement {
    private let root: UIViewController
    private let action: String

    init(_ root: UIViewController, action: String) {
        self.root = root
        self.action = action
    }

    /// Without a window, or in one that has no root yet, nothing happens.
    func perform() {
        guard let window = UIApplication.shared.keyWindow else {
            return BeagleNote.ignored(reason: "\(action) without a window").record()
        }
        guard let old = window.rootViewController else {
            return BeagleNote.ignored(reason: "\(action) in a window without a root").record()
        }
        if old.presentedViewController != nil { old.dismiss(animated: false) }
        window.rootViewController = root
        root.view.alpha = 0
        UIView.animate(withDuration: 0.3) { root.view.alpha = 1 }
        BeagleNote.moved(action, to: (root as? UINavigationController)?.topViewController ?? root).record()
    }
}

/// A URL that leaves the app.
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
