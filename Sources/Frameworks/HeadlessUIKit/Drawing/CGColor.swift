public struct CGColor: Hashable, Sendable {
    let color: UIColor

    /// How opaque it is, between 0 and 1.
    public var alpha: CGFloat { color.light.alpha }
}
