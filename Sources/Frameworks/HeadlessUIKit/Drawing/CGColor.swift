/// The Core Graphics form of a colour, as layers take it.
public struct CGColor: Hashable, Sendable {
    let color: UIColor

    /// How opaque it is, between 0 and 1.
    public var alpha: CGFloat { color.light.alpha }
}
