/// How large a text is in a box. All lengths are points, exact and not rounded.
package struct TextExtent: Sendable {
    /// As wide as the widest line.
    package let width: Double
    /// As high as all lines with what is between them.
    package let height: Double
    /// From the top to the first line's baseline; 0 without lines.
    package let firstBaseline: Double
    /// From the top to the last line's baseline; 0 without lines.
    package let lastBaseline: Double
    /// Whether some of the text would not be shown.
    package let isTruncated: Bool
    /// What could not be measured as asked.
    package let notices: [TextNotice]
    /// What it takes to lay the text out, whether some of it was remembered or not.
    package let work: TextWork

    /// The size of a layout.
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
