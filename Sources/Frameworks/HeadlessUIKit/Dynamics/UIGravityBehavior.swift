/// Pulls items in a direction. A magnitude of 1 is 1,000 points per second squared.
open class UIGravityBehavior: DirectedBehavior {
    public init(items: [any UIDynamicItem] = []) { super.init(items, direction: CGVector(dx: 0, dy: 1)) }

    open var gravityDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        for item in items {
            bodies[item].acceleration.x += direction.dx * 1_000
            bodies[item].acceleration.y += direction.dy * 1_000
        }
    }
}
