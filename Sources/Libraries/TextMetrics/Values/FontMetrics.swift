/// The metrics of a font at a size in points, as in `UIFont`.
package struct FontMetrics: Hashable, Sendable {
    /// The distance from the baseline to the top of a line.
    package var ascender: Double
    /// The distance from the baseline to the bottom of a line; negative.
    package var descender: Double
    /// The space between two lines; not part of `lineHeight`.
    package var leading: Double
    /// The height of a capital letter.
    package var capHeight: Double
    /// The height of a lowercase letter such as x.
    package var xHeight: Double

    /// Creates metrics in points.
    package init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line of this font.
    package var lineHeight: Double { ascender - descender }

    /// Returns the metrics multiplied by a factor.
    func scaled(by factor: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }

    /// The metrics of San Francisco at a size of 1 point, with which apps are laid out: a line of 17 points is 20.287
    /// points high.
    ///
    /// Lines of Inter are slightly higher. The font files for the page contain these metrics, so that its baselines
    /// agree with the layout.
    static let sanFrancisco = FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
