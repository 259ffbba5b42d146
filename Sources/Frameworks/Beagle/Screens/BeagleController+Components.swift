public import HeadlessUIKit

extension BeagleController {
    /// What the screen is made of; of a controller that shows no screen, an empty one.
    public var screenType: ScreenType {
        (self as? BeagleScreenViewController)?.viewModel.screenType ?? .declarative(Container().toScreen())
    }

    /// The screen, once there is one.
    public var screen: Screen? { (self as? BeagleScreenViewController)?.viewModel.screen }

    /// Gives a view the id of its component.
    public func setIdentifier(_ id: String?, in view: UIView) { view.accessibilityIdentifier = id }

    /// Declares a context that a view and all inside it can see.
    public func setContext(_ context: Context, in view: UIView) { view.setContext(context) }

    /// Runs actions when the view is first laid out, before its bindings.
    public func addOnInit(_ onInit: [any Action], in view: UIView) {
        guard let screen = self as? any FirstLayoutWaiting else {
            return execute(actions: onInit, event: "onInit", origin: view)
        }
        screen.whenFirstLaidOut(.initialization) { [weak self, weak view] in
            if let view { self?.execute(actions: onInit, event: "onInit", origin: view) }
        }
    }

    /// Calls `update` when the view is first laid out, and whenever a context that the expression reads is written; nil
    /// says that its value is not of the right type.
    public func addBinding<T: Decodable>(
        expression: ContextExpression, in view: UIView, update: @escaping (T?) -> Void
    ) {
        BeagleRenderer(controller: self).observe(
            Expression<T>.expression(expression), andUpdateManyIn: view, updateFunction: update)
    }

    /// Has a component measured and laid out again.
    public func setNeedsLayout(component: UIView) {
        component.style.markDirty()
        view.setNeedsLayout()
    }
}

extension Expression where Value: Decodable {
    /// Calls `updateFunction` with the value, at once for a literal, and as
    /// ``BeagleController/addBinding(expression:in:update:)`` for an expression; without a controller an expression is
    /// given once.
    public func observe(view: UIView, controller: (any BeagleController)?, updateFunction: @escaping (Value?) -> Void) {
        switch (self, controller) {
        case (.value(let value), _): updateFunction(value)
        case (.expression(let expression), let controller?):
            controller.addBinding(expression: expression, in: view, update: updateFunction)
        case (.expression, nil): updateFunction(evaluate(with: view))
        }
    }
}
