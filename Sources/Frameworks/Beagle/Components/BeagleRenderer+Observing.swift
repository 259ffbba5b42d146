public import HeadlessUIKit

extension BeagleRenderer {
    /// Updates a view with a property of its component.
    ///
    /// A literal is passed once, immediately. An expression is bound at the view's first layout, after every `onInit`.
    /// Its value is then passed immediately, and again whenever a context that it reads changes. Nil is passed if the
    /// value has another type. Source: Beagle iOS 2.1, Expression.swift and BindingConfigurator.swift.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>, andUpdateManyIn view: View, updateFunction update: @escaping (Value?) -> Void
    ) {
        switch expression {
        case .value(let value): update(value)
        case .expression(let expression):
            connect(reading: expression.contextIds, in: view) { scope in
                update(scope.bounded(Expression.expression(expression).evaluate(in: scope)))
            }
        }
    }

    /// Updates a view with an optional property of its component. If the property is absent, nil is passed once.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdateManyIn view: View, updateFunction update: @escaping (Value?) -> Void
    ) {
        guard let expression else { return update(nil) }
        observe(expression, andUpdateManyIn: view, updateFunction: update)
    }

    /// Binds a property of a view to a property of its component. A value of another type does not change the view.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Value>, in view: View
    ) {
        guard let expression else { return }
        observe(expression, andUpdateManyIn: view) { [weak view] value in
            if let value { view?[keyPath: keyPath] = value }
        }
    }

    /// Binds an optional property of a view to a property of its component.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Value?>, in view: View
    ) {
        guard let expression else { return }
        observe(expression, andUpdateManyIn: view) { [weak view] in view?[keyPath: keyPath] = $0 }
    }

    /// Binds a property of a view to the result of `map` for a property of its component; `map` is also called if the
    /// property is absent.
    public func observe<Value: Decodable, View: UIView, Property>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Property>, in view: View,
        map: @escaping (Value?) -> Property
    ) {
        observe(expression, andUpdateManyIn: view) { [weak view] in view?[keyPath: keyPath] = map($0) }
    }

    /// Queues a binding for the view's first layout, or binds immediately if the controller does not wait for a first
    /// layout.
    ///
    /// - Parameters:
    ///   - ids: The ids of the contexts that the binding reads.
    ///   - deliver: Called at once and after each change of one of these contexts.
    package func connect(reading ids: [String], in view: UIView, deliver: @escaping (EvaluationScope) -> Void) {
        guard let screen = controller as? any FirstLayoutWaiting else {
            return view.bind(reading: ids, deliver: deliver)
        }
        screen.whenFirstLaidOut(.binding) { [weak view] in view?.bind(reading: ids, deliver: deliver) }
    }
}
