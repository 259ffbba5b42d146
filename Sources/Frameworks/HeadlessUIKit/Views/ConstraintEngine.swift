/// The Auto Layout engine of one view tree, as the views use it; `AutoLayout` implements it.
///
/// Changes wait until ``update()``, whose cost depends on the number of affected variables.
protocol ConstraintEngine: AnyObject {
    /// Adds a constraint. It takes effect in the next update if both items are in the tree by then.
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
    /// Returns the frame that constraints give an item; nil if no constraint determines it.
    func frame(of item: any LayoutItem) -> CGRect?
    /// Updates all frames, and requests a layout pass if one has changed.
    func update()
}

extension UIView {
    /// The engine of this view's tree; nil before the tree's first constraint.
    var constraintEngine: (any ConstraintEngine)? {
        isAttached ? register?.engine : topmost.rare?.rarest?.engine
    }
}
