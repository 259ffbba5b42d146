/// A behavior that acts on its items in a direction.
open class DirectedBehavior: ItemBehavior {
    /// The direction and the magnitude, as a vector.
    var direction: CGVector

    init(_ items: [any UIDynamicItem], direction: CGVector) {
        self.direction = direction
        super.init(items)
    }

    open var angle: CGFloat {
        get { atan2(direction.dy, direction.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(direction.dx, direction.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        direction = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
}
