/// Sets the properties of items, such as their elasticity.
open class UIDynamicItemBehavior: ItemBehavior {
    open var elasticity: CGFloat = 0
    open var friction: CGFloat = 0
    open var density: CGFloat = 1
    open var resistance: CGFloat = 0
    open var angularResistance: CGFloat = 0
    open var allowsRotation = true
    open var isAnchored = false
    /// Stored; has no effect.
    open var charge: CGFloat = 0
    /// Velocities that were added before the behavior had an animator.
    private var pending: [(item: any UIDynamicItem, linear: CGPoint, angular: CGFloat)] = []

    public init(items: [any UIDynamicItem] = []) { super.init(items) }

    open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
        pending.append((item, velocity, 0))
        dynamicAnimator?.resume()
    }
    open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
        pending.append((item, .zero, velocity))
        dynamicAnimator?.resume()
    }
    open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
        dynamicAnimator?.bodies[item].velocity ?? .zero
    }
    open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
        dynamicAnimator?.bodies[item].angularVelocity ?? 0
    }

    override var isBusy: Bool { !pending.isEmpty }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        for item in items {
            let body = bodies[item]
            (body.elasticity, body.friction, body.density) = (elasticity, friction, density)
            (body.resistance, body.angularResistance) = (resistance, angularResistance)
            (body.allowsRotation, body.isAnchored) = (allowsRotation, isAnchored)
        }
        for (item, linear, angular) in pending {
            let body = bodies[item]
            body.velocity = CGPoint(x: body.velocity.x + linear.x, y: body.velocity.y + linear.y)
            body.angularVelocity += angular
        }
        pending = []
    }
}
