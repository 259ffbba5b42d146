extension UIView {
    /// The rectangle in the parent's coordinates: under a ``transform``, the smallest upright one around what is drawn.
    ///
    /// A new one gives the view that place and size: under a transform, ``bounds`` and ``center`` become such that the
    /// scaled view fills it. A view that is turned otherwise than by quarters fills no upright rectangle; its middle
    /// goes to that of the new one.
    public var frame: CGRect {
        get { turned.frame }
        set { change { $0.frame = newValue } }
    }

    /// The rectangle in the view's own coordinates, which a ``transform`` does not touch; ``center`` stays where it is.
    public var bounds: CGRect {
        get { CGRect(origin: rare?.rarest?.boundsOrigin ?? .zero, size: rectangle.size) }
        set {
            if bounds.origin != newValue.origin { showBounds(from: newValue.origin) }
            change { $0.size = newValue.size }
        }
    }

    /// Where the ``anchorPoint`` is in the parent's coordinates: the middle, unless code says otherwise.
    public var center: CGPoint {
        get { turned.position }
        set { change { $0.position = newValue } }
    }

    /// Scale, rotation and shift of what is drawn, about the ``anchorPoint``.
    public var transform: CGAffineTransform {
        get { rare?.rarest?.transform ?? .identity }
        set {
            guard transform != newValue else { return }
            register?.animated?.willChange(.transform, of: self)
            withExtras { $0.forRarest.transform = newValue }
            mark(.style)
            coveringMayChange()
        }
    }

    /// What the view turns about, as shares of its size, and what its ``center`` tells of: the same as the layer's.
    /// Another one leaves `center`, and moves the view.
    public var anchorPoint: CGPoint {
        get { rare?.rarest?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { if anchorPoint != newValue { layer.anchorPoint = newValue } }
    }

    /// The layer has another anchor.
    package func anchorMoved(from former: CGPoint) {
        let center = TurnedRectangle(rectangle: rectangle, anchor: former).position
        mark(.style)
        self.center = center
    }

    /// The view with its anchor and its transform.
    var turned: TurnedRectangle {
        guard let facts = rare?.rarest else { return TurnedRectangle(rectangle: rectangle) }
        return TurnedRectangle(rectangle: rectangle, anchor: anchorPoint, transform: facts.transform)
    }

    private func change(_ body: (inout TurnedRectangle) -> Void) {
        var turned = turned
        body(&turned)
        put(turned.rectangle)
    }

    public var autoresizingMask: AutoresizingMask {
        get { AutoresizingMask(rawValue: UInt(flags.rawValue >> ViewFlags.maskShift & 63)) }
        set {
            guard autoresizingMask != newValue else { return }
            let rest = flags.rawValue & ~(63 << ViewFlags.maskShift)
            flags = ViewFlags(rawValue: rest | UInt32(newValue.rawValue & 63) << ViewFlags.maskShift)
            coveringMayChange()
        }
    }

    public func sizeToFit() {
        let size = sizeThatFits(rectangle.size)
        put(CGRect(origin: rectangle.origin, size: size))
    }

    /// Gives the view a place before its transform, as code does.
    func put(_ frame: CGRect) {
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
        if !flags.contains(.constrained), fit == nil { constraintEngine?.geometryChanged(of: self) }
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
