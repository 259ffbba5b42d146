import HeadlessUIKit

extension UIView {
    /// Returns the nearest ancestor that is of this class; nil if there is none.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? View }.first
    }

    /// Returns all descendants that are of this class, at any depth, in document order.
    func inner<View: UIView>(_ type: View.Type) -> [View] {
        var found: [View] = []
        func visit(_ view: UIView) {
            if let view = view as? View { found.append(view) }
            view.subviews.forEach(visit)
        }
        subviews.forEach(visit)
        return found
    }
}
