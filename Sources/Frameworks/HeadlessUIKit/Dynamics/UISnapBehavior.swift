/// Moves an item to a point as a spring does.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    /// The damping of the oscillation, from 0 (much oscillation) to 1 (none).
    open var damping: CGFloat = 0.5

    public init(item: any UIDynamicItem, snapTo point: CGPoint) {
        self.item = item
        snapPoint = point
    }

    override var moved: [any UIDynamicItem] { [item] }
    override var isBusy: Bool { hypot(item.center.x - snapPoint.x, item.center.y - snapPoint.y) > 0.5 }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        let body = bodies[item]
        let (stiffness, brake) = (CGFloat(200), 28 * (0.3 + 0.7 * damping))
        body.acceleration.x += (snapPoint.x - item.center.x) * stiffness - body.velocity.x * brake
        body.acceleration.y += (snapPoint.y - item.center.y) * stiffness - body.velocity.y * brake
        body.angularVelocity -= (body.angle * stiffness + body.angularVelocity * brake) * time
    }
}
