/// Which sides of a screen keep clear of the status bar and the home indicator; a side that is not named does.
public struct SafeArea: Hashable, Codable, Sendable {
    /// The top side; nil counts as true, as for every side.
    public var top: Bool?
    /// The side where text begins.
    public var leading: Bool?
    /// The bottom side.
    public var bottom: Bool?
    /// The side where text ends.
    public var trailing: Bool?

    /// All four sides, unless one is switched off.
    public init(top: Bool? = nil, leading: Bool? = nil, bottom: Bool? = nil, trailing: Bool? = nil) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension SafeArea {
    /// Clear on every side, which is also what a screen without a safe area gets.
    public static var all: SafeArea { SafeArea(top: true, leading: true, bottom: true, trailing: true) }

    /// Clear on no side.
    public static var none: SafeArea { SafeArea(top: false, leading: false, bottom: false, trailing: false) }
}
