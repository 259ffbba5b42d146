public import HeadlessUIKit

extension BeagleRenderer {
    /// Keeps a view up to date with a property of its component.
    ///
    /// A literal is given once, now. An expression is connected at the view's first layout, after every `onInit`, and
    /// is given then and whenever a context it reads is written; nil says that its value is not of the right type.
    /// Provenance: Beagle iOS 2.1, Expression.swift and BindingConfigurator.swift.
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

    /// Keeps a view up to date with a property that its component may leave out; then the value is nil, once.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdateManyIn view: View, updateFunction update: @escaping (Value?) -> Void
    ) {
        guard let expression else { return update(nil) }
        observe(expression, andUpdateManyIn: view, updateFunction: update)
    }

    /// Keeps one property of a view the same as a property of its component; a value of another type changes nothing.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Value>, in view: View
    ) {
        guard let expression else { return }
        observe(expression, andUpdateManyIn: view) { [weak view] value in
            if let value { view?[keyPath: keyPath] = value }
        }
    }

    /// Keeps one optional property of a view the same as a property of its component.
    public func observe<Value: Decodable, View: UIView>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Value?>, in view: View
    ) {
        guard let expression else { return }
        observe(expression, andUpdateManyIn: view) { [weak view] in view?[keyPath: keyPath] = $0 }
    }

    /// Keeps one property of a view at what `map` makes of a property of its component, also of an absent one.
    public func observe<Value: Decodable, View: UIView, Property>(
        _ expression: Expression<Value>?, andUpdate keyPath: ReferenceWritableKeyPath<View, Property>, in view: View,
        map: @escaping (Value?) -> Property
    ) {
        observe(expression, andUpdateManyIn: view) { [weak view] in view?[keyPath: keyPath] = map($0) }
    }

    /// Queues a binding for the first layout; where no screen waits for one, it is connected now.
    package func connect(reading ids: [String], in view: UIView, deliver: @escaping (EvaluationScope) -> Void) {
        guard let screen = controller as? any FirstLayoutWaiting else {
            return view.bind(reading: ids, deliver: deliver)
        }
        screen.whenFirstLaidOut(.binding) { [weak view] in view?.bind(reading: ids, deliver: deliver) }
    }
}
