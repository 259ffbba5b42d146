/// Where a view lies and what fills it; kept together, because a view that has one of them mostly has both.
struct Surface {
    var frame = CGRect.zero
    var fill: UIColor?

    /// Whether there is nothing to keep.
    var isPlain: Bool { frame == .zero && fill == nil }
}
