/// An item of a constraint: a view or a layout guide.
package protocol LayoutItem: AnyObject {
    /// The view itself, or the view that owns the guide.
    var layoutOwner: (any LayoutItem)? { get }
    /// The root of the view hierarchy that contains the item; nil for a guide that is in no view.
    var treeRoot: AnyObject? { get }
    /// The constraints that refer to this item.
    var heldConstraints: [NSLayoutConstraint] { get set }
    /// Called when a constraint that refers to this item has changed.
    func constraintsChanged()
    /// Called when a constraint of this view, or of a guide in it, was activated, edited or deactivated.
    func constraint(_ constraint: NSLayoutConstraint, did change: ConstraintChange)
}

/// The kind of a change to a constraint.
package enum ConstraintChange {
    case joined, edited, left
}
