extension UIView {
    /// The rectangle in the parent's coordinates.
    public var frame: CGRect {
        get { rectangle }
        set { place(newValue) }
    }

    /// The rectangle in the view's own coordinates.
    public var bounds: CGRect {
        get { CGRect(origin: rare?.rarest?.boundsOrigin ?? .zero, size: rectangle.size) }
        set {
            if bounds.origin != newValue.origin { showBounds(from: newValue.origin) }
            let center = center
            place(
                CGRect(
                    x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
                    height: newValue.height))
        }
    }

    /// The middle in the parent's coordinates.
    public var center: CGPoint {
        get { CGPoint(x: rectangle.midX, y: rectangle.midY) }
        set {
            place(
                CGRect(
                    x: newValue.x - rectangle.width / 2, y: newValue.y - rectangle.height / 2,
                    width: rectangle.width, height: rectangle.height))
        }
    }

    /// Scale, rotation and shift of what is drawn.
    public var transform: CGAffineTransform {
        get { rare?.rarest?.transform ?? .identity }
        set {
            guard transform != newValue else { return }
            register?.animated?.willChange(.transform, of: self)
            withExtras { $0.forRarest.transform = newValue }
            mark(.style)
        }
    }

    /// What gives way when the parent's size changes.
    public var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(flags.rawValue >> ViewFlags.maskShift & 63)) }
        set {
            guard autoresizingMask != newValue else { return }
            let rest = flags.rawValue & ~(63 << ViewFlags.maskShift)
            flags = ViewFlags(rawValue: rest | UInt32(newValue.rawValue & 63) << ViewFlags.maskShift)
            coveringMayChange()
        }
    }

    /// Takes the size the content needs.
    public func sizeToFit() {
        let size = sizeThatFits(rectangle.size)
        place(CGRect(origin: rectangle.origin, size: size))
    }

    /// A point of this view in the coordinates of another, or of the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        let here = originInTree
        let there = view?.originInTree ?? .zero
        return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
    }

    /// A point of another view in the coordinates of this one.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        let here = originInTree
        let there = view?.originInTree ?? .zero
        return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
    }

    /// A rectangle of this view in the coordinates of another, or of the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, to: view), size: rect.size)
    }

    /// A rectangle of another view in the coordinates of this one.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        CGRect(origin: convert(rect.origin, from: view), size: rect.size)
    }

    private var originInTree: CGPoint {
        var sum = CGPoint.zero
        var current: UIView? = self
        while let view = current {
            let scrolled = view.rare?.rarest?.boundsOrigin ?? .zero
            sum.x += view.rectangle.minX - scrolled.x
            sum.y += view.rectangle.minY - scrolled.y
            current = view.container
        }
        return sum
    }

    private func place(_ frame: CGRect) {
        if frame != rectangle { register?.animated?.willChange(.place, of: self) }
        if set(frame) { flexSizeWasGiven() }
    }

    /// Sets the rectangle, and asks for a layout pass where the size is another; false when it was the same.
    @discardableResult
    func set(_ frame: CGRect) -> Bool {
        guard rectangle != frame else { return false }
        if let animated = register?.animated, animated.noticesLayout { animated.willChange(.place, of: self) }
        let before = rectangle.size
        rectangle = frame
        mark(.layout)
        register?.safeAreasMayChange()
        coveringMayChange()
        if !flags.contains(.constrained), fit == nil { layoutEngine?.geometryChanged(of: self) }
        if before != frame.size {
            resizeChildren(from: before)
            if children.count > 1 { for child in children { child.coveringMayChange() } }
            if rare?.rarest?.layer?.looksBySize == true { mark(.style) }
            if rare?.contentMode == .redraw {
                register?.needsDisplay(self)
            } else if before.width <= 0 || before.height <= 0 {
                register?.gotArea(self)
            }
            setNeedsLayout()
            sizeChanged()
        }
        return true
    }

    private func resizeChildren(from before: CGSize) {
        let after = rectangle.size
        for child in children where !child.flags.contains(.constrained) && !child.autoresizingMask.isEmpty {
            let frame = child.autoresizingMask.resize(child.rectangle, from: before, to: after)
            let size = CGSize(width: max(0, frame.size.width), height: max(0, frame.size.height))
            child.set(CGRect(origin: frame.origin, size: size))
        }
    }
}

extension UIView.AutoresizingMask {
    /// The frame of a child after its parent's size changed.
    func resize(_ frame: CGRect, from before: CGSize, to after: CGSize) -> CGRect {
        let (x, width) = Self.share(
            after.width - before.width, start: frame.minX, size: frame.width,
            flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            after.height - before.height, start: frame.minY, size: frame.height,
            flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
        return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Splits a change of the parent evenly among what is flexible on one axis.
    private static func share(
        _ growth: CGFloat, start: CGFloat, size: CGFloat, flexible: (start: Bool, size: Bool, end: Bool)
    ) -> (CGFloat, CGFloat) {
        let parts = (flexible.start ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.end ? 1 : 0)
        guard parts > 0 else { return (start, size) }
        let part = growth / CGFloat(parts)
        return (start + (flexible.start ? part : 0), size + (flexible.size ? part : 0))
    }
}
