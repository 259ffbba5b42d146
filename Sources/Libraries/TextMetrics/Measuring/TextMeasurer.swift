import Locks

/// Measures texts. One for a process: what one session has measured costs the next one nothing. Any thread may use it.
///
/// The same text in the same box always has the same layout, to the bit, whatever was measured before.
package final class TextMeasurer: Sendable {
    /// The fonts to measure with.
    package let fonts: FontLibrary
    let limits: TextLimits
    private let texts: RecencyCache<CachedText>
    private let extents: RecencyCache<CachedExtents>
    private let made = Locked(0)

    /// How many layouts were made and not remembered, for tests.
    package var madeLayouts: Int { made.withLock { $0 } }

    /// A measurer with an empty memory.
    package init(fonts: FontLibrary, limits: TextLimits = TextLimits()) {
        self.fonts = fonts
        self.limits = limits
        texts = RecencyCache(bytes: limits.cacheBytes)
        extents = RecencyCache(bytes: limits.extentBytes)
    }

    /// The lines of a text in a box. An empty text has none.
    package func layout(_ text: StyledText, in box: TextBox) -> TextLayout {
        layout(text, in: box, within: .max) ?? TextLayout()
    }

    /// The lines of a text in a box.
    ///
    /// - Parameters:
    ///   - text: The text; an empty one has no lines.
    ///   - box: The room for it.
    ///   - budget: The units of work that may be spent.
    /// - Returns: The layout; nil if it takes more work than that, whether some of it was remembered or not.
    package func layout(_ text: StyledText, in box: TextBox, within budget: Int) -> TextLayout? {
        if text.runs.isEmpty { return TextLayout() }
        let entry = texts.entry(for: text) { CachedText(text, library: fonts, limits: limits) }
        if let layout = entry.layout(in: box) { return layout.work.units <= budget ? layout : nil }
        guard let layout = newLayout(of: entry, in: box, within: budget, drawsSegments: true) else { return nil }
        entry.keep(layout, in: box)
        texts.update(entry)
        return layout
    }

    /// How large a text is in a box.
    ///
    /// Of a long text this costs less memory than its lines, and is remembered for longer.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The room for it.
    ///   - budget: The units of work that may be spent.
    /// - Returns: The size; nil if measuring takes more work than that, whether some of it was remembered or not.
    package func extent(of text: StyledText, in box: TextBox, within budget: Int = .max) -> TextExtent? {
        if Self.remembersLines(of: text) {
            return layout(text, in: box, within: budget).map(TextExtent.init)
        }
        let known = extents.entry(for: text) { CachedExtents(text) }
        if let extent = known.extent(in: box) { return extent.work.units <= budget ? extent : nil }
        let entry = texts.entry(for: text) { CachedText(text, library: fonts, limits: limits) }
        guard let layout = newLayout(of: entry, in: box, within: budget, drawsSegments: false) else { return nil }
        texts.update(entry)
        let extent = TextExtent(layout)
        known.keep(extent, in: box)
        return extent
    }

    /// Whether the lines of a text are remembered as long as its size is, because it is short.
    package static func remembersLines(of text: StyledText) -> Bool {
        text.string.utf8.count <= CachedExtents.longestOfLines
    }

    private func newLayout(
        of entry: CachedText, in box: TextBox, within budget: Int, drawsSegments: Bool
    ) -> TextLayout? {
        made.withLock { $0 += 1 }
        var engine = LayoutEngine(
            entry.shaped(for: box), in: box, limits: limits, budget: budget, drawsSegments: drawsSegments)
        return engine.run()
    }

    /// The greatest scale of all fonts and kerns, from `minimum` to 1, at which a text fits a box whole; `minimum` if
    /// it fits at none. It is a multiple of 1/512.
    ///
    /// The box must say how many lines there are, or how high it is. Lay out `text.scaled(by:)` with the answer.
    package func fittingScale(of text: StyledText, in box: TextBox, minimum: Double) -> Double {
        fittingScale(of: text, in: box, minimum: minimum) { extent(of: text, in: $0)?.isTruncated ?? true }
    }

    /// The greatest scale at which a text fits, as found by somebody who measures it.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The room for it.
    ///   - minimum: The least scale.
    ///   - isTruncated: Whether some of the text, in its own size, would not be shown in a box.
    /// - Returns: A multiple of 1/512, from `minimum` to 1.
    package func fittingScale(
        of text: StyledText, in box: TextBox, minimum: Double, isTruncated: (TextBox) -> Bool
    ) -> Double {
        let steps = 512.0
        func fits(_ step: Double) -> Bool {
            let scale = step / steps
            return !isTruncated(
                TextBox(width: box.width / scale, height: box.height / scale, numberOfLines: box.numberOfLines))
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
