/// What is drawn of one line.
struct DrawnLine {
    var segments: [TextSegment]
    var width: Double
    var ellipsis: TextLine.Ellipsis?
}

/// Makes the lines of a text, each for itself.
struct LineMaker {
    let breaker: LineBreaker
    /// From edge to edge.
    let width: Double
    /// Whether lines have segments; without them they have their widths only.
    let drawsSegments: Bool

    private var text: ShapedText { breaker.text }
    private var source: ShapingSource { breaker.text.source }

    // MARK: - Its paragraph

    /// The style of the paragraph that an atom is in.
    func paragraphStyle(of place: Int) -> ParagraphStyle {
        source.styles[breaker.paragraph(of: place).style].attributes.paragraph
    }

    /// Where a line begins that begins with an atom, from the leading edge.
    func indent(of place: Int) -> Double {
        let style = paragraphStyle(of: place)
        return breaker.paragraph(of: place).firstAtom == place ? style.firstLineHeadIndent : style.headIndent
    }

    /// How wide it may be.
    func room(of place: Int) -> Double {
        let tail = paragraphStyle(of: place).tailIndent
        let edge = tail > 0 ? min(tail, width) : width + tail
        return max(0, edge - indent(of: place))
    }

    // MARK: - Its end

    /// The line that begins with an atom, of which there is one.
    func extent(from place: Int) -> LineExtent {
        let room = room(of: place)
        let indent = indent(of: place)
        let wrapping = Wrapping(paragraphStyle(of: place).lineBreakMode)
        var extent = breaker.line(from: place, room: room, indent: indent, wrapping: wrapping)
        var narrower = room
        // By itself a line may be wider than within its paragraph; then it has to end earlier.
        for _ in 0..<4 {
            guard extent.reason == .wrapped, extent.atoms.count > 1, !isPlain(extent), !breaker.isOver else { break }
            let excess = drawn(extent).width - room
            guard excess > LineBreaker.tolerance else { break }
            narrower = max(0, min(narrower, extent.width) - excess)
            extent = breaker.line(from: place, room: narrower, indent: indent, wrapping: wrapping)
        }
        return extent
    }

    /// Whether a line looks the same by itself as within its paragraph.
    private func isPlain(_ extent: LineExtent) -> Bool {
        let prefix = breaker.prefix
        let first = extent.atoms.lowerBound
        if extent.hasHyphen || prefix.hasSeam(between: first, and: extent.contentEnd) { return false }
        for edge in [first, extent.contentEnd] where prefix.atoms.indices.contains(edge) {
            if prefix.atoms[edge].traits.contains(.unsafeBefore) { return false }
        }
        // Punctuation goes with the script before it, or, at the beginning of a line, with that after it.
        let run = prefix.runs[prefix.run(of: first)].atoms
        return first == run.lowerBound || extent.contentEnd <= run.upperBound
            || !ScriptRuns.isNeutral(source.bytes[Int(prefix.atoms[first].start)...])
    }

    // MARK: - What is drawn

    /// A line as it is.
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

    /// A line after which text is missing.
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

    /// How high a line is.
    func metrics(of extent: LineExtent) -> LineMetrics {
        let end = max(extent.contentEnd, extent.atoms.lowerBound + 1)
        var places: [Int] = []
        // Neighbours in one style count once, and others may count more than once: only the greatest matter.
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
    /// Where an ellipsis goes, if there is one.
    fileprivate var ellipsis: TextLine.Ellipsis? {
        switch self {
        case .wordWrapping, .charWrapping, .clipping: nil
        case .truncatingHead: .head
        case .truncatingMiddle: .middle
        case .truncatingTail: .tail
        }
    }
}
