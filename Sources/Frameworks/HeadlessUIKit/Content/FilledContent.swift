/// The contiguous range of a list's content around the visible area in which all cells exist, along the scroll
/// direction.
///
/// When the user scrolls near an end of the range, the page reports the position immediately. Otherwise it reports the
/// position when scrolling has ended.
struct FilledContent: Equatable {
    /// The beginning of the range in content coordinates; 0 if the content begins there.
    private(set) var first: CGFloat = 0
    /// The end of the range in content coordinates; at most the end of the content.
    private(set) var last: CGFloat

    /// Returns the range between the gaps around a position, in content of this length; nil if there are no gaps.
    init?(around place: CGFloat, of length: CGFloat, without gaps: some Sequence<ClosedRange<CGFloat>>) {
        last = length
        var isWhole = true
        for gap in gaps {
            isWhole = false
            if gap.lowerBound < place { first = max(first, gap.upperBound) } else { last = min(last, gap.lowerBound) }
        }
        if isWhole { return nil }
    }

    /// Returns both ends of the range as the page measures them: from the beginning of the inset that precedes the
    /// content.
    func ends(behind inset: CGFloat) -> [CGFloat] { [first == 0 ? 0 : first + inset, last + inset] }
}
