import HeadlessUIKit

extension UIView {
    /// The nearest view of a class around this one.
    func enclosing<View: UIView>(_ type: View.Type) -> View? {
        sequence(first: superview) { $0?.superview }.lazy.compactMap { $0 as? View }.first
    }

    /// The views of a class inside this one, in document order; those inside such a view too.
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
