/// The rendered content of one line.
struct DrawnLine {
    var segments: [TextSegment]
    var width: Double
    var ellipsis: TextLine.Ellipsis?
}

/// Creates the lines of a text, each independently.
struct LineMaker {
    let breaker: LineBreaker
    /// The width of the box.
    let width: Double
    /// Whether lines have segments; otherwise only their widths are computed.
    let drawsSegments: Bool

    private var text: ShapedText { breaker.text }
    private var source: ShapingSource { breaker.text.source }

    // MARK: - Its paragraph

    /// Returns the style of the paragraph that contains the atom with the index `place`.
    func paragraphStyle(of place: Int) -> ParagraphStyle {
        source.styles[breaker.paragraph(of: place).style].attributes.paragraph
    }

    /// Returns the indent from the leading edge of a line that begins with the atom with the index `place`.
    func indent(of place: Int) -> Double {
        let style = paragraphStyle(of: place)
        return breaker.paragraph(of: place).firstAtom == place ? style.firstLineHeadIndent : style.headIndent
    }

    /// Returns the available width of a line that begins with the atom with the index `place`.
    func room(of place: Int) -> Double {
        let tail = paragraphStyle(of: place).tailIndent
        let edge = tail > 0 ? min(tail, width) : width + tail
        return max(0, edge - indent(of: place))
    }

    // MARK: - Its end

    /// Returns the line that begins with an existing atom.
    func extent(from place: Int) -> LineExtent {
        let room = room(of: place)
        let indent = indent(of: place)
        let wrapping = Wrapping(paragraphStyle(of: place).lineBreakMode)
        var extent = breaker.line(from: place, room: room, indent: indent, wrapping: wrapping)
        var narrower = room
        // Shaped on its own, a line may be wider than within its paragraph; then it must end earlier.
        for _ in 0..<4 {
            guard extent.reason == .wrapped, extent.atoms.count > 1, !isPlain(extent), !breaker.isOver else { break }
            let excess = drawn(extent).width - room
            guard excess > LineBreaker.tolerance else { break }
            narrower = max(0, min(narrower, extent.width) - excess)
            extent = breaker.line(from: place, room: narrower, indent: indent, wrapping: wrapping)
        }
        return extent
    }

    /// Returns whether a line looks the same on its own as within its paragraph.
    private func isPlain(_ extent: LineExtent) -> Bool {
        let prefix = breaker.prefix
        let first = extent.atoms.lowerBound
        if extent.hasHyphen || prefix.hasSeam(between: first, and: extent.contentEnd) { return false }
        for edge in [first, extent.contentEnd] where prefix.atoms.indices.contains(edge) {
            if prefix.atoms[edge].traits.contains(.unsafeBefore) { return false }
        }
        // Punctuation takes the script of the text before it or, at the beginning of a line, after it.
        let run = prefix.runs[prefix.run(of: first)].atoms
        return first == run.lowerBound || extent.contentEnd <= run.upperBound
            || !ScriptRuns.isNeutral(source.bytes[Int(prefix.atoms[first].start)...])
    }

    // MARK: - What is drawn

    /// Renders a line without truncation.
    func drawn(_ extent: LineExtent) -> DrawnLine { breaker.drawn(extent) { draw(extent) } }

    private func draw(_ extent: LineExtent) -> DrawnLine {
        let first = extent.atoms.lowerBound
        let prefix = breaker.prefix
        if isPlain(extent) {
            let line = ShapedLine(prefix: prefix, bytes: source.bytes, origin: { $0 })
            return builder(line, at: first).line(first..<extent.contentEnd)
        }
        var line = LineText(styles: source.styles)
        let start = Int(prefix.atoms[first].start)
        let end = extent.contentEnd > first ? prefix.end(of: extent.contentEnd - 1) : start
        line.add(start..<end, of: source)
        if extent.hasHyphen { line.insert(LineText.hyphen, style: source.style(at: max(start, end - 1)), at: end) }
        return drawn(line, at: first)
    }

    /// Renders a truncated line.
    func cut(_ extent: LineExtent) -> DrawnLine {
        let first = extent.atoms.lowerBound
        guard let ellipsis = paragraphStyle(of: first).lineBreakMode.ellipsis else { return drawn(extent) }
        let truncation = Truncation(
            breaker: breaker, room: room(of: first), isRightToLeft: breaker.paragraph(of: first).isRightToLeft)
        let line = truncation.line(from: first, at: ellipsis)
        var drawn = builder(line, at: first).line(line.prefix.atoms.indices)
        drawn.ellipsis = ellipsis
        return drawn
    }

    private func drawn(_ line: LineText, at place: Int) -> DrawnLine {
        let shaped = line.shaped(isRightToLeft: breaker.paragraph(of: place).isRightToLeft, for: breaker)
        return builder(shaped, at: place).line(shaped.prefix.atoms.indices)
    }

    private func builder(_ line: ShapedLine, at place: Int) -> SegmentBuilder {
        SegmentBuilder(
            line: line, tabs: TabStops(paragraphStyle(of: place)), indent: indent(of: place),
            drawsSegments: drawsSegments)
    }

    // MARK: - Its height

    /// Returns the height and baseline of a line.
    func metrics(of extent: LineExtent) -> LineMetrics {
        let end = max(extent.contentEnd, extent.atoms.lowerBound + 1)
        var places: [Int] = []
        // Adjacent runs of one style are added once. Other duplicates are harmless, because only maxima are computed.
        for run in breaker.prefix.runs[breaker.prefix.run(of: extent.atoms.lowerBound)...] {
            if run.atoms.lowerBound >= end { break }
            if places.last != run.style { places.append(run.style) }
        }
        return LineMetrics(
            of: places.map { (source.styles[$0].attributes, source.styles[$0].metrics) },
            in: paragraphStyle(of: extent.atoms.lowerBound))
    }
}

extension LineBreakMode {
    /// The position of the ellipsis; nil if the mode has none.
    fileprivate var ellipsis: TextLine.Ellipsis? {
        switch self {
        case .wordWrapping, .charWrapping, .clipping: nil
        case .truncatingHead: .head
        case .truncatingMiddle: .middle
        case .truncatingTail: .tail
        }
    }
}
