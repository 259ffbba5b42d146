extension UIView {
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
