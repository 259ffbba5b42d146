/// The system's spacing between views, in points.
private let systemSpacing: CGFloat = 8

extension NSLayoutXAxisAnchor {
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing) }
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing) }
}

extension NSLayoutYAxisAnchor {
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(equalTo: anchor, constant: multiplier * systemSpacing) }
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(greaterThanOrEqualTo: anchor, constant: multiplier * systemSpacing) }
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { constraint(lessThanOrEqualTo: anchor, constant: multiplier * systemSpacing) }
}
