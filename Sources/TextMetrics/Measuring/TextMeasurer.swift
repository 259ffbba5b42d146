/// Measures texts. One for a process: what one session has measured costs the next one nothing. Any thread may use it.
///
/// The same text in the same box always has the same layout, to the bit, whatever was measured before.
package final class TextMeasurer: Sendable {
    /// The fonts to measure with.
    package let fonts: FontLibrary
    let limits: TextLimits
    private let cache: LayoutCache

    /// A measurer with an empty memory.
    package init(fonts: FontLibrary, limits: TextLimits = TextLimits()) {
        self.fonts = fonts
        self.limits = limits
        cache = LayoutCache(bytes: limits.cacheBytes)
    }

    /// The lines of a text in a box. An empty text has none.
    package func layout(_ text: StyledText, in box: TextBox) -> TextLayout {
        if text.runs.isEmpty { return TextLayout() }
        let entry = cache.entry(for: text) { ShapedText(text, library: fonts) }
        if let layout = entry.layout(in: box) { return layout }
        var engine = LayoutEngine(entry.shaped, in: box, limits: limits)
        let layout = engine.run()
        entry.keep(layout, in: box)
        cache.update(entry)
        return layout
    }

    /// The greatest scale of all fonts and kerns, from `minimum` to 1, at which a text fits a box whole; `minimum` if it
    /// fits at none. It is a multiple of 1/512.
    ///
    /// The box must say how many lines there are, or how high it is. Lay out `text.scaled(by:)` with the answer.
    package func fittingScale(of text: StyledText, in box: TextBox, minimum: Double) -> Double {
        let steps = 512.0
        func fits(_ step: Double) -> Bool {
            let scale = step / steps
            let scaled = TextBox(
                width: box.width / scale, height: box.height / scale, numberOfLines: box.numberOfLines)
            return !layout(text, in: scaled).isTruncated
        }
        var low = TextBox.bounded(minimum * steps, from: 1, to: steps).rounded(.up)
        if fits(steps) || low == steps { return 1 }
        var high = steps
        while high - low > 1 {
            let middle = ((low + high) / 2).rounded(.down)
            if fits(middle) { low = middle } else { high = middle }
        }
        return low / steps
    }
}

extension StyledText {
    /// The same text with every font, kern and baseline offset so many times as large.
    package func scaled(by factor: Double) -> StyledText {
        var parts: [(String, TextAttributes)] = []
        var start = string.utf8.startIndex
        for run in runs {
            let end = string.utf8.index(string.utf8.startIndex, offsetBy: run.end)
            var attributes = run.attributes
            attributes.font = attributes.font.with(size: attributes.font.size * factor)
            attributes = TextAttributes(
                font: attributes.font, kern: attributes.kern * factor,
                baselineOffset: attributes.baselineOffset * factor, paragraph: attributes.paragraph,
                look: attributes.look)
            parts.append((String(string[start..<end]), attributes))
            start = end
        }
        return StyledText(parts)
    }
}
