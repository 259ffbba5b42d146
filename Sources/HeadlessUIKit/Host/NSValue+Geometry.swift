extension NSValue {
    /// A rectangle as an object.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// A point as an object.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// A size as an object.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    /// The rectangle that it holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it holds.
    public var cgSizeValue: CGSize { sizeValue }
}
