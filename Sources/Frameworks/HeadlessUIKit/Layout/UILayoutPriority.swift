public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// The priority from 1 to 1000, where 1000 is required.
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}

extension UILayoutPriority {
    public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue + change)
    }
    public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority {
        UILayoutPriority(priority.rawValue - change)
    }
    public static func += (priority: inout UILayoutPriority, change: Float) { priority = priority + change }
    public static func -= (priority: inout UILayoutPriority, change: Float) { priority = priority - change }
}
