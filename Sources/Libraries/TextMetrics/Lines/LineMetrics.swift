/// The height of a line, and the position of its baseline.
struct LineMetrics {
    /// The distance from top to bottom.
    private(set) var height: Double
    /// The distance from the top to the baseline.
    private(set) var baseline: Double
    /// The space below, if another line follows.
    private(set) var leading: Double

    /// Computes the metrics of a line with text in these styles, each with its font metrics. The array must not be
    /// empty.
    init(of styles: [(attributes: TextAttributes, metrics: FontMetrics)], in paragraph: ParagraphStyle) {
        var ascent = -Double.infinity
        var descent = -Double.infinity
        leading = 0
        for style in styles {
            ascent = max(ascent, style.metrics.ascender + style.attributes.baselineOffset)
            descent = max(descent, -style.metrics.descender - style.attributes.baselineOffset)
            if let box = style.attributes.box {
                ascent = max(ascent, box.ascent + style.attributes.baselineOffset)
                descent = max(descent, box.descent - style.attributes.baselineOffset)
            }
            leading = max(leading, style.metrics.leading)
        }
        if styles.isEmpty { (ascent, descent) = (0, 0) }
        height = max(0, ascent + descent)
        if paragraph.lineHeightMultiple > 0 { height *= paragraph.lineHeightMultiple }
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        baseline = height - descent  // text is at the bottom of a line with additional height
    }
}
