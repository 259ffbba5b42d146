/// Keeps account of the views of one application: their names, and what changed about them.
///
/// A class and not a protocol, because every view points to it and a pointer is half as large.
package class ViewRegister {
    /// The transition for views that come and go now.
    package var transition: Transition?

    /// Who notices what views were like before they change, while an animator's changes are made.
    @exclusivity(unchecked) package var animated: AnimatedValues?

    /// Whether animations are made at once.
    package var isStill = false

    /// Whether the `draw(_:)` of `UIView` itself was called.
    var drawsNothing = false

    /// The constraints of the application's views; nil before the first constraint.
    var engine: (any ConstraintEngine)?

    /// Whether something changed that safe areas follow from since constraints to them were last looked at.
    @exclusivity(unchecked) private var safeAreasAreOld = true

    init() {}

    /// The safe areas of views may be others from now on: frames, bars, the keyboard or the device have changed.
    final func safeAreasMayChange() { safeAreasAreOld = true }

    /// Has constraints to safe areas looked at again, where these may be others.
    final func checkSafeAreas() {
        guard safeAreasAreOld, let engine else { return }
        safeAreasAreOld = false
        engine.checkSafeAreas()
    }

    /// A view entered the tree; answers its name, a new one if it had none.
    func entered(_ view: UIView, knownAs id: ViewNumber?) -> ViewNumber { id ?? ViewNumber(rawValue: 0) }
    /// A view left the tree.
    func left(_ view: UIView) {}
    /// A view the reader knows is about to leave the parent it has there.
    func departing(_ view: UIView, from parent: UIView) {}
    /// A view has been put into `parent`.
    func placed(_ view: UIView, in parent: UIView) {}
    /// Properties of a view the reader knows changed.
    func changed(_ view: UIView, _ keys: PropertyKeys) {}
    /// The view had no size and has one now.
    func gotArea(_ view: UIView) {}
    /// The view wants to draw itself.
    func needsDisplay(_ view: UIView) {}
    /// The view wants a layout pass.
    func needsLayout(_ view: UIView) {}
    /// Runs the layout passes that are wanted inside `view`, itself included.
    func layOut(inside view: UIView) {}
}
