extension UIView {
    /// The anchor point of the view's layer, in fractions of the size. Setting it keeps `center` and moves the view.
    public var anchorPoint: CGPoint {
        get { rare?.rarest?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set { if anchorPoint != newValue { layer.anchorPoint = newValue } }
    }

    /// Called when the layer's anchor point changed.
    package func anchorMoved(from former: CGPoint) {
        let center = TurnedRectangle(rectangle: rectangle, anchor: former).position
        mark(.style)
        self.center = center
    }

    /// The frame without the transform, together with anchor point and transform.
    var turned: TurnedRectangle {
        guard let facts = rare?.rarest else { return TurnedRectangle(rectangle: rectangle) }
        return TurnedRectangle(rectangle: rectangle, anchor: anchorPoint, transform: facts.transform)
    }

    func reshape(_ body: (inout TurnedRectangle) -> Void) {
        var turned = turned
        body(&turned)
        setFrame(turned.rectangle)
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

    /// Sets the frame without the transform. Called for a frame that code sets.
    func setFrame(_ frame: CGRect) {
        if frame != rectangle { register?.animated?.willChange(.place, of: self) }
        if set(frame) { flexSizeWasGiven() }
    }

    /// Sets the frame, and requests a layout pass if the size changed. Returns whether the frame changed.
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
            if rare?.rarest?.layer?.drawingDependsOnSize == true { mark(.style) }
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
    /// Returns the frame of a subview after the superview's size changed.
    func resize(_ frame: CGRect, from before: CGSize, to after: CGSize) -> CGRect {
        let (x, width) = Self.share(
            after.width - before.width, start: frame.minX, size: frame.width,
            flexible: (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            after.height - before.height, start: frame.minY, size: frame.height,
            flexible: (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)))
        return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }

    /// Distributes a change of the superview's size equally among the flexible parts of one axis.
    private static func share(
        _ growth: CGFloat, start: CGFloat, size: CGFloat, flexible: (start: Bool, size: Bool, end: Bool)
    ) -> (CGFloat, CGFloat) {
        let parts = (flexible.start ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.end ? 1 : 0)
        guard parts > 0 else { return (start, size) }
        let part = growth / CGFloat(parts)
        return (start + (flexible.start ? part : 0), size + (flexible.size ? part : 0))
    }
}
