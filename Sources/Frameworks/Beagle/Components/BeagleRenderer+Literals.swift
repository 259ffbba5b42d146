import HeadlessUIKit

extension BeagleRenderer {
    /// Calls `update` like ``observe(_:andUpdateManyIn:updateFunction:)``, but references the view weakly only if there
    /// is an expression.
    ///
    /// The first weak reference to an object costs an allocation for its lifetime, and most values are literals.
    func keep<Value: Decodable, View: UIView>(
        _ view: View, upToDateWith expression: Expression<Value>?, update: @escaping (View, Value?) -> Void
    ) {
        switch expression {
        case nil: update(view, nil)
        case .value(let value): update(view, value)
        case .some(.expression(let source)):
            observe(Expression<Value>.expression(source), andUpdateManyIn: view) { [weak view] value in
                if let view { update(view, value) }
            }
        }
    }
}
