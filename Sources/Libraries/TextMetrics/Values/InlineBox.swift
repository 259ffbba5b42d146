/// The space that an object character, U+FFFC, takes in a text instead of a glyph, such as that of an image. All
/// lengths are in points.
package struct InlineBox: Hashable, Sendable {
    /// The character whose place is a box.
    package static let character: Unicode.Scalar = "\u{fffc}"

    /// The width.
    package let width: Double
    /// The height above the baseline; negative if the top is below it.
    package let ascent: Double
    /// The depth below the baseline; negative if the bottom is above it.
    package let descent: Double

    /// Creates a box. Numbers are clamped, and NaN becomes 0.
    package init(width: Double, ascent: Double, descent: Double) {
        self.width = TextBox.bounded(width, from: 0, to: TextFont.largestSize)
        self.ascent = TextBox.bounded(ascent, from: -TextFont.largestSize, to: TextFont.largestSize)
        self.descent = TextBox.bounded(descent, from: -TextFont.largestSize, to: TextFont.largestSize)
    }

    /// Returns the box with all lengths multiplied by a factor.
    func scaled(by factor: Double) -> InlineBox {
        InlineBox(width: width * factor, ascent: ascent * factor, descent: descent * factor)
    }
}
