import Constraints

/// An item whose place constraints decide: four unknowns, in the coordinates of the view it stands in.
final class Placement {
    /// The view or guide; nil once it is gone.
    private(set) weak var item: (any LayoutItem)?
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// What its content asks for; nil for guides, and for views without an opinion.
    var content: ContentSize?
    /// What it was found to be last, to a third of a point, which is a pixel of the device.
    private(set) var frame = CGRect.zero

    init(of item: any LayoutItem, in solver: inout ConstraintSolver) {
        self.item = item
        x = solver.addVariable()
        y = solver.addVariable()
        width = solver.addVariable()
        height = solver.addVariable()
    }

    var variables: [Variable] { [x, y, width, height] }

    /// The view; nil for a guide.
    var view: UIView? { item as? UIView }

    /// Asks for the passes that a place makes necessary: the content of a scroll view is as large as its guide.
    func noteMoved() {
        if let view { return view.placeFound() }
        if let guide = item as? UILayoutGuide, guide.kind == .scrolledContent { guide.owningView?.setNeedsLayout() }
    }

    /// Takes what the solver found; answers whether the item has another place now, and whether it has another width.
    func read(_ solver: ConstraintSolver) -> (moved: Bool, widened: Bool) {
        let (left, wide) = Self.onPixels(solver.value(of: x), solver.value(of: width))
        let (top, high) = Self.onPixels(solver.value(of: y), solver.value(of: height))
        let found = CGRect(x: left, y: top, width: wide, height: high)
        defer { frame = found }
        return (found != frame, found.width != frame.width)
    }

    /// Both edges lie on pixels, so that what touches in points touches there.
    private static func onPixels(_ start: Double, _ length: Double) -> (CGFloat, CGFloat) {
        let first = (start * 3).rounded()
        return (first / 3, max(0, ((start + length) * 3).rounded() - first) / 3)
    }
}
