package import Flexbox

extension UIView {
    /// Whether the view is a Flexbox container or item, styled by ``flexStyle``.
    ///
    /// A box inside a box is an item of its layout. A box is the root of a tree if it has constraints, or if its
    /// superview is not a box or has ``holdsFlexTrees`` set.
    package var isFlexBox: Bool {
        get { flags.contains(.flexible) }
        set {
            guard isFlexBox != newValue else { return }
            if newValue { flags.insert(.flexible) } else { flags.remove(.flexible) }
            if newValue { _ = madeFlexFacts } else { flex?.node.removeFromParent() }
            mark(.layout)
            flexChildrenChanged()
            container?.flexChildrenChanged()
        }
    }

    /// The flexbox style of the view. It is stored even while the view is not a box.
    package var flexStyle: FlexStyle {
        get { flex?.node.style ?? FlexStyle() }
        set {
            let before = flexStyle
            guard newValue != before else { return }
            madeFlexFacts.node.style = newValue
            if before.display != newValue.display { mark(.state) }
            if children.isEmpty { mark(.content) }  // the content is drawn inside the padding
            flexTreeChanged()
        }
    }

    /// Whether the style is `display: none`.
    var isLeftOut: Bool { flags.contains(.flexible) && flex?.node.style.display == FlexStyle.Display.none }

    /// The padding in points, as of the last layout.
    package var flexPadding: UIEdgeInsets {
        guard isFlexBox, let padding = flex?.node.padding else { return .zero }
        return UIEdgeInsets(
            top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
    }

    /// Whether each flexbox view inside is the root of a layout tree that fills this view, as in a page view.
    package var holdsFlexTrees: Bool {
        get { flex?.holdsTrees ?? false }
        set {
            guard newValue != holdsFlexTrees else { return }
            madeFlexFacts.holdsTrees = newValue
            flexChildrenChanged()
        }
    }

    /// Whether the box has an intrinsic size for constraints. Such a size is not needed if the window determines the
    /// size of the box.
    package var tellsFlexSize: Bool {
        get { isFlexBox && flags.contains(.constrained) && flex?.tellsSize == true }
        set { madeFlexFacts.tellsSize = newValue }
    }

    /// Whether the box is laid out in the tree of its superview.
    var isFlexChild: Bool {
        guard isFlexBox, !flags.contains(.constrained), let container, container.isFlexBox else { return false }
        return !container.holdsFlexTrees
    }

    /// Whether the view is the root of a layout tree whose frame is determined by its superview, because neither
    /// constraints nor code set it.
    var followsContainer: Bool {
        isFlexBox && container != nil && !flags.contains(.constrained) && !isFlexChild
            && autoresizingMask.isEmpty && (flex?.givenSize ?? .zero) == .zero
    }

    private var madeFlexFacts: FlexFacts {
        if let flex { return flex }
        let made = FlexFacts(of: self)
        flex = made
        return made
    }
}
