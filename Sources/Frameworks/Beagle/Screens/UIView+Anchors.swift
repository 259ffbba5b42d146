public import HeadlessUIKit

/// Beagle's public layout helpers, which disable `translatesAutoresizingMaskIntoConstraints` (Beagle iOS 2.1,
/// UIView+Anchor.swift).
extension UIView {
    /// Pins the view to the given anchors, and sets sizes that are not zero.
    @discardableResult
    public func anchor(
        top: NSLayoutYAxisAnchor? = nil, left: NSLayoutXAxisAnchor? = nil, bottom: NSLayoutYAxisAnchor? = nil,
        right: NSLayoutXAxisAnchor? = nil, topConstant: CGFloat = 0, leftConstant: CGFloat = 0,
        bottomConstant: CGFloat = 0, rightConstant: CGFloat = 0, widthConstant: CGFloat = 0,
        heightConstant: CGFloat = 0
    ) -> [NSLayoutConstraint] {
        translatesAutoresizingMaskIntoConstraints = false
        var constraints: [NSLayoutConstraint] = []
        if let top { constraints.append(topAnchor.constraint(equalTo: top, constant: topConstant)) }
        if let left { constraints.append(leftAnchor.constraint(equalTo: left, constant: leftConstant)) }
        if let bottom { constraints.append(bottomAnchor.constraint(equalTo: bottom, constant: -bottomConstant)) }
        if let right { constraints.append(rightAnchor.constraint(equalTo: right, constant: -rightConstant)) }
        if widthConstant > 0 { constraints.append(widthAnchor.constraint(equalToConstant: widthConstant)) }
        if heightConstant > 0 { constraints.append(heightAnchor.constraint(equalToConstant: heightConstant)) }
        NSLayoutConstraint.activate(constraints)
        return constraints
    }

    /// Pins all four edges to those of `superview`.
    public func anchorTo(superview: UIView) {
        anchor(
            top: superview.topAnchor, left: superview.leftAnchor, bottom: superview.bottomAnchor,
            right: superview.rightAnchor)
    }

    /// Centres the view horizontally; does nothing without a superview.
    public func anchorCenterXToSuperview(constant: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        guard let anchor = superview?.centerXAnchor else { return }
        centerXAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
    }

    /// Centres the view vertically; does nothing without a superview.
    public func anchorCenterYToSuperview(constant: CGFloat = 0) {
        translatesAutoresizingMaskIntoConstraints = false
        guard let anchor = superview?.centerYAnchor else { return }
        centerYAnchor.constraint(equalTo: anchor, constant: constant).isActive = true
    }

    /// Centres the view horizontally and vertically.
    public func anchorCenterSuperview() {
        anchorCenterXToSuperview()
        anchorCenterYToSuperview()
    }
}
