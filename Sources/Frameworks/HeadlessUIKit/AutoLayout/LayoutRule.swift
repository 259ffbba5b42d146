import Constraints

/// A constraint in a layout engine, with its state in the solver.
final class LayoutRule {
    let constraint: NSLayoutConstraint
    /// The constraint's handle in the solver; nil while the constraint is broken because of a conflict.
    var handle: ConstraintHandle?
    /// The views whose position or margins are part of the equation.
    var sources: [UIView] = []
    /// The safe areas that are part of the equation. A safe area depends on the view's ancestors.
    var safeAreas: [SafeArea] = []

    /// A view's safe area, or its overlap with the keyboard, at the time the equation was made.
    struct SafeArea {
        let view: UIView
        let insets: UIEdgeInsets
        var isOfKeyboard = false

        var isAnother: Bool {
            isOfKeyboard ? view.guidedInset != insets.bottom : view.safeAreaInsets != insets
        }
    }

    init(_ constraint: NSLayoutConstraint) {
        self.constraint = constraint
    }

    /// Whether one of the safe areas has changed since the equation was made.
    var isUnsafe: Bool { safeAreas.contains(where: \.isAnother) }
}

extension NSLayoutConstraint {
    /// Whether one of the attributes is a baseline.
    var namesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    /// The constraint in readable form: `UILabel.top == UIView.top + 8 @ 750 (title)`.
    package var sentence: String {
        var text = "\(Self.name(of: first)).\(firstAttribute) \(relation.sign) "
        if let second {
            if multiplier != 1 { text += "\(multiplier) × " }
            text += "\(Self.name(of: second)).\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        if priority != .required { text += " @ \(priority.rawValue)" }
        return identifier.map { "\(text) (\($0))" } ?? text
    }

    private static func name(of item: (any LayoutItem)?) -> String {
        guard let item else { return "nothing" }
        if let guide = item as? UILayoutGuide, !guide.identifier.isEmpty { return guide.identifier }
        if let view = item as? UIView, let name = view.accessibilityIdentifier { return name }
        return String(describing: type(of: item))
    }
}

extension NSLayoutConstraint.Relation {
    fileprivate var sign: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }

    var linear: Relation {
        switch self {
        case .lessThanOrEqual: .lessOrEqual
        case .equal: .equal
        case .greaterThanOrEqual: .greaterOrEqual
        }
    }
}

extension UILayoutPriority {
    /// The priority for the solver; nil for a priority that has no effect. Values above required count as required.
    var linear: Priority? { Priority(min(rawValue, 1000)) }
}
