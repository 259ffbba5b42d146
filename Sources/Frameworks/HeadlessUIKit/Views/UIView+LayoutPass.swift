extension UIView {
    /// Requests a layout pass, which runs after this turn.
    public func setNeedsLayout() {
        guard !flags.contains(.wantsLayout) else { return }
        flags.insert(.wantsLayout)
        if flags.contains(.attached) { register?.needsLayout(self) }
    }

    public func layoutIfNeeded() {
        if flags.contains(.attached), let register {
            register.layOut(inside: self)
        } else {
            layOutDetached()
        }
    }

    public func setNeedsUpdateConstraints() {
        flags.insert(.wantsConstraints)
        setNeedsLayout()
    }

    public func updateConstraintsIfNeeded() {
        guard flags.contains(.wantsConstraints) else { return }
        flags.remove(.wantsConstraints)
        if let controller = controllerResponder as? any ConstraintUpdating {
            controller.updateViewConstraints()
        } else {
            updateConstraints()
        }
    }

    public func invalidateIntrinsicContentSize() {
        if let engine = constraintEngine {
            engine.contentChanged(in: self)
            engine.geometryChanged(of: self)  // the baselines may have changed
        }
        container?.childChanged(self)
        container?.setNeedsLayout()
        flexContentChanged()
    }

    /// Runs one layout pass of this view. Its controller's layout methods are called before and after.
    package func layOutNow() {
        updateConstraintsIfNeeded()
        flags.remove(.wantsLayout)
        let controller = rare?.controller
        controller?.viewWillLayout()
        layOutFlexTree()
        requestFlexLayoutInside()
        layoutSubviews()
        laidOut()
        controller?.viewDidLayout()
    }

    var waitsForLayoutPass: Bool {
        get { flags.contains(.queuedForLayout) }
        set { if newValue { flags.insert(.queuedForLayout) } else { flags.remove(.queuedForLayout) } }
    }

    var wantsLayout: Bool {
        get { flags.contains(.wantsLayout) }
        set { if newValue { flags.insert(.wantsLayout) } else { flags.remove(.wantsLayout) } }
    }
}
