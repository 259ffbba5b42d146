/// The part of a list's content, along the way it is scrolled, that has cells without a gap around what is seen. The
/// page tells a person's scroll at once where it comes near to a gap, and otherwise as it rests.
struct FilledContent: Equatable {
    /// Where it begins, in the coordinates of the content; 0 where the content does.
    private(set) var first: CGFloat = 0
    /// Where it ends; at most where the content does.
    private(set) var last: CGFloat

    /// What is left of content of a length by parts that have no cells; nil where there are none.
    init?(around place: CGFloat, of length: CGFloat, without gaps: some Sequence<ClosedRange<CGFloat>>) {
        last = length
        var isWhole = true
        for gap in gaps {
            isWhole = false
            if gap.lowerBound < place { first = max(first, gap.upperBound) } else { last = min(last, gap.lowerBound) }
        }
        if isWhole { return nil }
    }

    /// Both ends, as far from the beginning of an inset before the content.
    func ends(behind inset: CGFloat) -> [CGFloat] { [first == 0 ? 0 : first + inset, last + inset] }
}
