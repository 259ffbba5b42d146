/// The register of an application's views. It assigns their numbers, and is notified of their changes.
///
/// The register is a class and not a protocol, because every view has a reference to it, and a reference to a class is
/// half as large.
package class ViewRegister {
    /// The transition with which views are inserted or removed at the moment; nil for none.
    package var transition: Transition?

    /// Records the values of views before the changes of an animator; nil while no animator makes changes.
    @exclusivity(unchecked) package var animated: AnimatedValues?

    /// Whether the app has an appearance proxy.
    var hasProxies = false

    /// Whether animations are disabled.
    package var isStill = false

    /// Whether the default `draw(_:)` of `UIView` was called.
    var drawsNothing = false

    /// The layout engine of the application's views; nil before the first constraint.
    var engine: (any ConstraintEngine)?

    /// Whether safe areas may have changed since constraints to them were last updated.
    @exclusivity(unchecked) private var safeAreasAreOld = true

    private var safeAreaObservers: [SafeAreaObserver] = []

    init() {}

    /// Called when safe areas may have changed, because of frames, bars, the keyboard or the device.
    final func safeAreasMayChange() { safeAreasAreOld = true }

    /// Updates the constraints to safe areas, and notifies views, if safe areas may have changed.
    final func checkSafeAreas() {
        guard safeAreasAreOld else { return }
        safeAreasAreOld = false
        engine?.checkSafeAreas()
        for observer in safeAreaObservers { observer.notify() }
    }

    /// Registers a view for changes to its safe area if its class overrides `safeAreaInsetsDidChange` or
    /// `layoutMarginsDidChange`.
    final func observeSafeArea(of view: UIView) {
        guard SafeAreaMethods.areOverridden(in: type(of: view)) else { return }
        safeAreaObservers.removeAll { $0.view == nil || $0.view === view }
        safeAreaObservers.append(SafeAreaObserver(view))
    }

    /// Called when a view entered the tree. Returns its number: `id`, or a new number if `id` is nil.
    func entered(_ view: UIView, knownAs id: ViewNumber?) -> ViewNumber { id ?? ViewNumber(rawValue: 0) }
    /// Called when a view left the tree.
    func left(_ view: UIView) {}
    /// Called before a view that is on the page leaves its superview.
    func departing(_ view: UIView, from parent: UIView) {}
    /// Called after a view was added to `parent`.
    func placed(_ view: UIView, in parent: UIView) {}
    /// Called after a change to properties of a view that is on the page.
    func recordChange(of view: UIView, keys: PropertyKeys) {}
    /// Called when a view whose width or height was zero has received a size.
    func gotArea(_ view: UIView) {}
    /// Called when the view needs to draw.
    func needsDisplay(_ view: UIView) {}
    /// Called when the view needs a layout pass.
    func needsLayout(_ view: UIView) {}
    /// Runs the pending layout passes of `view` and its descendants.
    func layOut(inside view: UIView) {}
}
