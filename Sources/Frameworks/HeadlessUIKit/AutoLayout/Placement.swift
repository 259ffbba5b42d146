import Constraints

/// The solver variables of one item: x, y, width and height in the coordinates of its superview.
final class Placement {
    /// The view or guide; nil after it is freed.
    private(set) weak var item: (any LayoutItem)?
    let x: Variable
    let y: Variable
    let width: Variable
    let height: Variable
    /// The content constraints; nil for guides, and for views without an intrinsic size.
    var content: ContentSize?
    /// The constraints that prevent a negative width or height. They exist only for a length whose solution was
    /// negative.
    var minimums: [Variable: ConstraintHandle] = [:]
    /// The frame that the solver has computed, in the coordinates of the superview.
    private(set) var frame = CGRect.zero

    init(of item: any LayoutItem, in solver: inout ConstraintSolver) {
        self.item = item
        x = solver.addVariable()
        y = solver.addVariable()
        width = solver.addVariable()
        height = solver.addVariable()
    }

    var variables: [Variable] { [x, y, width, height] }

    var view: UIView? { item as? UIView }

    /// Whether a variable is the width or the height, and its minimum is not in the solver.
    func lacksMinimum(of variable: Variable) -> Bool {
        (variable == width || variable == height) && minimums[variable] == nil
    }

    /// Requests the layout passes that a changed frame makes necessary. If the item is the content guide of a scroll
    /// view, updates the content size too.
    func noteMoved() {
        if let view { return view.placeFound() }
        if let guide = item as? UILayoutGuide, guide.kind == .scrolledContent { guide.owningView?.setNeedsLayout() }
    }

    /// Reads the solved frame. Returns whether the frame changed, and whether its width did.
    func read(_ solver: ConstraintSolver) -> (moved: Bool, widened: Bool) {
        let (left, wide) = Self.pixelAligned(start: solver.value(of: x), length: solver.value(of: width))
        let (top, high) = Self.pixelAligned(start: solver.value(of: y), length: solver.value(of: height))
        let found = CGRect(x: left, y: top, width: wide, height: high)
        defer { frame = found }
        return (found != frame, found.width != frame.width)
    }

    /// Rounds both edges to pixels, so that adjacent frames stay adjacent.
    private static func pixelAligned(start: Double, length: Double) -> (CGFloat, CGFloat) {
        let first = (start * 3).rounded()
        return (first / 3, max(0, ((start + length) * 3).rounded() - first) / 3)
    }
}
