/// The constraints of one tree of views, as the views see them; `AutoLayout` implements it.
///
/// Changes wait until ``update()``, which costs what they reach.
protocol ConstraintEngine: AnyObject {
    /// Adds a constraint, which takes part from the next update on if both of its items are in the tree by then.
    func add(_ constraint: NSLayoutConstraint)
    /// Removes a constraint.
    func remove(_ constraint: NSLayoutConstraint)
    /// Applies another constant or priority of a constraint.
    func change(_ constraint: NSLayoutConstraint)
    /// Notes another frame, other margins or other baselines, by which other views may be measured.
    func geometryChanged(of view: UIView)
    /// Notes another intrinsic size of a view.
    func contentChanged(in view: UIView)
    /// Notes other arranged views of a stack, or another arrangement of them.
    func arrangementChanged(in stack: UIView)
    /// Recomputes the constraints to safe areas that have changed.
    func checkSafeAreas()
    /// Removes a view that leaves the tree, or that constraints no longer place.
    func forget(_ view: UIView)
    /// Returns the frame that constraints give an item; nil where no constraint places it.
    func frame(of item: any LayoutItem) -> CGRect?
    /// Brings all frames up to date, and requests a layout pass where one has changed.
    func update()
}

extension UIView {
    /// The engine of this view's tree; nil before the tree's first constraint.
    var constraintEngine: (any ConstraintEngine)? {
        isAttached ? register?.engine : topmost.rare?.rarest?.engine
    }
}
