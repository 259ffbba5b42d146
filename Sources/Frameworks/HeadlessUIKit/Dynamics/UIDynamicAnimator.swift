public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
    func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
    public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
    public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by behaviors, on the session's clock. A second has 20 frames of three steps each. The animator pauses
/// when all items rest.
open class UIDynamicAnimator: NSObject {
    public let referenceView: UIView?
    open weak var delegate: (any UIDynamicAnimatorDelegate)?
    open private(set) var behaviors: [UIDynamicBehavior] = []
    /// The session time that the animator has run, in seconds.
    open private(set) var elapsedTime: TimeInterval = 0
    let bodies = DynamicBodies()
    private var cancel: (() -> Void)?
    private var restingFrames = 0

    private static let frame: TimeInterval = 0.05
    private static let stepsPerFrame = 3
    /// The number of frames without movement after which the animator pauses.
    private static let framesUntilPause = 6
    /// The longest run, in frames, so that items which never rest do not keep a session busy for ever.
    private static let mostFrames = 1_200
    private var frames = 0

    public init(referenceView view: UIView) { referenceView = view }
    public override init() { referenceView = nil }

    deinit { cancel?() }

    open var isRunning: Bool { cancel != nil }

    open func addBehavior(_ behavior: UIDynamicBehavior) {
        guard !behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: self)
        behaviors.append(behavior)
        behavior.dynamicAnimator = self
        resume()
    }

    open func removeBehavior(_ behavior: UIDynamicBehavior) {
        guard behaviors.contains(where: { $0 === behavior }) else { return }
        behavior.willMove(to: nil)
        behaviors.removeAll { $0 === behavior }
        behavior.dynamicAnimator = nil
    }

    open func removeAllBehaviors() {
        for behavior in behaviors { removeBehavior(behavior) }
    }

    /// Continues with the item's current position; its velocity is lost.
    open func updateItem(usingCurrentState item: any UIDynamicItem) {
        bodies[item].velocity = .zero
        bodies[item].angularVelocity = 0
        resume()
    }

    /// Returns the items whose rectangles intersect a rectangle.
    open func items(in rect: CGRect) -> [any UIDynamicItem] {
        moved.filter { bodies[$0].frame.intersects(rect) }
    }

    private var all: [UIDynamicBehavior] { behaviors.flatMap(\.family) }

    /// The items that behaviors move, each once.
    private var moved: [any UIDynamicItem] {
        var seen: Set<ObjectIdentifier> = []
        return all.flatMap(\.moved).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Starts the simulation unless it runs.
    func resume() {
        (restingFrames, frames) = (0, 0)
        guard cancel == nil, !behaviors.isEmpty else { return }
        delegate?.dynamicAnimatorWillResume(self)
        schedule()
    }

    private func schedule() {
        cancel = MainQueue.asyncAfter(.seconds(Self.frame)) { [weak self] in self?.drawFrame() }
    }

    private func drawFrame() {
        cancel = nil
        let (behaviors, items) = (all, moved)
        bodies.keep(only: items)
        for _ in 0..<Self.stepsPerFrame {
            step(behaviors, items, time: CGFloat(Self.frame) / CGFloat(Self.stepsPerFrame))
        }
        elapsedTime += Self.frame
        frames += 1
        let rests = items.allSatisfy { bodies[$0].isAtRest } && !behaviors.contains(where: \.isBusy)
        restingFrames = rests ? restingFrames + 1 : 0
        guard !items.isEmpty, restingFrames < Self.framesUntilPause, frames < Self.mostFrames else {
            delegate?.dynamicAnimatorDidPause(self)
            return
        }
        schedule()
    }

    private func step(_ behaviors: [UIDynamicBehavior], _ items: [any UIDynamicItem], time: CGFloat) {
        for item in items { bodies[item].acceleration = .zero }
        for behavior in behaviors { behavior.accelerate(bodies, for: time) }
        for item in items { bodies[item].move(for: time) }
        for behavior in behaviors { behavior.constrain(bodies) }
        for behavior in behaviors { behavior.action?() }
    }
}
