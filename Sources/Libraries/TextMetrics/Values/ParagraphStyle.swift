/// The layout of a paragraph's lines, as in `NSParagraphStyle`. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    /// The horizontal alignment of the lines.
    package var alignment = TextAlignment.natural
    /// The treatment of text that is wider than the available space.
    package var lineBreakMode = LineBreakMode.wordWrapping
    /// The direction in which the paragraph is read.
    package var direction = WritingDirection.natural
    /// The additional space between two lines.
    package var lineSpacing = 0.0
    /// The additional space after a paragraph that is not the last.
    package var paragraphSpacing = 0.0
    /// The additional space before a paragraph that is not the first.
    package var paragraphSpacingBefore = 0.0
    /// The minimum height of a line; additional space is above the text.
    package var minimumLineHeight = 0.0
    /// The maximum height of a line; 0 for no limit.
    package var maximumLineHeight = 0.0
    /// A factor for the height of a line, applied before the two limits; 0 means 1.
    package var lineHeightMultiple = 0.0
    /// The indent of a paragraph's first line from the leading edge.
    package var firstLineHeadIndent = 0.0
    /// The indent of the other lines from the leading edge.
    package var headIndent = 0.0
    /// The end of the lines: from the leading edge if positive, otherwise from the trailing edge.
    package var tailIndent = 0.0
    /// The distance of tab stops; 0 means UIKit's 28.
    package var tabInterval = 0.0

    /// Creates the default style.
    package init() {}
}

/// The horizontal alignment of lines.
package enum TextAlignment: Hashable, Sendable {
    /// At the leading edge.
    case natural
    case left, right, center
    /// At both edges, except the last line of a paragraph.
    case justified
}

/// The treatment of text that is wider than the available space.
package enum LineBreakMode: Hashable, Sendable {
    /// Continues on the next line after a word.
    case wordWrapping
    /// Continues on the next line after any character.
    case charWrapping
    /// Stays on one line, which extends beyond the edge.
    case clipping
    /// Wraps while there are lines; then an ellipsis replaces the beginning, the middle or the end.
    case truncatingHead, truncatingMiddle, truncatingTail
}

/// The direction in which a paragraph is read.
package enum WritingDirection: Hashable, Sendable {
    /// The direction of the first character with a strong direction, otherwise left to right.
    case natural
    case leftToRight, rightToLeft
}

extension ParagraphStyle {
    /// The style with finite lengths of at most `TextBox.greatest`, and without negative heights and spacings.
    var bounded: ParagraphStyle {
        var style = self
        style.lineSpacing = TextBox.bounded(lineSpacing, from: 0)
        style.paragraphSpacing = TextBox.bounded(paragraphSpacing, from: 0)
        style.paragraphSpacingBefore = TextBox.bounded(paragraphSpacingBefore, from: 0)
        style.minimumLineHeight = TextBox.bounded(minimumLineHeight, from: 0)
        style.maximumLineHeight = TextBox.bounded(maximumLineHeight, from: 0)
        style.lineHeightMultiple = TextBox.bounded(lineHeightMultiple, from: 0)
        style.firstLineHeadIndent = TextBox.bounded(firstLineHeadIndent, from: 0)
        style.headIndent = TextBox.bounded(headIndent, from: 0)
        style.tailIndent = TextBox.bounded(tailIndent, from: -TextBox.greatest)
        style.tabInterval = TextBox.bounded(tabInterval, from: 0)
        return style
    }
}
