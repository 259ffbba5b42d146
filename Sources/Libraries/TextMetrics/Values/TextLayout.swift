/// A text in lines. All lengths are points, exact and not rounded: who needs whole pixels rounds sizes up and keeps
/// baselines where they are.
package struct TextLayout: Sendable {
    /// As wide as the widest line, and as high as all lines with what is between them.
    package internal(set) var width = 0.0
    /// See `width`.
    package internal(set) var height = 0.0
    /// From top to bottom; none for an empty text.
    package internal(set) var lines: [TextLine] = []
    /// Whether some of the text is not shown, for want of lines, of height or of width.
    package internal(set) var isTruncated = false
    /// What could not be measured as asked; the same text in the same box always has the same.
    package internal(set) var notices: [TextNotice] = []

    /// What it takes to lay the text out, whether some of it was remembered or not.
    package internal(set) var work = TextWork()

    /// No lines.
    package init() {}

    /// From the top to the first line's baseline; 0 without lines.
    package var firstBaseline: Double { lines.first?.baseline ?? 0 }
    /// From the top to the last line's baseline; 0 without lines.
    package var lastBaseline: Double { lines.last?.baseline ?? 0 }
}

/// A line of text.
package struct TextLine: Sendable {
    /// The bytes of the text that the line stands for, with the spaces at its end and the line break.
    package internal(set) var range: Range<Int>
    /// Where the line begins, from the left edge of the box, or of the widest line where the box has no edges.
    package internal(set) var x = 0.0
    /// From the first to the last letter; spaces at which the line was broken count for nothing.
    package internal(set) var width: Double
    /// The line's top, from the top of the text.
    package internal(set) var y = 0.0
    /// From the line's top to its bottom.
    package internal(set) var height: Double
    /// The baseline, from the top of the text.
    package internal(set) var baseline: Double
    /// Points to add to every space, so that a justified line reaches both edges (CSS `word-spacing`).
    package internal(set) var wordSpacing = 0.0
    /// Whether the line is read from right to left as a whole.
    package internal(set) var isRightToLeft: Bool
    /// Where an ellipsis was put, if one was.
    package internal(set) var ellipsis: Ellipsis?
    /// What is drawn, from left to right.
    package internal(set) var segments: [TextSegment]

    /// Which part of a line an ellipsis stands for.
    package enum Ellipsis: Hashable, Sendable { case head, middle, tail }
}

/// A stretch of a line that is drawn as one text: with one font, in one direction, in one style.
///
/// A page draws each segment by itself, as `FONTS.md` says, for that is how it was measured.
package struct TextSegment: Hashable, Sendable {
    /// What to draw it with.
    package enum Drawing: Hashable, Sendable {
        /// The file of this name (`FontLibrary.webFont`).
        case font(FontName)
        /// Whatever emoji the reader has, in boxes of equal width for each of them.
        case emoji
        /// Anything: no font here has the letters. They were given boxes.
        case missing
    }

    /// The letters, in the order in which they are read, with an ellipsis or hyphen that was put in.
    package internal(set) var text: String
    /// The bytes that it comes from.
    package internal(set) var source: Range<Int>
    /// Which of the text's runs it looks like.
    package internal(set) var run: Int
    /// What to draw it with.
    package internal(set) var drawing: Drawing
    /// Where it begins, from the line's left end.
    package internal(set) var x: Double
    /// How wide it is, with the kern after its last letter.
    package internal(set) var width: Double
    /// Points after each of its letters, which are part of the width: the run's, or 0 where letters hang together.
    package internal(set) var kern: Double
    /// Whether its letters go from right to left.
    package internal(set) var isRightToLeft: Bool
}

/// What could not be measured as asked.
package enum TextNotice: Hashable, Sendable, CustomStringConvertible {
    /// No font of this machine has letters of a script, told by its four-letter code of ISO 15924.
    case missingGlyphs(script: String)
    /// Only so many bytes of the text were looked at; the rest is not in the layout.
    case textTooLong(measured: Int, of: Int)
    /// Only so many lines were made; the rest is not in the layout.
    case tooManyLines(Int)

    /// A sentence for a log.
    package var description: String {
        switch self {
        case .missingGlyphs(let script): "No font here has letters of the script \(script); they are drawn in boxes."
        case .textTooLong(let measured, let count): "A text of \(count) bytes was measured up to byte \(measured) only."
        case .tooManyLines(let count): "A text was cut after \(count) lines."
        }
    }
}
