public import HeadlessUIKit

/// Beagle's own navigator (Beagle iOS 2.1, Navigator.swift).
public final class BeagleNavigator: BeagleNavigation {
    package let controllers = NavigationControllers()
    private(set) var animation: BeagleNavigatorAnimation?

    /// Creates a navigator that has only the default controller.
    public init() {}

    /// Registers the controller for screens without an id and for unregistered ids.
    public func registerDefaultNavigationController(builder: @escaping NavigationBuilder) {
        controllers.registerDefault(builder)
    }

    /// Registers the controller for an id. A later registration of the same id replaces it.
    public func registerNavigationController(builder: @escaping NavigationBuilder, forId controllerId: String) {
        controllers.register(builder, forId: controllerId)
    }

    /// Returns a controller for an id. If the id is not registered, logs that and returns the default controller.
    public func navigationController(forId controllerId: String?) -> BeagleNavigationController {
        controllers.controller(forId: controllerId)
    }

    /// Sets the animation of navigations.
    public func setDefaultAnimation(_ animation: BeagleNavigatorAnimation) {
        self.animation = animation
    }

    /// Logs the action, then performs it.
    public func navigate(action: Navigate, controller: BeagleController, animated: Bool, origin: UIView?) {
        Log.navigation(.didReceiveAction(action)).record()
        let from = NavigationOrigin(controller: controller, view: origin)
        switch action {
        case .openExternalURL(let url, _): ExternalURL(url.evaluate(in: origin)).open()
        case .openNativeRoute(let native, _): openNativeRoute(native, from: from, animated: animated)
        case .pushView(let route, let context, _):
            navigate(to: route, by: .push, with: context, from: from, animated: animated)
        case .pushStack(let route, let id, let context, _):
            navigate(to: route, by: .present(controllerId: id), with: context, from: from, animated: animated)
        case .resetStack(let route, let id, let context, _):
            let move = id.map { Move.replaceContainer(controllerId: $0) } ?? .replaceScreens
            navigate(to: route, by: move, with: context, from: from, animated: animated)
        case .resetApplication(let route, let id, let context, _):
            navigate(to: route, by: .replaceRoot(controllerId: id), with: context, from: from, animated: animated)
        case .popView(let context, _): popView(with: context, from: from, animated: animated)
        case .popStack(let context, _): popStack(with: context, from: from, animated: animated)
        case .popToView(let route, let context, _):
            popToView(route.evaluate(in: origin), with: context, from: from, animated: animated)
        }
    }
}

/// The screen and the view that a navigation starts from.
struct NavigationOrigin {
    let controller: any BeagleController
    let view: UIView?

    /// Returns the navigation's context, evaluated now with the contexts of the origin view; nil if there is none.
    func evaluated(_ context: NavigationContext?) -> NavigationContext? {
        context.map { NavigationContext(path: $0.path, value: view == nil ? $0.value : $0.value.evaluate(in: view)) }
    }
}

extension Navigate: SelfNamedAction {
    package var documentName: String { "beagle:\(name.lowercased())" }
}

extension Navigate: Action {
    /// Navigates with the app's navigator and with animation.
    public func execute(controller: BeagleController, origin: UIView) {
        let navigator = (Configured.dependencies as? any DependencyNavigation)?.navigation ?? BeagleNavigator()
        navigator.navigate(action: self, controller: controller, animated: true, origin: origin)
    }
}
