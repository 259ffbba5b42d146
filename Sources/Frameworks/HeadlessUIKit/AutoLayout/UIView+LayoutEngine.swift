extension UIView {
    /// What finds the places of constrained views in this tree; nil where no constraint was ever met.
    var layoutEngine: LayoutEngine? {
        isAttached ? register?.engine : topmost.rare?.rarest?.engine
    }

    /// Gives constrained children the places that were found for them.
    func placeConstrainedChildren() {
        guard !children.isEmpty, let engine = layoutEngine else { return }
        for child in children where child.flags.contains(.constrained) {
            guard let placement = engine.placement(of: child) else { continue }
            child.set(placement.frame)
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
