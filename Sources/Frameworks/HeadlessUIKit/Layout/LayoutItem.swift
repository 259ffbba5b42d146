/// What a constraint can hold on to: a view, or a guide of one.
package protocol LayoutItem: AnyObject {
    /// The view itself, or the one a guide belongs to.
    var layoutOwner: (any LayoutItem)? { get }
    /// Constraints that name this item.
    var heldConstraints: [NSLayoutConstraint] { get set }
    /// A constraint that names this item changed.
    func constraintsChanged()
    /// A constraint of this view, or of a guide in it, takes part in layout now, has other numbers, or takes part no
    /// more.
    func constraint(_ constraint: NSLayoutConstraint, did change: ConstraintChange)
}

/// What can become of a constraint.
package enum ConstraintChange {
    case joined, edited, left
}
