import Constraints

/// A constraint that takes part in an engine's layout.
final class LayoutRule {
    let constraint: NSLayoutConstraint
    /// Nil while it is broken, because it cannot hold together with others.
    var handle: ConstraintHandle?
    /// The views whose place or margins it was made of.
    var sources: [UIView] = []
    /// The safe areas that it was made of, which follow from what is far away.
    var safeAreas: [SafeArea] = []

    /// What a view's safe area was, or what the keyboard took of it.
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

    /// Whether one of these is another now.
    var isUnsafe: Bool { safeAreas.contains(where: \.isAnother) }
}

extension NSLayoutConstraint {
    /// Whether it is about where lines of text stand.
    var namesBaseline: Bool {
        [firstAttribute, secondAttribute].contains { $0 == .firstBaseline || $0 == .lastBaseline }
    }

    /// The rule as a developer would write it down: `UILabel.top == UIView.top + 8 @ 750 (title)`.
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
    /// For the solver; nil for a priority that counts for nothing. What is more than required is required.
    var linear: Priority? { Priority(min(rawValue, 1000)) }
}
