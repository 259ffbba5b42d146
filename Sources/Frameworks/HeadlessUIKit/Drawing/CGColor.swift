public struct CGColor: Hashable, Sendable {
    let color: UIColor

    public var alpha: CGFloat { color.light.alpha }
}
