import HeadlessUIKit

extension BeagleRenderer {
    /// As ``observe(_:andUpdateManyIn:updateFunction:)``, but refers to the view weakly only where the value can
    /// change: the first weak reference costs an object for as long as it lives, and most values are literals.
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
