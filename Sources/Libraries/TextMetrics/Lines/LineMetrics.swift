/// How high a line is, and where its baseline stands.
struct LineMetrics {
    /// From top to bottom.
    private(set) var height: Double
    /// From the top down to the baseline.
    private(set) var baseline: Double
    /// Kept free below, if another line follows.
    private(set) var leading: Double

    /// Of a line with letters in these styles, of which there is one at least, each with its font's measures.
    init(of styles: [(attributes: TextAttributes, metrics: FontMetrics)], in paragraph: ParagraphStyle) {
        var ascent = -Double.infinity
        var descent = -Double.infinity
        leading = 0
        for style in styles {
            ascent = max(ascent, style.metrics.ascender + style.attributes.baselineOffset)
            descent = max(descent, -style.metrics.descender - style.attributes.baselineOffset)
            leading = max(leading, style.metrics.leading)
        }
        if styles.isEmpty { (ascent, descent) = (0, 0) }
        height = max(0, ascent + descent)
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        baseline = height - descent  // the letters stand on the bottom of a higher line
    }
}
