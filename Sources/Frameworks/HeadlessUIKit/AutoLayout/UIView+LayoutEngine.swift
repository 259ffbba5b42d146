extension ViewRegister {
    /// The engine of the application's views, created if missing.
    var madeEngine: any ConstraintEngine {
        if let engine { return engine }
        let made = LayoutEngine()
        engine = made
        return made
    }
}

extension UIView {
    /// The tree's engine as what it is: no other type conforms.
    var layoutEngine: LayoutEngine? { constraintEngine as? LayoutEngine }

    /// Gives constrained children the places that were found for them.
    func placeConstrainedChildren() {
        guard !children.isEmpty, let engine = constraintEngine else { return }
        for child in children where child.flags.contains(.constrained) {
            if let frame = engine.frame(of: child) { child.set(frame) }
        }
    }

    /// Whether the height that the content asks for depends on the width it is given, as that of lines of text does.
    package var wrapsContent: Bool {
        get { flags.contains(.wraps) || tellsFlexSize }
        set { if newValue { flags.insert(.wraps) } else { flags.remove(.wraps) } }
    }

    /// The constraints of a view that came into the tree of an application may take part now.
    func enterConstraints(into register: ViewRegister) {
        guard let rare else { return }
        for constraint in rare.constraints { register.madeEngine.add(constraint) }
        for guide in rare.rarest?.guides ?? [] {
            for constraint in guide.heldConstraints { register.madeEngine.add(constraint) }
        }
    }
}
