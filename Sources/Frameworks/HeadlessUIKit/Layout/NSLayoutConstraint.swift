/// A constraint: `first.attribute = multiplier × second.attribute + constant`, or with ≤ or ≥ instead of =.
open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left = 1
        case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal
        case greaterThanOrEqual
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    /// The Boolean properties, stored in one byte.
    private struct Flags: OptionSet {
        let rawValue: UInt8
        /// The constraint is active.
        static let active = Flags(rawValue: 1)
        /// The constraint was created with a second item.
        static let hasSecond = Flags(rawValue: 2)
    }

    package private(set) weak var first: (any LayoutItem)?
    package private(set) weak var second: (any LayoutItem)?
    private var flags: Flags
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    /// The priority. A change between required and optional while the constraint is active, which crashes an app on
    /// iOS, is logged and applied.
    open var priority: UILayoutPriority = .required {
        didSet {
            guard oldValue != priority else { return }
            if isActive, oldValue == .required || priority == .required {
                AppEnvironment.current.host.raise(
                    .internalInconsistency,
                    "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported. "
                        + "You passed priority \(Int(priority.rawValue)) and the existing priority was "
                        + "\(Int(oldValue.rawValue)).",
                    instead: .message(
                        "The priority of an active constraint changed from \(oldValue.rawValue) to "
                            + "\(priority.rawValue): \(sentence)"))
            }
            edited()
        }
    }
    public let multiplier: CGFloat
    open var constant: CGFloat { didSet { if oldValue != constant { edited() } } }
    open var identifier: String?

    /// Creates a constraint. `view2` is nil for a constraint that fixes a size of `view1`.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        first = view1 as? any LayoutItem
        second = view2 as? any LayoutItem
        flags = view2 == nil ? [] : .hasSecond
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
    }

    public var firstItem: AnyObject? { first }
    public var secondItem: AnyObject? { second }

    open var isActive: Bool {
        get { flags.contains(.active) }
        set {
            guard newValue != isActive else { return }
            flags.formSymmetricDifference(.active)
            guard newValue else { return leave() }
            if !isWithinOneTree { raiseUnconnected() }
            join()
        }
    }

    /// Whether the items have a common ancestor.
    private var isWithinOneTree: Bool {
        guard let first, let second, first !== second else { return true }
        return first.treeRoot.map { $0 === second.treeRoot } ?? false
    }

    private func raiseUnconnected() {
        AppEnvironment.current.host.raise(
            .generic,
            "Unable to activate constraint with items <\(first.map { "\(type(of: $0))" } ?? "nil")> and "
                + "<\(second.map { "\(type(of: $0))" } ?? "nil")> because they have no common ancestor. Does the constraint or "
                + "its anchors reference items in different view hierarchies? That's illegal.",
            instead: .message(
                "\(sentence) is active before its items have a common ancestor. It holds once they have one"))
    }

    public class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    public class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether an item of the constraint was deallocated.
    package var isOrphaned: Bool { first == nil || (flags.contains(.hasSecond) && second == nil) }

    private func join() {
        first?.heldConstraints.append(self)
        if let second, second !== first { second.heldConstraints.append(self) }
        first?.layoutOwner?.constraint(self, did: .joined)
        notifyItems()
    }

    private func leave() {
        first?.layoutOwner?.constraint(self, did: .left)
        first?.heldConstraints.removeAll { $0 === self }
        second?.heldConstraints.removeAll { $0 === self }
        notifyItems()
    }

    private func edited() {
        first?.layoutOwner?.constraint(self, did: .edited)
        notifyItems()
    }

    private func notifyItems() {
        first?.constraintsChanged()
        if let second, second !== first { second.constraintsChanged() }
    }
}
