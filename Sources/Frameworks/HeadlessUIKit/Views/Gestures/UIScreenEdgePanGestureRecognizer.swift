/// A pan from the left or right edge of the screen. The top and bottom edges are not supported, because the system uses
/// them.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = [] { didSet { if oldValue != edges { view?.mark(.interaction) } } }

    package override var wish: String? {
        guard isEnabled else { return nil }
        let names: [(UIRectEdge, String)] = [(.left, "edgePanLeft"), (.right, "edgePanRight")]
        return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    package override func handles(_ touch: GestureTouch) -> Bool {
        guard case .edgePan(let edge) = touch.kind else { return false }
        return edges.contains(edge) && (isEnabled || !touch.begins)
    }
}
