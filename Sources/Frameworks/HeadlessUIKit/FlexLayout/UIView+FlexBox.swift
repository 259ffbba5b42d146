package import Flexbox

extension UIView {
    /// Whether the view is laid out as a flex box, by its ``flexStyle``.
    ///
    /// A box inside a box takes part in the layout of that one. Any other is the root of a tree: one that constraints
    /// hold, one in a view that is no box, or in one that ``holdsFlexTrees``.
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

    /// How the view lays out its boxes, and itself among the boxes beside it; kept also while it is no box.
    package var flexStyle: FlexStyle {
        get { flex?.node.style ?? FlexStyle() }
        set {
            let before = flexStyle
            guard newValue != before else { return }
            madeFlexFacts.node.style = newValue
            if before.display != newValue.display { mark(.state) }
            if children.isEmpty { mark(.content) }  // its padding is where the content is drawn
            flexTreeChanged()
        }
    }

    /// Whether the box's style leaves it out, so that neither it nor what is in it is there to be seen.
    var isLeftOut: Bool { flags.contains(.flexible) && flex?.node.style.display == FlexStyle.Display.none }

    /// The room that the box's style keeps free around its content, in points, as of the last layout.
    package var flexPadding: UIEdgeInsets {
        guard isFlexBox, let padding = flex?.node.padding else { return .zero }
        return UIEdgeInsets(
            top: padding.top, left: padding.left, bottom: padding.bottom, right: padding.right)
    }

    /// Whether each box in this one is a tree of its own that lies over the whole of it, as pages do.
    package var holdsFlexTrees: Bool {
        get { flex?.holdsTrees ?? false }
        set {
            guard newValue != holdsFlexTrees else { return }
            madeFlexFacts.holdsTrees = newValue
            flexChildrenChanged()
        }
    }

    /// Whether constraints that hold this box hear how large its content would like it to be; what has its size from
    /// the window need not be measured.
    package var tellsFlexSize: Bool {
        get { isFlexBox && flags.contains(.constrained) && flex?.tellsSize == true }
        set { madeFlexFacts.tellsSize = newValue }
    }

    /// Whether the box is laid out in the tree of the box around it.
    var isFlexChild: Bool {
        guard isFlexBox, !flags.contains(.constrained), let container, container.isFlexBox else { return false }
        return !container.holdsFlexTrees
    }

    /// Whether a tree has its place from the view that it is in, because neither constraints nor code gave it one.
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
