import Locks

/// Measures texts. One instance serves the whole process, so that sessions share its cache. Any thread may use it.
///
/// The same text in the same box always has the same layout, to the bit, whatever was measured before.
package final class TextMeasurer: Sendable {
    /// The fonts used for measuring.
    package let fonts: FontLibrary
    let limits: TextLimits
    private let texts: RecencyCache<CachedText>
    private let extents: RecencyCache<CachedExtents>
    private let made = Locked(0)

    /// The number of layouts that were computed rather than taken from the cache, for tests.
    package var madeLayouts: Int { made.withLock { $0 } }

    /// Creates a measurer with an empty cache.
    package init(fonts: FontLibrary, limits: TextLimits = TextLimits()) {
        self.fonts = fonts
        self.limits = limits
        texts = RecencyCache(bytes: limits.cacheBytes)
        extents = RecencyCache(bytes: limits.extentBytes)
    }

    /// Returns the lines of a text in a box. An empty text has no lines.
    package func layout(_ text: StyledText, in box: TextBox) -> TextLayout {
        layout(text, in: box, within: .max) ?? TextLayout()
    }

    /// Returns the lines of a text in a box, within a budget.
    ///
    /// - Parameters:
    ///   - text: The text; an empty one has no lines.
    ///   - box: The available space.
    ///   - budget: The maximum units of work.
    /// - Returns: The layout; nil if it exceeds the budget, whether parts were cached or not.
    package func layout(_ text: StyledText, in box: TextBox, within budget: Int) -> TextLayout? {
        if text.runs.isEmpty { return TextLayout() }
        let entry = texts.entry(for: text) { CachedText(text, library: fonts, limits: limits) }
        if let layout = entry.layout(in: box) { return layout.work.units <= budget ? layout : nil }
        guard let layout = newLayout(of: entry, in: box, within: budget, drawsSegments: true) else { return nil }
        entry.store(layout, in: box)
        texts.update(entry)
        return layout
    }

    /// Returns the size of a text in a box.
    ///
    /// For a long text the size needs less memory than its lines, and is cached longer.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The available space.
    ///   - budget: The maximum units of work.
    /// - Returns: The size; nil if measuring exceeds the budget, whether parts were cached or not.
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
        known.store(extent, in: box)
        return extent
    }

    /// Returns whether the lines of a text are cached as long as its size, because it is short.
    package static func remembersLines(of text: StyledText) -> Bool {
        text.string.utf8.count <= CachedExtents.longestOfLines
    }

    private func newLayout(
        of entry: CachedText, in box: TextBox, within budget: Int, drawsSegments: Bool
    ) -> TextLayout? {
        made.withLock { $0 += 1 }
        var engine = TextLayoutEngine(
            entry.shaped(for: box), in: box, limits: limits, budget: budget, drawsSegments: drawsSegments)
        return engine.run()
    }

    /// Returns the largest scale of all fonts and kerns at which a text fits completely into a box: a multiple of 1/512
    /// from `minimum` to 1, or `minimum` if it fits at none.
    ///
    /// The box must limit the number of lines or the height. Lay out `text.scaled(by:)` with the result.
    package func fittingScale(of text: StyledText, in box: TextBox, minimum: Double) -> Double {
        fittingScale(of: text, in: box, minimum: minimum) { extent(of: text, in: $0)?.isTruncated ?? true }
    }

    /// Returns the largest scale at which a text fits, with a custom measurement.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - box: The available space.
    ///   - minimum: The smallest scale.
    ///   - isTruncated: Returns whether the text in its own size would be truncated in a box.
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
    /// Returns the text with every font size, kern and baseline offset multiplied by a factor.
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
                look: attributes.appearanceID, box: attributes.box?.scaled(by: factor))
            parts.append((String(string[start..<end]), attributes))
            start = end
        }
        return StyledText(parts)
    }
}
