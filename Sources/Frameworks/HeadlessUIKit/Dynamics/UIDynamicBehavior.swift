/// A rule for the movement of items. Subclasses combine other behaviors, which they add as children.
open class UIDynamicBehavior: NSObject {
    open private(set) var childBehaviors: [UIDynamicBehavior] = []
    /// Called after each step of the simulation.
    open var action: (() -> Void)?
    open internal(set) weak var dynamicAnimator: UIDynamicAnimator? {
        didSet { for child in childBehaviors { child.dynamicAnimator = dynamicAnimator } }
    }

    public override init() {}

    open func addChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.append(behavior)
        behavior.dynamicAnimator = dynamicAnimator
        dynamicAnimator?.resume()
    }

    open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
        childBehaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }

    /// Called when the behavior is added to an animator or removed; nil after it was removed.
    open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

    /// The items that the behavior itself moves.
    var moved: [any UIDynamicItem] { [] }

    /// Changes the acceleration of the bodies before a step.
    func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {}

    /// Corrects the bodies after a step.
    func constrain(_ bodies: DynamicBodies) {}

    /// Whether the behavior keeps the animator running although all items rest.
    var isBusy: Bool { false }

    /// The behavior and all its descendants.
    var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }
}

/// A behavior with a list of items.
open class ItemBehavior: UIDynamicBehavior {
    open private(set) var items: [any UIDynamicItem]

    init(_ items: [any UIDynamicItem]) { self.items = items }

    open func addItem(_ item: any UIDynamicItem) {
        items.append(item)
        dynamicAnimator?.resume()
    }

    open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }

    override var moved: [any UIDynamicItem] { items }
}

/// Pulls items in a direction. A magnitude of 1 is 1,000 points per second squared.
open class UIGravityBehavior: ItemBehavior {
    open var gravityDirection = CGVector(dx: 0, dy: 1)

    public init(items: [any UIDynamicItem] = []) { super.init(items) }

    open var angle: CGFloat {
        get { atan2(gravityDirection.dy, gravityDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(gravityDirection.dx, gravityDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        for item in items {
            bodies[item].acceleration.x += gravityDirection.dx * 1_000
            bodies[item].acceleration.y += gravityDirection.dy * 1_000
        }
    }
}

/// Moves an item to a point as a spring does.
open class UISnapBehavior: UIDynamicBehavior {
    private let item: any UIDynamicItem
    open var snapPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    /// From 0, with much oscillation, to 1.
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

/// Pushes items, once or continuously. A magnitude of 1 moves an item of mass 1 by 100 points per second squared.
open class UIPushBehavior: ItemBehavior {
    public enum Mode: Int, Sendable { case continuous, instantaneous }

    public let mode: Mode
    /// Whether the push is in effect. An instantaneous push becomes inactive after it.
    open var active = true { didSet { if active { dynamicAnimator?.resume() } } }
    open var pushDirection = CGVector.zero { didSet { if mode == .instantaneous { active = true } } }

    public init(items: [any UIDynamicItem], mode: Mode) {
        self.mode = mode
        super.init(items)
    }

    open var angle: CGFloat {
        get { atan2(pushDirection.dy, pushDirection.dx) }
        set { setAngle(newValue, magnitude: magnitude) }
    }
    open var magnitude: CGFloat {
        get { hypot(pushDirection.dx, pushDirection.dy) }
        set { setAngle(angle, magnitude: newValue) }
    }
    open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
        pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
    }
    /// Stored; pushes act on the center.
    open func setTargetOffsetFromCenter(_ offset: UIOffset, for item: any UIDynamicItem) {}

    override var isBusy: Bool { active && mode == .continuous && pushDirection != .zero }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        guard active else { return }
        for item in items {
            let body = bodies[item]
            let (x, y) = (pushDirection.dx * 100 / body.mass, pushDirection.dy * 100 / body.mass)
            switch mode {
            case .continuous: body.acceleration = CGPoint(x: body.acceleration.x + x, y: body.acceleration.y + y)
            case .instantaneous: body.velocity = CGPoint(x: body.velocity.x + x, y: body.velocity.y + y)
            }
        }
        if mode == .instantaneous { active = false }
    }
}

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
