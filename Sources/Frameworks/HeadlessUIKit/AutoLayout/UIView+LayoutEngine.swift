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
    /// The layout engine of the tree with its concrete type. No other type conforms to the protocol.
    var layoutEngine: LayoutEngine? { constraintEngine as? LayoutEngine }

    /// Sets the solved frames of subviews with constraints.
    func placeConstrainedChildren() {
        guard !children.isEmpty, let engine = constraintEngine else { return }
        for child in children where child.flags.contains(.constrained) {
            if let frame = engine.frame(of: child) { child.set(frame) }
        }
    }

    /// Whether the intrinsic height depends on the width, as for multi-line text.
    package var wrapsContent: Bool {
        get { flags.contains(.wraps) || tellsFlexSize }
        set { if newValue { flags.insert(.wraps) } else { flags.remove(.wraps) } }
    }

    /// Adds this view's constraints to the layout engine. Called when the view entered an application's tree.
    func enterConstraints(into register: ViewRegister) {
        guard let rare else { return }
        for constraint in rare.constraints { register.madeEngine.add(constraint) }
        for guide in rare.rarest?.guides ?? [] {
            for constraint in guide.heldConstraints { register.madeEngine.add(constraint) }
        }
    }
}
