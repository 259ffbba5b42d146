extension NSLayoutXAxisAnchor {
    /// Returns the distance to another anchor as a dimension. The other anchor must not be before this one, and both
    /// items must have a common superview already.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        let span = UILayoutGuide.spanning(item)
        NSLayoutConstraint.activate([
            span.leftAnchor.constraint(equalTo: self), span.rightAnchor.constraint(equalTo: otherAnchor),
        ])
        return span.widthAnchor
    }
}

extension NSLayoutYAxisAnchor {
    /// Returns the distance to another anchor as a dimension. The other anchor must not be above this one, and both
    /// items must have a common superview already.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        let span = UILayoutGuide.spanning(item)
        NSLayoutConstraint.activate([
            span.topAnchor.constraint(equalTo: self), span.bottomAnchor.constraint(equalTo: otherAnchor),
        ])
        return span.heightAnchor
    }
}

extension UILayoutGuide {
    /// Returns a new guide in the view of an item. It represents the distance between two anchors.
    fileprivate static func spanning(_ item: any LayoutItem) -> UILayoutGuide {
        let guide = UILayoutGuide()
        let owner = (item as? UIView).map { $0.superview ?? $0 } ?? (item as? UILayoutGuide)?.owningView
        owner?.addLayoutGuide(guide)
        return guide
    }
}
