/// Keeps an item at a distance from a point or another item: as a rod, or as a spring if it has a frequency.
open class UIAttachmentBehavior: UIDynamicBehavior {
    public enum AttachmentType: Int, Sendable { case items, anchor }

    private let item: any UIDynamicItem
    private let other: (any UIDynamicItem)?
    public let attachedBehaviorType: AttachmentType
    open var anchorPoint: CGPoint { didSet { dynamicAnimator?.resume() } }
    open var length: CGFloat
    open var damping: CGFloat = 0
    /// The oscillations in a second; 0 is a rod.
    open var frequency: CGFloat = 0

    public init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
        self.item = item
        other = nil
        attachedBehaviorType = .anchor
        anchorPoint = point
        length = hypot(item.center.x - point.x, item.center.y - point.y)
    }

    public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
        item = item1
        other = item2
        attachedBehaviorType = .items
        anchorPoint = item2.center
        length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    }

    /// Attaches at the center; the offset has no effect.
    public convenience init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint)
    {
        self.init(item: item, attachedToAnchor: point)
    }

    open var items: [any UIDynamicItem] { [item] + (other.map { [$0] } ?? []) }

    override var moved: [any UIDynamicItem] { items }

    private var anchor: CGPoint { other?.center ?? anchorPoint }

    override func accelerate(_ bodies: DynamicBodies, for time: CGFloat) {
        guard frequency > 0 else { return }
        let body = bodies[item]
        let (x, y) = (item.center.x - anchor.x, item.center.y - anchor.y)
        let distance = max(0.001, hypot(x, y))
        let turn = 2 * CGFloat.pi * frequency
        let pull = (distance - length) * turn * turn
        body.acceleration.x -= x / distance * pull + body.velocity.x * 2 * damping * turn
        body.acceleration.y -= y / distance * pull + body.velocity.y * 2 * damping * turn
    }

    override func constrain(_ bodies: DynamicBodies) {
        guard frequency == 0 else { return }
        let body = bodies[item]
        let (x, y) = (item.center.x - anchor.x, item.center.y - anchor.y)
        let distance = hypot(x, y)
        guard distance > 0.001, !body.isAnchored else { return }
        let share = length / distance
        item.center = CGPoint(x: anchor.x + x * share, y: anchor.y + y * share)
        // Only the velocity across the rod remains.
        let along = (body.velocity.x * x + body.velocity.y * y) / (distance * distance)
        body.velocity = CGPoint(x: body.velocity.x - x * along, y: body.velocity.y - y * along)
    }
}
