public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
    func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?)
}

extension UICollisionBehaviorDelegate {
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
        at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {}
    public func collisionBehavior(
        _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
        withBoundaryIdentifier identifier: (any NSCopying)?
    ) {}
}

/// Lets items bounce off each other and off boundaries. Items are rectangles that do not turn when they collide. A path
/// is replaced by its bounding box.
open class UICollisionBehavior: ItemBehavior {
    public struct Mode: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let items = Mode(rawValue: 1)
        public static let boundaries = Mode(rawValue: 2)
        public static let everything: Mode = [.items, .boundaries]
    }

    private struct Wall {
        let name: (any NSCopying)?
        let box: CGRect
    }

    private struct Contact: Hashable {
        let item: ObjectIdentifier
        /// The other item, or the number of the wall.
        let other: AnyHashable
    }

    open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
    open var collisionMode = Mode.everything
    open var translatesReferenceBoundsIntoBoundary = false
    private var insets = UIEdgeInsets.zero
    private var walls: [Wall] = []
    private var contacts: Set<Contact> = []

    public init(items: [any UIDynamicItem] = []) { super.init(items) }

    open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {
        self.insets = insets
        translatesReferenceBoundsIntoBoundary = true
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
        walls.append(Wall(name: identifier, box: bezierPath.bounds))
    }

    open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
        walls.append(
            Wall(
                name: identifier,
                box: CGRect(
                    x: min(p1.x, p2.x), y: min(p1.y, p2.y), width: abs(p1.x - p2.x), height: abs(p1.y - p2.y))))
    }

    open func removeBoundary(withIdentifier identifier: any NSCopying) {
        walls.removeAll { Self.key($0.name) == Self.key(identifier) }
    }

    open func removeAllBoundaries() { walls = [] }

    open var boundaryIdentifiers: [any NSCopying]? { walls.compactMap(\.name) }

    private static func key(_ name: (any NSCopying)?) -> AnyHashable? { name as? AnyHashable }

    // MARK: - Collisions

    override func constrain(_ bodies: DynamicBodies) {
        var touching: Set<Contact> = []
        for (index, item) in items.enumerated() {
            let body = bodies[item]
            if collisionMode.contains(.boundaries) {
                keepInside(body, &touching)
                for (number, wall) in walls.enumerated() where push(body, outOf: wall.box, against: nil) {
                    touch(item, AnyHashable(number), &touching) {
                        $0.collisionBehavior(
                            self, beganContactFor: item, withBoundaryIdentifier: wall.name, at: item.center)
                    }
                }
            }
            guard collisionMode.contains(.items) else { continue }
            for other in items.dropFirst(index + 1) where push(body, outOf: bodies[other].frame, against: bodies[other])
            {
                touch(item, AnyHashable(ObjectIdentifier(other)), &touching) {
                    $0.collisionBehavior(self, beganContactFor: item, with: other, at: item.center)
                }
            }
        }
        end(contacts.subtracting(touching))
        contacts = touching
    }

    /// Keeps a body inside the reference view.
    private func keepInside(_ body: DynamicBody, _ touching: inout Set<Contact>) {
        guard translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView else { return }
        let (room, frame) = (view.bounds.inset(by: insets), body.frame)
        var center = body.item.center
        var (hitsX, hitsY) = (false, false)
        if frame.minX < room.minX { (center.x, hitsX) = (room.minX + frame.width / 2, body.velocity.x < 0) }
        if frame.maxX > room.maxX { (center.x, hitsX) = (room.maxX - frame.width / 2, body.velocity.x > 0) }
        if frame.minY < room.minY { (center.y, hitsY) = (room.minY + frame.height / 2, body.velocity.y < 0) }
        if frame.maxY > room.maxY { (center.y, hitsY) = (room.maxY - frame.height / 2, body.velocity.y > 0) }
        guard center != body.item.center else { return }
        body.item.center = center
        if hitsX { body.velocity.x *= -body.elasticity }
        if hitsY { body.velocity.y *= -body.elasticity }
        let item = body.item
        touch(item, AnyHashable("reference view"), &touching) {
            $0.collisionBehavior(self, beganContactFor: item, withBoundaryIdentifier: nil, at: item.center)
        }
    }

    /// Moves a body out of a box by the shortest way. Returns whether they overlapped.
    ///
    /// - Parameter other: The body of the box; nil for a wall.
    private func push(_ body: DynamicBody, outOf box: CGRect, against other: DynamicBody?) -> Bool {
        let frame = body.frame
        let overlapX = min(frame.maxX, box.maxX) - max(frame.minX, box.minX)
        let overlapY = min(frame.maxY, box.maxY) - max(frame.minY, box.minY)
        guard overlapX > 0 || box.width == 0, overlapY > 0 || box.height == 0,
            frame.insetBy(dx: -0.01, dy: -0.01).intersects(box)
        else { return false }
        let isSideways = overlapX < overlapY
        let sign: CGFloat = isSideways ? (frame.midX < box.midX ? -1 : 1) : (frame.midY < box.midY ? -1 : 1)
        // The way out of the box, also of one without thickness.
        let depth =
            isSideways
            ? (sign < 0 ? box.minX - frame.maxX : box.maxX - frame.minX)
            : (sign < 0 ? box.minY - frame.maxY : box.maxY - frame.minY)
        let share: CGFloat = other.map { $0.isAnchored ? 1 : body.isAnchored ? 0 : 0.5 } ?? 1
        body.shift(by: depth * share, isSideways: isSideways)
        other?.shift(by: -depth * (1 - share), isSideways: isSideways)
        body.bounce(off: other, sign: sign, isSideways: isSideways)
        return true
    }

    private func touch(
        _ item: any UIDynamicItem, _ other: AnyHashable, _ touching: inout Set<Contact>,
        began: (any UICollisionBehaviorDelegate) -> Void
    ) {
        let contact = Contact(item: ObjectIdentifier(item), other: other)
        guard touching.insert(contact).inserted, !contacts.contains(contact), let collisionDelegate else { return }
        began(collisionDelegate)
    }

    private func end(_ ended: Set<Contact>) {
        guard let collisionDelegate, !ended.isEmpty else { return }
        for item in items {
            for contact in ended where contact.item == ObjectIdentifier(item) {
                if let other = items.first(where: { AnyHashable(ObjectIdentifier($0)) == contact.other }) {
                    collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
                } else {
                    let wall = (contact.other as? Int).flatMap { walls.indices.contains($0) ? walls[$0] : nil }
                    collisionDelegate.collisionBehavior(
                        self, endedContactFor: item, withBoundaryIdentifier: wall?.name)
                }
            }
        }
    }
}

extension DynamicBody {
    fileprivate func shift(by length: CGFloat, isSideways: Bool) {
        guard !isAnchored, length != 0 else { return }
        item.center = CGPoint(
            x: item.center.x + (isSideways ? length : 0), y: item.center.y + (isSideways ? 0 : length))
    }

    /// Reflects the velocity at a wall, or exchanges it with another body by their masses.
    fileprivate func bounce(off other: DynamicBody?, sign: CGFloat, isSideways: Bool) {
        let own = isSideways ? velocity.x : velocity.y
        guard let other, !other.isAnchored else {
            if own * sign < 0 { set(-own * elasticity, isSideways: isSideways) }
            return
        }
        let theirs = isSideways ? other.velocity.x : other.velocity.y
        guard (own - theirs) * sign < 0 else { return }
        let bounce = max(elasticity, other.elasticity)
        let total = mass + other.mass
        let shared = (own * mass + theirs * other.mass) / total
        set(shared - bounce * other.mass * (own - theirs) / total, isSideways: isSideways)
        other.set(shared + bounce * mass * (own - theirs) / total, isSideways: isSideways)
    }

    private func set(_ speed: CGFloat, isSideways: Bool) {
        guard !isAnchored else { return }
        if isSideways { velocity.x = speed } else { velocity.y = speed }
    }
}
