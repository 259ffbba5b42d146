/// The Boolean state of a view.
struct ViewFlags: OptionSet {
    let rawValue: UInt32

    /// Hidden.
    static let hidden = ViewFlags(rawValue: 1 << 0)
    /// User interaction is disabled.
    static let deaf = ViewFlags(rawValue: 1 << 1)
    /// Clips to its bounds.
    static let clips = ViewFlags(rawValue: 1 << 2)
    /// Laid out by constraints, not by its frame.
    static let constrained = ViewFlags(rawValue: 1 << 3)
    /// In the tree of an application.
    static let attached = ViewFlags(rawValue: 1 << 4)
    /// The page has it, as of the last change set.
    static let known = ViewFlags(rawValue: 1 << 5)
    /// Inserted or moved since the last change set.
    static let placed = ViewFlags(rawValue: 1 << 6)
    /// Removed from the superview in which the page has it.
    static let departed = ViewFlags(rawValue: 1 << 7)
    /// Needs a layout pass.
    static let wantsLayout = ViewFlags(rawValue: 1 << 8)
    /// In the queue of layout passes.
    static let queuedForLayout = ViewFlags(rawValue: 1 << 9)
    /// Covers its superview completely.
    static let covers = ViewFlags(rawValue: 1 << 10)
    /// Laid out as a Flexbox item, not by its frame.
    static let flexible = ViewFlags(rawValue: 1 << 11)
    /// Multiple touch is enabled.
    static let multipleTouch = ViewFlags(rawValue: 1 << 12)
    /// Needs to update its constraints.
    static let wantsConstraints = ViewFlags(rawValue: 1 << 13)
    /// Has properties that changed since the last change set.
    static let updated = ViewFlags(rawValue: 1 << 14)
    /// The height of its content depends on its width.
    static let wraps = ViewFlags(rawValue: 1 << 15)
    /// The autoresizing mask: six bits.
    static let maskShift: UInt32 = 16
    /// The nesting depth below the view: ten bits.
    static let levelShift: UInt32 = 22
    /// The maximum nesting depth, which fits in ten bits.
    static let mostLevels = 1_000

    init(rawValue: UInt32) { self.rawValue = rawValue }
}
