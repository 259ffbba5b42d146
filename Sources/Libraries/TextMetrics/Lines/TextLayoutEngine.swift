/// Lays out a shaped text in a box.
struct TextLayoutEngine {
    private let text: ShapedText
    private let box: TextBox
    private let limits: TextLimits
    private let breaker: LineBreaker
    private let maker: LineMaker
    private var layout = TextLayout()
    /// The first atom of each line.
    private var starts: [Int] = []
    /// The bottom of the last line, and the space to keep free below it.
    private var bottom = 0.0
    private var gap = 0.0

    /// Creates an engine for one layout.
    ///
    /// - Parameters:
    ///   - text: The text, which must not be empty.
    ///   - box: The available space.
    ///   - limits: The limits on the measured text.
    ///   - budget: The maximum units of work.
    ///   - drawsSegments: Whether lines have segments; otherwise only their widths are computed.
    init(_ text: ShapedText, in box: TextBox, limits: TextLimits, budget: Int, drawsSegments: Bool) {
        self.text = text
        self.box = box
        self.limits = limits
        breaker = LineBreaker(text, limit: limits.measuredBytes, budget: budget)
        maker = LineMaker(breaker: breaker, width: box.width, drawsSegments: drawsSegments)
    }

    /// Returns the layout; nil if it exceeds the budget.
    mutating func run() -> TextLayout? {
        var place = 0
        var next = Next.line
        while next == .line, breaker.atom(at: place) != nil {
            let extent = maker.extent(from: place)
            next = add(extent)
            place = extent.atoms.upperBound
        }
        if next == .emptyLine { addEmptyLine(after: place - 1) }
        if breaker.isOver { return nil }
        finish()
        return layout
    }

    // MARK: - Lines

    private enum Next { case line, emptyLine, nothing }

    /// Adds a line. Returns the kind of line that follows it.
    private mutating func add(_ extent: LineExtent) -> Next {
        let first = extent.atoms.lowerBound
        let style = maker.paragraphStyle(of: first)
        let metrics = maker.metrics(of: extent)
        let paragraph = breaker.paragraph(of: first)
        if !starts.isEmpty {
            if paragraph.firstAtom == first { gap += style.paragraphSpacingBefore }
            if bottom + gap + metrics.height > box.height + LineBreaker.tolerance {
                cutLastLine()
                return .nothing
            }
        }
        let hasMore = breaker.atom(at: extent.atoms.upperBound) != nil
        let isLast = box.numberOfLines > 0 && starts.count + 1 == box.numberOfLines
        let drawn = isLast && hasMore ? maker.cut(extent) : maker.drawn(extent)
        append(drawn, extent: extent, metrics: metrics, isRightToLeft: paragraph.isRightToLeft)
        if style.alignment == .justified, extent.reason == .wrapped, !(isLast && hasMore) { justifyLastLine() }
        gap = metrics.leading + style.lineSpacing
        if breaker.prefix.atoms[extent.atoms.upperBound - 1].traits.contains(.paragraphEnd) {
            gap += style.paragraphSpacing
        }
        if hasMore, isLast || starts.count >= limits.lines {
            if !isLast { layout.notices.append(.tooManyLines(starts.count)) }
            layout.isTruncated = true
            return .nothing
        }
        if hasMore { return .line }
        return extent.reason == .lineEnd && !isLast ? .emptyLine : .nothing
    }

    private mutating func append(
        _ drawn: DrawnLine, extent: LineExtent, metrics: LineMetrics, isRightToLeft: Bool
    ) {
        let top = starts.isEmpty ? 0 : bottom + gap
        let first = extent.atoms.lowerBound
        let range = Int(breaker.prefix.atoms[first].start)..<breaker.prefix.end(of: extent.atoms.upperBound - 1)
        if drawn.width > maker.room(of: first) + LineBreaker.tolerance { layout.isTruncated = true }
        layout.lines.append(
            TextLine(
                range: range, x: maker.indent(of: first), width: drawn.width, y: top, height: metrics.height,
                baseline: top + metrics.baseline, isRightToLeft: isRightToLeft, ellipsis: drawn.ellipsis,
                segments: drawn.segments))
        if drawn.ellipsis != nil { reachToEnd() }
        starts.append(first)
        breaker.addLine()
        bottom = top + metrics.height
    }

    /// Replaces the last line by a truncated one.
    private mutating func cutLastLine() {
        guard let first = starts.last, let last = layout.lines.indices.last else { return }
        let drawn = maker.cut(maker.extent(from: first))
        layout.lines[last].segments = drawn.segments
        layout.lines[last].width = drawn.width
        layout.lines[last].ellipsis = drawn.ellipsis
        layout.lines[last].wordSpacing = 0
        layout.isTruncated = true
        if drawn.ellipsis != nil { reachToEnd() }
    }

    /// Extends the last line's range to the end of the text, because its ellipsis represents the rest.
    private mutating func reachToEnd() {
        let last = layout.lines.count - 1
        layout.lines[last].range = layout.lines[last].range.lowerBound..<text.source.bytes.count
    }

    /// Adds the empty line that follows a line break at the end of the text.
    private mutating func addEmptyLine(after place: Int) {
        let empty = LineExtent(atoms: place..<place + 1, contentEnd: place, width: 0, reason: .textEnd)
        let metrics = maker.metrics(of: empty)
        guard bottom + gap + metrics.height <= box.height + LineBreaker.tolerance else { return }
        append(
            DrawnLine(segments: [], width: 0), extent: empty, metrics: metrics,
            isRightToLeft: breaker.paragraph(of: place).isRightToLeft)
        let end = text.source.bytes.count
        layout.lines[layout.lines.count - 1].range = end..<end
    }

    private mutating func justifyLastLine() {
        guard let first = starts.last, let line = layout.lines.last else { return }
        let room = maker.room(of: first)
        guard line.spaces > 0, room.isFinite, room > line.width else { return }
        layout.lines[layout.lines.count - 1].wordSpacing = (room - line.width) / Double(line.spaces)
    }

    // MARK: - The whole

    private mutating func finish() {
        var widest = 0.0
        for (line, start) in zip(layout.lines, starts) {
            widest = max(widest, line.x + line.width + max(0, -maker.paragraphStyle(of: start).tailIndent))
        }
        layout.width = min(widest, box.width)
        layout.height = bottom
        let edge = box.width.isFinite ? box.width : widest
        for (index, start) in starts.enumerated() {
            layout.lines[index].stand(maker.paragraphStyle(of: start), edge: edge)
        }
        layout.notices += breaker.missingScripts.map { .missingGlyphs(script: $0) }
        if breaker.reachedLimit {
            layout.notices.append(.textTooLong(measured: limits.measuredBytes, of: text.source.bytes.count))
            layout.isTruncated = true
        }
        layout.work = breaker.work
    }
}
