extension UIView {
    /// The natural size of the view. Size constraints take precedence over the content, and the content over the frame.
    package var fittingSize: CGSize {
        let natural = intrinsicContentSize
        return CGSize(
            width: fixedSize(.width) ?? (natural.width >= 0 ? natural.width : rectangle.width),
            height: fixedSize(.height) ?? (natural.height >= 0 ? natural.height : rectangle.height))
    }

    /// Returns whether the view fills the remaining space along an axis.
    package func isStretchable(along axis: NSLayoutConstraint.Axis) -> Bool {
        if fixedSize(axis == .horizontal ? .width : .height) != nil { return false }
        let priority = contentHuggingPriority(for: axis)
        if priority < .defaultLow { return true }
        if priority > .defaultLow { return false }
        switch kind {
        case .view, .form, .scroll, .webview, .textview, .textfield, .window, .placeholder, .pages,
            .slides:
            return true
        case .slider: return axis == .horizontal
        case .label, .button, .image, .stack, .spinner, .blur, .navigationbar, .alert, .toggle, .tabbar, .tabs,
            .pagecontrol, .refresh:
            return false
        }
    }

    private func fixedSize(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        heldConstraints.first {
            $0.first === self && $0.firstAttribute == attribute && $0.secondAttribute == .notAnAttribute
                && $0.relation == .equal
        }?.constant
    }
}
