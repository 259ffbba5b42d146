extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public var cgRectValue: CGRect { rectValue }
    /// The point that it holds.
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }

    /// The point that it holds; nil where it holds something else, which ``pointValue`` ends the process for.
    package var heldPoint: CGPoint? { isLike(NSValue(point: .zero)) ? pointValue : nil }

    /// The size that it holds; nil where it holds something else.
    package var heldSize: CGSize? { isLike(NSValue(size: .zero)) ? sizeValue : nil }

    /// The rectangle that it holds; nil where it holds something else.
    package var heldRectangle: CGRect? { isLike(NSValue(rect: .zero)) ? rectValue : nil }

    private func isLike(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
