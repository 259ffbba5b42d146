/// The measures of a font at a size in points, as `UIFont` has them.
package struct FontMetrics: Hashable, Sendable {
    /// From the baseline up to the top of a line.
    package var ascender: Double
    /// From the baseline down to the bottom of a line; negative.
    package var descender: Double
    /// What lies between two lines; not part of `lineHeight`.
    package var leading: Double
    /// The height of a capital letter.
    package var capHeight: Double
    /// The height of a small letter such as x.
    package var xHeight: Double

    /// Measures in points.
    package init(ascender: Double, descender: Double, leading: Double, capHeight: Double, xHeight: Double) {
        self.ascender = ascender
        self.descender = descender
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// The height of a line of this font.
    package var lineHeight: Double { ascender - descender }

    /// The same measures of a font that is so many times as large.
    func scaled(by factor: Double) -> FontMetrics {
        FontMetrics(
            ascender: ascender * factor, descender: descender * factor, leading: leading * factor,
            capHeight: capHeight * factor, xHeight: xHeight * factor)
    }

    /// San Francisco's at a size of 1 point, which apps are laid out with: a line of 17 points is 20.287 high.
    ///
    /// Inter's own lines are a little higher. The files for the page are given these, so that it puts its baselines
    /// where the layout has them.
    static let sanFrancisco = FontMetrics(
        ascender: 1950 / 2048, descender: -494 / 2048, leading: 0, capHeight: 1443 / 2048, xHeight: 1078 / 2048)
}
