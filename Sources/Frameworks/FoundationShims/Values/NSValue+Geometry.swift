extension NSValue {
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public convenience init(pointer: UnsafeRawPointer?) {
        var pointer = pointer
        self.init(bytes: &pointer, objCType: "^v")
    }

    /// The pointer in the value; nil if the value has another type.
    public var pointerValue: UnsafeMutableRawPointer? {
        guard String(cString: objCType) == "^v" else { return nil }
        var pointer: UnsafeMutableRawPointer?
        getValue(&pointer)
        return pointer
    }

    public var cgRectValue: CGRect { rectValue }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }

    /// The point in the value; nil if the value has another type, because ``pointValue`` would then end the process.
    package var heldPoint: CGPoint? { isLike(NSValue(point: .zero)) ? pointValue : nil }

    /// The size in the value; nil if the value has another type.
    package var heldSize: CGSize? { isLike(NSValue(size: .zero)) ? sizeValue : nil }

    /// The rectangle in the value; nil if the value has another type.
    package var heldRectangle: CGRect? { isLike(NSValue(rect: .zero)) ? rectValue : nil }

    private func isLike(_ other: NSValue) -> Bool { String(cString: objCType) == String(cString: other.objCType) }
}
