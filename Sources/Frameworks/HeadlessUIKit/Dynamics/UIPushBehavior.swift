/// Pushes items, once or continuously. A magnitude of 1 moves an item of mass 1 by 100 points per second squared.
open class UIPushBehavior: DirectedBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    public let mode: Mode
    /// Whether the push is in effect. An instantaneous push becomes inactive after its only step.
    open var active = true { didSet { if active { dynamicAnimator?.resume() } } }
    open var pushDirection: CGVector {
        get { direction }
        set { direction = newValue }
    }
    override var direction: CGVector { didSet { if mode == .instantaneous { active = true } } }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items, direction: .zero)
    }

    /// Stored; pushes act on the center.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

    override var isBusy: Bool { active && mode == .continuous && direction != .zero }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        guard active else { return }
        for item in items {
            let body = bodies[item]
            let (x, y) = (direction.dx * 100 / body.mass, direction.dy * 100 / body.mass)
            switch mode {
            case .continuous: body.acceleration = CGPoint(x: body.acceleration.x + x, y: body.acceleration.y + y)
            case .instantaneous: body.velocity = CGPoint(x: body.velocity.x + x, y: body.velocity.y + y)
            }
        }
        if mode == .instantaneous { active = false }
    }
}
