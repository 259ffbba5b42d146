/// The movement of an item, and the properties that determine it.
final class DynamicBody {
    let item: any UIDynamicItem
    /// The velocity in points per second.
    var velocity = CGPoint.zero
    /// The velocity in radians per second.
    var angularVelocity: CGFloat = 0
    /// The acceleration of the current step, in points per second squared.
    var acceleration = CGPoint.zero
    var angle: CGFloat
    /// The transform of the item without the rotation by the animator.
    private let transform: CGAffineTransform

    var elasticity: CGFloat = 0
    var friction: CGFloat = 0
    var density: CGFloat = 1
    var resistance: CGFloat = 0
    var angularResistance: CGFloat = 0
    var allowsRotation = true
    var isAnchored = false

    init(_ item: any UIDynamicItem) {
        self.item = item
        transform = item.transform
        angle = 0
    }

    /// The mass of the item: 1 for 100 by 100 points of density 1.
    var mass: CGFloat { max(0.01, item.bounds.width * item.bounds.height * density / 10_000) }

    var frame: CGRect {
        let (center, size) = (item.center, item.bounds.size)
        return CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }

    /// Whether the item moves so slowly that the movement would not be visible.
    var isAtRest: Bool {
        isAnchored || (abs(velocity.x) < 4 && abs(velocity.y) < 4 && abs(angularVelocity) < 0.05)
    }

    /// Moves the item for a time in seconds.
    func move(for time: CGFloat) {
        guard !isAnchored else { return }
        velocity.x += acceleration.x * time
        velocity.y += acceleration.y * time
        let kept = max(0, 1 - resistance * time)
        velocity = CGPoint(x: velocity.x * kept, y: velocity.y * kept)
        angularVelocity *= max(0, 1 - angularResistance * time)
        item.center = CGPoint(x: item.center.x + velocity.x * time, y: item.center.y + velocity.y * time)
        guard allowsRotation, angularVelocity != 0 else { return }
        angle += angularVelocity * time
        item.transform = transform.rotated(by: angle)
    }
}
