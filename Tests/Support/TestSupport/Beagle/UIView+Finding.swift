package import HeadlessUIKit

extension UIView {
    /// Returns the first button with a title in this view.
    package func button(titled title: String) -> UIButton? {
        if let button = self as? UIButton, button.title(for: .normal) == title { return button }
        return subviews.lazy.compactMap { $0.button(titled: title) }.first
    }
}
