public import HeadlessUIKit

extension BeagleController {
    /// The source of the screen's content. For other controllers it is an empty screen.
    public var screenType: ScreenType {
        (self as? BeagleScreenViewController)?.viewModel.screenType ?? .declarative(Container().toScreen())
    }

    /// The screen; nil until it is loaded.
    public var screen: Screen? { (self as? BeagleScreenViewController)?.viewModel.screen }

    /// Sets the id of a component's view.
    public func setIdentifier(_ id: String?, in view: UIView) { view.accessibilityIdentifier = id }

    /// Declares a context on a view, visible to the view and its descendants.
    public func setContext(_ context: Context, in view: UIView) { view.setContext(context) }

    /// Runs actions at the view's first layout, before its bindings.
    public func addOnInit(_ onInit: [any Action], in view: UIView) {
        guard let screen = self as? any FirstLayoutWaiting else {
            return execute(actions: onInit, event: "onInit", origin: view)
        }
        screen.whenFirstLaidOut(.initialization) { [weak self, weak view] in
            if let view { self?.execute(actions: onInit, event: "onInit", origin: view) }
        }
    }

    /// Calls `update` at the view's first layout, and whenever a context that the expression reads is written.
    ///
    /// Nil is passed if the value has another type.
    public func addBinding<T: Decodable>(
        expression: ContextExpression, in view: UIView, update: @escaping (T?) -> Void
    ) {
        BeagleRenderer(controller: self).observe(
            Expression<T>.expression(expression), andUpdateManyIn: view, updateFunction: update)
    }

    /// Invalidates the size of a component's view and schedules its layout.
    public func setNeedsLayout(component: UIView) {
        component.style.markDirty()
        view.setNeedsLayout()
    }
}

extension Expression where Value: Decodable {
    /// Calls `updateFunction` with the property's value; nil is passed if the value has another type.
    ///
    /// A literal is passed immediately. An expression is observed like
    /// ``BeagleController/addBinding(expression:in:update:)`` does; without a controller it is evaluated once.
    public func observe(view: UIView, controller: (any BeagleController)?, updateFunction: @escaping (Value?) -> Void) {
        switch (self, controller) {
        case (.value(let value), _): updateFunction(value)
        case (.expression(let expression), let controller?):
            controller.addBinding(expression: expression, in: view, update: updateFunction)
        case (.expression, nil): updateFunction(evaluate(with: view))
        }
    }
}
