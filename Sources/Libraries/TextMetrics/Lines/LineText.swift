/// A line as rendered: ranges of the text and inserted characters. Shaped independently of its paragraph, as browsers
/// do.
struct LineText {
    private var bytes: [UInt8] = []
    private var ends: [Int] = []
    private var places: [Int] = []
    private let styles: [ResolvedStyle]
    /// The ranges of the text by their start in the line. Inserted characters have empty ranges.
    private var parts: [Part] = []

    private struct Part {
        var start: Int
        var source: Range<Int>
        var isInserted: Bool
    }

    static let ellipsis = "\u{2026}"
    static let hyphen = "-"

    /// Creates an empty line of a text with these styles.
    init(styles: [ResolvedStyle]) { self.styles = styles }

    /// Creates a line that contains inserted characters only.
    init(inserted string: String, style: ResolvedStyle) {
        self.init(styles: [style])
        insert(string, style: 0, at: 0)
    }

    /// Appends a range of the text.
    mutating func add(_ range: Range<Int>, of source: ShapingSource) {
        guard !range.isEmpty else { return }
        parts.append(Part(start: bytes.count, source: range, isInserted: false))
        var start = range.lowerBound
        while start < range.upperBound {
            let stretch = source.rangeIndex(at: start)
            let end = source.ends.isEmpty ? range.upperBound : min(range.upperBound, source.ends[stretch])
            bytes += source.bytes[start..<end]
            ends.append(bytes.count)
            places.append(source.style(at: start))
            start = max(end, start + 1)
        }
    }

    /// Appends characters that the text does not contain.
    mutating func insert(_ string: String, style: Int, at offset: Int) {
        parts.append(Part(start: bytes.count, source: offset..<offset, isInserted: true))
        bytes += Array(string.utf8)
        ends.append(bytes.count)
        places.append(style)
    }

    /// Returns the line's atoms. The work of shaping them is added to the breaker's.
    func shaped(isRightToLeft: Bool, for breaker: LineBreaker) -> ShapedLine {
        let source = ShapingSource(bytes: bytes, ends: ends, places: places, styles: styles)
        var prefix = ShapedPrefix()
        if !bytes.isEmpty {
            let window = ScalarWindow(of: 0..<bytes.count, in: bytes)
            Shaper(library: breaker.text.library).shape(window, of: source, isRightToLeft: isRightToLeft, into: &prefix)
            prefix.end = bytes.count
            breaker.add(prefix.work)
        }
        return ShapedLine(prefix: prefix, bytes: bytes, origin: origin)
    }

    func width(for breaker: LineBreaker) -> Double {
        shaped(isRightToLeft: false, for: breaker).prefix.atoms.reduce(0) { $0 + $1.advance }
    }

    /// Returns the range of the text from which a range of the line comes.
    private func origin(of range: Range<Int>) -> Range<Int> {
        var low = Int.max
        var high = Int.min
        for (index, part) in parts.enumerated() {
            let end = index + 1 < parts.count ? parts[index + 1].start : bytes.count
            guard part.start < range.upperBound, end > range.lowerBound else { continue }
            let from = part.isInserted ? 0 : max(0, range.lowerBound - part.start)
            let to = part.isInserted ? 0 : min(part.source.count, range.upperBound - part.start)
            low = min(low, part.source.lowerBound + from)
            high = max(high, part.source.lowerBound + to)
        }
        return low <= high ? low..<high : 0..<0
    }
}

/// The atoms of a line, with the values that are needed to render them.
struct ShapedLine {
    let prefix: ShapedPrefix
    let bytes: [UInt8]
    /// Returns the range of the text from which a range of the line comes.
    let origin: (Range<Int>) -> Range<Int>
}
