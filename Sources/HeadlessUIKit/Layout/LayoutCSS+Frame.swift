extension LayoutCSS {
    /// What a frame and its mask come to inside a parent of a size.
    package mutating func place(
        _ frame: CGRect, in parent: CGSize,
        flexible: (left: Bool, width: Bool, right: Bool, top: Bool, height: Bool, bottom: Bool)
    ) {
        self[.position] = "absolute"
        place(
            (frame.minX, frame.width), in: parent.width, flexible: (flexible.left, flexible.width, flexible.right),
            .left, .right, .width)
        place(
            (frame.minY, frame.height), in: parent.height, flexible: (flexible.top, flexible.height, flexible.bottom),
            .top, .bottom, .height)
    }

    private mutating func place(
        _ extent: (start: CGFloat, size: CGFloat), in whole: CGFloat,
        flexible: (start: Bool, size: Bool, end: Bool), _ start: LayoutProperty, _ end: LayoutProperty,
        _ size: LayoutProperty
    ) {
        let rest = whole - extent.start - extent.size
        let parts = CGFloat((flexible.start ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.end ? 1 : 0))
        // What is flexible gets an even part of every change of the parent, so this holds for all its sizes.
        func part(_ length: CGFloat) -> String {
            CSSValue.sum(CSSValue.percent(1 / parts), length - whole / parts)
        }
        if flexible.size {
            self[start] = flexible.start ? part(extent.start) : CSSValue.pixels(extent.start)
            self[end] = flexible.end ? part(rest) : CSSValue.pixels(rest)
        } else if flexible.start, !flexible.end {
            self[end] = CSSValue.pixels(rest)
            self[size] = CSSValue.pixels(extent.size)
        } else {
            self[start] = flexible.start ? part(extent.start) : CSSValue.pixels(extent.start)
            self[size] = CSSValue.pixels(extent.size)
        }
    }
}
