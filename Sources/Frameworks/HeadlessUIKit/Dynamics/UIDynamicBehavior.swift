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

    /// Called when the behavior is added to an animator, or removed. After a removal the argument is nil.
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
