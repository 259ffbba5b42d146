/// A text divided into lines. All lengths are in points, exact and not rounded. To align with whole pixels, round sizes
/// up and leave baselines unchanged.
package struct TextLayout: Sendable {
    /// The width of the widest line.
    package internal(set) var width = 0.0
    /// The height of all lines, including the space between them.
    package internal(set) var height = 0.0
    /// The lines from top to bottom; empty for an empty text.
    package internal(set) var lines: [TextLine] = []
    /// Whether part of the text is not visible because of the number of lines, the height or the width.
    package internal(set) var isTruncated = false
    /// The deviations from the requested measurement; equal for the same text in the same box.
    package internal(set) var notices: [TextNotice] = []

    /// The work of laying out the text, whether parts were cached or not.
    package internal(set) var work = TextWork()

    /// Creates a layout without lines.
    package init() {}

    /// The distance from the top to the first line's baseline; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// The distance from the top to the last line's baseline; 0 without lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of text.
package struct TextLine: Sendable {
    /// The bytes of the text in the line, including trailing spaces and the line break. The range of a line with
    /// an ellipsis extends to the end of the text.
    package internal(set) var range: Range<Int>
    /// The left edge of the line, measured from the left edge of the box, or of the widest line if the box has no
    /// width.
    package internal(set) var x = 0.0
    /// The width from the first to the last character, without trailing spaces if the line was wrapped.
    package internal(set) var width: Double
    /// The top of the line, measured from the top of the text.
    package internal(set) var y = 0.0
    /// The height of the line.
    package internal(set) var height: Double
    /// The baseline, measured from the top of the text.
    package internal(set) var baseline: Double
    /// The points to add to every space, so that a justified line reaches both edges (CSS `word-spacing`).
    package internal(set) var wordSpacing = 0.0
    /// Whether the line's paragraph is read from right to left.
    package internal(set) var isRightToLeft: Bool
    /// The position of the ellipsis; nil if the line has none.
    package internal(set) var ellipsis: Ellipsis?
    /// The rendered segments, from left to right.
    package internal(set) var segments: [TextSegment]

    /// The part of a line that an ellipsis replaces.
    package enum Ellipsis: Hashable, Sendable { case head, middle, tail }
}

/// A part of a line that is rendered as one text: with one font, in one direction, in one style.
///
/// A page renders each segment separately, as described in `FONTS.md`, because segments were measured separately.
package struct TextSegment: Hashable, Sendable {
    /// The way to render a segment.
    package enum Drawing: Hashable, Sendable {
        /// Use the font file of this name (`FontLibrary.webFont`).
        case font(FontName)
        /// Use the emoji font of the user's device, in boxes of equal width.
        case emoji
        /// Use any font, because no font on this machine contains the characters. They were measured as boxes.
        case missing
        /// The caller draws into the boxes of the run, one for each character (`TextAttributes.box`).
        case box
    }

    /// The characters in reading order, including an inserted ellipsis or hyphen.
    package internal(set) var text: String
    /// The range of bytes in the text.
    package internal(set) var source: Range<Int>
    /// The index of the text's run with the same attributes.
    package internal(set) var run: Int
    /// The way to render the segment.
    package internal(set) var drawing: Drawing
    /// The left edge, measured from the left end of the line.
    package internal(set) var x: Double
    /// The width, including the kern after the last character.
    package internal(set) var width: Double
    /// The points after each character, included in the width: the kern of the run, or 0 for joined characters.
    package internal(set) var kern: Double
    /// Whether the characters are rendered from right to left.
    package internal(set) var isRightToLeft: Bool
}

/// A deviation from the requested measurement.
package enum TextNotice: Hashable, Sendable, CustomStringConvertible {
    /// No font on this machine contains a script, identified by its four-letter code of ISO 15924.
    case missingGlyphs(script: String)
    /// Only part of the text was measured, given in bytes; the rest is not in the layout.
    case textTooLong(measured: Int, of: Int)
    /// Only this number of lines was created; the rest is not in the layout.
    case tooManyLines(Int)

    /// The notice as one sentence for a log.
    package var description: String {
        switch self {
        case .missingGlyphs(let script): "No font here has letters of the script \(script); they are drawn in boxes."
        case .textTooLong(let measured, let count): "A text of \(count) bytes was measured up to byte \(measured) only."
        case .tooManyLines(let count): "A text was cut after \(count) lines."
        }
    }
}
