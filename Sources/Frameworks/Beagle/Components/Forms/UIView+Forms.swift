import HeadlessUIKit

extension UIView {
    /// Returns the nearest ancestor of a class.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? View }.first
    }

    /// Returns the descendants of a class in document order, including nested ones.
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
