/// Hears drags that begin at a side of the screen. Those from the left and the right are there; from above and below
/// they are the device's own.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// From which sides; none until it is said.
    open var edges: UIRectEdge = [] { didSet { if oldValue != edges { view?.mark(.interaction) } } }

    package override var wish: String? {
        guard isEnabled else { return nil }
        let names: [(UIRectEdge, String)] = [(.left, "edgePanLeft"), (.right, "edgePanRight")]
        return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " ")
    }

    package override func hears(_ touch: GestureTouch) -> Bool {
        guard case .edgePan(let edge) = touch.kind else { return false }
        return edges.contains(edge) && (isEnabled || !touch.begins)
    }
}
