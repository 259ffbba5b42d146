/// How the lines of a paragraph are made and where they stand, as `NSParagraphStyle` says it. Lengths are in points.
package struct ParagraphStyle: Hashable, Sendable {
    /// Where the lines stand between the two edges.
    package var alignment = TextAlignment.natural
    /// What happens to text that is wider than its room.
    package var lineBreakMode = LineBreakMode.wordWrapping
    /// The direction in which the paragraph is read.
    package var direction = WritingDirection.natural
    /// Added between two lines.
    package var lineSpacing = 0.0
    /// Added after a paragraph that is not the last.
    package var paragraphSpacing = 0.0
    /// Added before a paragraph that is not the first.
    package var paragraphSpacingBefore = 0.0
    /// The least height of a line; what is added stands above the letters.
    package var minimumLineHeight = 0.0
    /// The greatest height of a line; 0 is no limit.
    package var maximumLineHeight = 0.0
    /// Multiplies the height of a line before the two limits; 0 is 1.
    package var lineHeightMultiple = 0.0
    /// Where a paragraph's first line begins, from the leading edge.
    package var firstLineHeadIndent = 0.0
    /// Where its other lines begin.
    package var headIndent = 0.0
    /// Where lines end: from the leading edge, or, when 0 or less, from the trailing edge.
    package var tailIndent = 0.0
    /// The distance of tab stops; 0 is UIKit's 28.
    package var tabInterval = 0.0

    /// The style of text that says nothing about it.
    package init() {}
}

/// Where lines stand.
package enum TextAlignment: Hashable, Sendable {
    /// At the edge where reading begins.
    case natural
    case left, right, center
    /// At both edges, but for a paragraph's last line.
    case justified
}

/// What happens to text that is wider than its room.
package enum LineBreakMode: Hashable, Sendable {
    /// Goes on in the next line where a word ends.
    case wordWrapping
    /// Goes on in the next line after any letter.
    case charWrapping
    /// Is one line, which reaches over the edge.
    case clipping
    /// Goes on while there are lines; then an ellipsis stands for the beginning, the middle or the end.
    case truncatingHead, truncatingMiddle, truncatingTail
}

/// The direction in which a paragraph is read.
package enum WritingDirection: Hashable, Sendable {
    /// That of its first letter that has one, else left to right.
    case natural
    case leftToRight, rightToLeft
}

extension ParagraphStyle {
    /// Every length a finite number of at most `TextBox.greatest`, the heights and spacings not negative.
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
