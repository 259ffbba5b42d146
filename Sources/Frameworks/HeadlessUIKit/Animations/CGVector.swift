/// A direction with a length.
public struct CGVector: Hashable, Sendable {
    /// To the right.
    public var dx: CGFloat
    /// Downwards.
    public var dy: CGFloat

    /// Nowhere.
    public init() { self.init(dx: 0, dy: 0) }
    /// A direction from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// Nowhere.
    public static let zero = CGVector()
}
