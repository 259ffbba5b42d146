/// How far a controller's view is on its way onto the screen or off it.
enum Appearance: Equatable {
    case gone
    case appearing(animated: Bool)
    case shown
    case disappearing(animated: Bool)
}

/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen = 0
    case pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover, blurOverFullScreen
    case none = -1
    case automatic = -2
}

/// How a controller that is shown over another comes and goes.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Edges of a view.
public struct UIRectEdge: OptionSet, Sendable {
    /// One bit per edge.
    public let rawValue: UInt
    /// Edges from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The upper edge.
    public static let top = UIRectEdge(rawValue: 1)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = UIRectEdge(rawValue: 4)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 8)
    /// All four.
    public static let all = UIRectEdge(rawValue: 15)
}
