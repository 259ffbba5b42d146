/// What a constraint can hold on to: a view, or a guide of one.
package protocol LayoutItem: AnyObject {
    /// The item whose edges positions are measured against; nil at the top.
    var layoutParent: (any LayoutItem)? { get }
    /// Where a guide lies inside its view.
    var layoutRole: LayoutRole { get }
    /// The view itself, or the one a guide belongs to.
    var layoutOwner: (any LayoutItem)? { get }
    /// Constraints that name this item.
    var heldConstraints: [NSLayoutConstraint] { get set }
    /// The rectangle, as far as the server knows it, in the parent's coordinates.
    var layoutFrame: CGRect { get }
    /// A constraint that names this item changed.
    func constraintsChanged()
    /// A constraint of this view, or of a guide in it, takes part in layout now, has other numbers, or takes part no more.
    func constraint(_ constraint: NSLayoutConstraint, did change: ConstraintChange)
    /// A constraint changed that concerns how the parent lays out its children among each other.
    func siblingsChanged()
}

/// What can become of a constraint.
package enum ConstraintChange {
    case joined, edited, left
}

/// Which rectangle of a view an item stands for.
package enum LayoutRole: Equatable {
    case view
    case safeArea(UIEdgeInsets)
    case margins(UIEdgeInsets)
    case scrolledContent
    case scrollFrame
}
