/// The Boolean state of a view.
struct ViewFlags: OptionSet {
    let rawValue: UInt32

    /// The view is hidden.
    static let hidden = ViewFlags(rawValue: 1 << 0)
    /// User interaction with the view is disabled.
    static let deaf = ViewFlags(rawValue: 1 << 1)
    /// The view clips its content to its bounds.
    static let clips = ViewFlags(rawValue: 1 << 2)
    /// The view is laid out by constraints, not by its frame.
    static let constrained = ViewFlags(rawValue: 1 << 3)
    /// The view is in the tree of an application.
    static let attached = ViewFlags(rawValue: 1 << 4)
    /// The page has the view, according to the last changes that were sent.
    static let known = ViewFlags(rawValue: 1 << 5)
    /// The view was inserted or moved since changes were last sent.
    static let placed = ViewFlags(rawValue: 1 << 6)
    /// The view was removed from the superview in which the page has it.
    static let departed = ViewFlags(rawValue: 1 << 7)
    /// The view needs a layout pass.
    static let wantsLayout = ViewFlags(rawValue: 1 << 8)
    /// The view is in the queue of layout passes.
    static let queuedForLayout = ViewFlags(rawValue: 1 << 9)
    /// The view covers its superview completely.
    static let covers = ViewFlags(rawValue: 1 << 10)
    /// The view is laid out as a flexbox item, not by its frame.
    static let flexible = ViewFlags(rawValue: 1 << 11)
    /// Multiple touch is enabled for the view.
    static let multipleTouch = ViewFlags(rawValue: 1 << 12)
    /// The view needs to update its constraints.
    static let wantsConstraints = ViewFlags(rawValue: 1 << 13)
    /// Properties of the view changed since changes were last sent.
    static let updated = ViewFlags(rawValue: 1 << 14)
    /// The height of the view's content depends on its width.
    static let wraps = ViewFlags(rawValue: 1 << 15)
    /// The position of the autoresizing mask, which has six bits.
    static let maskShift: UInt32 = 16
    /// The position of the number of nested levels below the view, which has ten bits.
    static let levelShift: UInt32 = 22
    /// The maximum number of nested levels, which fits in ten bits.
    static let mostLevels = 1_000

    init(rawValue: UInt32) { self.rawValue = rawValue }
}
