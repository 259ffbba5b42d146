extension UIView {
    /// Runs one layout pass of this view. Its controller's layout methods are called before and after.
    package func layOutNow() {
        updateConstraintsIfNeeded()
        flags.remove(.wantsLayout)
        let controller = rare?.controller
        controller?.viewWillLayout()
        layOutFlexTree()
        requestFlexLayoutInside()
        layOutLayers()
        laidOut()
        controller?.viewDidLayout()
    }

    /// Lays out the subviews and then the sublayers. The call goes through the layer if the class of the view or of the
    /// layer overrides a layout method.
    private func layOutLayers() {
        let hasOwn = LayerMethods.areOverridden(in: type(of: self)) || type(of: self).hasOwnLayerClass
        guard let layer = rare?.rarest?.layer ?? (hasOwn ? layer : nil) else { return layoutSubviews() }
        layer.layoutSublayers()
        layer.layOutSublayers()
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
