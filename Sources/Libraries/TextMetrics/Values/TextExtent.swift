/// The size of a text in a box. All lengths are in points, exact and not rounded.
package struct TextExtent: Sendable {
    /// The width of the widest line.
    package let width: Double
    /// The height of all lines, including the space between them.
    package let height: Double
    /// The distance from the top to the first line's baseline; 0 without lines.
    package let firstBaseline: Double
    /// The distance from the top to the last line's baseline; 0 without lines.
    package let lastBaseline: Double
    /// Whether part of the text is not visible.
    package let isTruncated: Bool
    /// The deviations from the requested measurement.
    package let notices: [TextNotice]
    /// The work of laying out the text, whether parts were cached or not.
    package let work: TextWork

    /// Creates the size of a layout.
    package init(_ layout: TextLayout) {
        width = layout.width
        height = layout.height
        firstBaseline = layout.firstBaseline
        lastBaseline = layout.lastBaseline
        isTruncated = layout.isTruncated
        notices = layout.notices
        work = layout.work
    }
}
