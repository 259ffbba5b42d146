/// How much a constraint or a view's own size matters against others.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// 1000 is required.
    public var rawValue: Float
    /// A priority from its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority from its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// Must hold.
    public static let required = UILayoutPriority(1000)
    /// What resists being made smaller.
    public static let defaultHigh = UILayoutPriority(750)
    /// What resists being made larger.
    public static let defaultLow = UILayoutPriority(250)
    /// The weakest the system uses.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Whether the left one matters less.
    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension UILayoutPriority {
    /// One that matters more by so much.
    public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + change)
    }
    /// One that matters less by so much.
    public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - change)
    }
    /// Matters more by so much.
    public static func += (priority: inout UILayoutPriority, change: Float) { priority = priority + change }
    /// Matters less by so much.
    public static func -= (priority: inout UILayoutPriority, change: Float) { priority = priority - change }
}
