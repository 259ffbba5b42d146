/// The sides of a screen that respect the safe area. A side that is not set respects it.
public struct SafeArea: Hashable, Codable, Sendable {
    /// Whether the top respects the safe area; nil means true, as for every side.
    public var top: Bool?
    public var leading: Bool?
    public var bottom: Bool?
    public var trailing: Bool?

    public init(top: Bool? = nil, leading: Bool? = nil, bottom: Bool? = nil, trailing: Bool? = nil) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension SafeArea {
    /// All sides respect the safe area; the default for screens.
    public static var all: SafeArea { SafeArea(top: true, leading: true, bottom: true, trailing: true) }

    /// No side respects the safe area.
    public static var none: SafeArea { SafeArea(top: false, leading: false, bottom: false, trailing: false) }
}
