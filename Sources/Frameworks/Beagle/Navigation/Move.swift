import HeadlessUIKit

/// The way in which a navigation shows its destination.
enum Move {
    case push
    case present(controllerId: String?)
    case replaceScreens
    case replaceContainer(controllerId: String)
    case replaceRoot(controllerId: String?)
}

extension BeagleNavigator {
    /// Shows the destination, then passes the evaluated context to it, which loads its view.
    func perform(
        _ move: Move, to destination: UIViewController, with context: NavigationContext?,
        from origin: NavigationOrigin, animated: Bool
    ) {
        switch move {
        case .push: push(destination, from: origin, animated: animated)
        case .present(let id): present(destination, controllerId: id, from: origin, animated: animated)
        case .replaceScreens: replaceScreens(with: destination, from: origin, animated: animated)
        case .replaceContainer(let id):
            replaceContainer(with: destination, controllerId: id, from: origin, animated: animated)
        case .replaceRoot(let id):
            let container = navigationController(forId: id)
            container.viewControllers = [destination]
            RootReplacement(container, action: "resetApplication").perform()
        }
        NavigationHandOver(context).apply(to: destination)
    }

    func push(_ destination: UIViewController, from origin: NavigationOrigin, animated: Bool) {
        guard let container = origin.controller.navigationController else {
            return BeagleMessage.ignored(reason: "pushView outside a navigation controller").record()
        }
        animation?.pushTransition?.add(to: container)
        container.pushViewController(destination, animated: animated)
        BeagleMessage.moved("pushView", to: destination).record()
    }

    private func present(
        _ destination: UIViewController, controllerId: String?, from origin: NavigationOrigin, animated: Bool
    ) {
        let container = navigationController(forId: controllerId)
        container.viewControllers = [destination]
        container.modalPresentationStyle = animation?.modalPresentationStyle ?? .automatic
        if let animation { container.modalTransitionStyle = animation.modalTransitionStyle }
        origin.controller.present(container, animated: animated)
        BeagleMessage.moved("pushStack", to: destination).record()
    }

    private func replaceScreens(with destination: UIViewController, from origin: NavigationOrigin, animated: Bool) {
        guard let container = origin.controller.navigationController else {
            return BeagleMessage.ignored(reason: "resetStack outside a navigation controller").record()
        }
        container.setViewControllers([destination], animated: animated)
        BeagleMessage.moved("resetStack", to: destination).record()
    }

    /// Replaces the current navigation controller. It is replaced inside the screen that embeds it, over its presenting
    /// controller, or as the root of the window.
    private func replaceContainer(
        with destination: UIViewController, controllerId: String, from origin: NavigationOrigin, animated: Bool
    ) {
        let container = navigationController(forId: controllerId)
        container.viewControllers = [destination]
        guard let current = origin.controller.navigationController else {
            return BeagleMessage.ignored(reason: "resetStack outside a navigation controller").record()
        }
        if let wrapper = current.parent as? BeagleScreenViewController {
            wrapper.embed(container)
        } else if let presenter = current.presentingViewController {
            container.modalPresentationStyle = current.modalPresentationStyle
            container.modalTransitionStyle = current.modalTransitionStyle
            presenter.dismiss(animated: false) { presenter.present(container, animated: animated) }
        } else if let window = current.viewIfLoaded?.window, window.rootViewController === current {
            window.rootViewController = container
        } else {
            BeagleMessage.ignored(reason: "resetStack found no place for a new controller; the current one stays")
                .record()
            container.viewControllers = []
            current.setViewControllers([destination], animated: animated)
        }
        BeagleMessage.moved("resetStack", to: destination).record()
    }
}

extension BeagleMessage {
    /// Returns the event of a performed navigation, with its action and the identity of its destination.
    static func moved(_ action: String, to destination: UIViewController) -> BeagleMessage {
        let identity = (destination as? any BeagleController)?.screenIdentity
        let name = identity?.url ?? identity?.id ?? identity?.title ?? String(describing: type(of: destination))
        return .navigated(action: action, destination: name)
    }
}
