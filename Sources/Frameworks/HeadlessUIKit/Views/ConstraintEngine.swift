/// The Auto Layout engine of one view tree, as the views use it; `LayoutEngine` implements it.
///
/// Changes wait until ``update()``, whose cost depends on the number of affected variables.
protocol ConstraintEngine: AnyObject {
    /// Adds a constraint. It takes effect in the next update if both items are in the tree by then.
    func add(_ constraint: NSLayoutConstraint)
    /// Removes a constraint; the change takes effect in the next update.
    func remove(_ constraint: NSLayoutConstraint)
    /// Called when the constant or the priority of a constraint changed.
    func change(_ constraint: NSLayoutConstraint)
    /// Called when a view's frame, margins or baselines changed. Constraints of other views may use them.
    func geometryChanged(of view: UIView)
    /// Called when the intrinsic content size of a view changed.
    func contentChanged(in view: UIView)
    /// Called when the arranged views of a stack view, or their arrangement, changed.
    func arrangementChanged(in stack: UIView)
    /// Updates the constraints to safe areas that have changed.
    func checkSafeAreas()
    /// Removes a view that leaves the tree, or whose frame constraints no longer determine.
    func forget(_ view: UIView)
    /// Returns the frame that constraints determine for an item; nil if none does.
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
