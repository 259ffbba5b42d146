/// What a view remembers in one bit each.
struct ViewFlags: OptionSet {
    let rawValue: UInt32

    /// Not shown.
    static let hidden = ViewFlags(rawValue: 1 << 0)
    /// Deaf to touches.
    static let deaf = ViewFlags(rawValue: 1 << 1)
    /// Cuts what lies outside.
    static let clips = ViewFlags(rawValue: 1 << 2)
    /// Laid out by constraints, not by its frame.
    static let constrained = ViewFlags(rawValue: 1 << 3)
    /// In the tree of an application.
    static let attached = ViewFlags(rawValue: 1 << 4)
    /// The reader has it, as of the last change set.
    static let known = ViewFlags(rawValue: 1 << 5)
    /// Put somewhere since the last change set.
    static let placed = ViewFlags(rawValue: 1 << 6)
    /// Has left the parent that the reader knows.
    static let departed = ViewFlags(rawValue: 1 << 7)
    /// Waits for a layout pass.
    static let wantsLayout = ViewFlags(rawValue: 1 << 8)
    /// Is in the queue of layout passes.
    static let queuedForLayout = ViewFlags(rawValue: 1 << 9)
    /// Lies over the whole of its parent.
    static let covers = ViewFlags(rawValue: 1 << 10)
    /// Laid out as a flex box, not by its frame.
    static let flexible = ViewFlags(rawValue: 1 << 11)
    /// Would hear several fingers.
    static let multipleTouch = ViewFlags(rawValue: 1 << 12)
    /// Wants to look at its constraints again.
    static let wantsConstraints = ViewFlags(rawValue: 1 << 13)
    /// Has properties that changed since the last change set.
    static let updated = ViewFlags(rawValue: 1 << 14)
    /// Its content is higher where it is narrower.
    static let wraps = ViewFlags(rawValue: 1 << 15)
    /// The autoresizing mask, six bits.
    static let maskShift: UInt32 = 16
    /// How many views stand below each other inside, ten bits.
    static let levelShift: UInt32 = 22
    /// The most that ten bits can tell, and a little less.
    static let mostLevels = 1_000

    init(rawValue: UInt32) { self.rawValue = rawValue }
}
