/// The base of what can be added to a layer.
open class CAAnimation: NSObject {
    /// How long it runs, in seconds; 0 means a quarter of a second.
    open var duration: TimeInterval = 0
    /// When it runs fastest; kept, not drawn.
    open var timingFunction: CAMediaTimingFunction?

    /// An animation with the default duration.
    public override init() {}
}

/// A pace; kept so that code compiles, drawn as the page's own.
public final class CAMediaTimingFunction: NSObject {
    /// The name the pace was made with.
    public let name: CAMediaTimingFunctionName
    /// A pace by name.
    public init(name: CAMediaTimingFunctionName) { self.name = name }
}

/// The name of a pace.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The same speed throughout.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at first.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at last.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// The system's own.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// How the content of a layer gives way to new content.
open class CATransition: CAAnimation {
    /// What the change looks like.
    open var type: CATransitionType = .fade
    /// Where it comes from; nil is the type's own side.
    open var subtype: CATransitionSubtype?
}

/// What a transition looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A type by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The new content appears through the old.
    public static let fade = CATransitionType(rawValue: "fade")
    /// The new content slides over the old.
    public static let moveIn = CATransitionType(rawValue: "moveIn")
    /// The new content pushes the old away.
    public static let push = CATransitionType(rawValue: "push")
    /// The old content slides away from over the new.
    public static let reveal = CATransitionType(rawValue: "reveal")
}

/// Where a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
    /// As on iOS.
    public let rawValue: String
    /// A side by name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From the right.
    public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
    /// From the left.
    public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
    /// From the top.
    public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
    /// From the bottom.
    public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
