import TextMetrics

/// The positions of a text's characters in a container. Ranges are in UTF-16 units.
struct TextGeometry {
    /// A line with the characters that it shows.
    struct Line {
        let range: NSRange
        /// The rectangle of the line, as wide as the container.
        let rect: CGRect
        /// The part of the rectangle that contains the text and the padding at its ends.
        let used: CGRect
        fileprivate let parts: [Part]
    }

    /// A part of a line with one style.
    fileprivate struct Part {
        let range: NSRange
        let x: CGFloat
        let width: CGFloat
        let isRightToLeft: Bool
    }

    let lines: [Line]
    private let text: NSAttributedString

    /// Lays out a text. Without a container, or in a container without a size, lines break only between paragraphs.
    init(_ text: NSAttributedString, in container: NSTextContainer?) {
        self.text = NSAttributedString(attributedString: text)
        let padding = container?.lineFragmentPadding ?? 0
        let size = container?.size ?? .zero
        let width = size.width > 0 ? max(0, size.width - 2 * padding) : CGFloat.infinity
        var look = TextAppearance.plain
        look.lineBreak = container?.lineBreakMode ?? .byWordWrapping
        let layout = DressedText(text, appearance: look, font: .systemFont(ofSize: 12)).text.layout(
            in: TextBox(
                width: width, height: size.height > 0 ? size.height : .infinity,
                numberOfLines: container?.maximumNumberOfLines ?? 0),
            for: nil)
        let places = Self.places(in: text.string)
        func range(_ bytes: Range<Int>) -> NSRange {
            let (start, end) = (
                places[min(bytes.lowerBound, places.count - 1)], places[min(bytes.upperBound, places.count - 1)]
            )
            return NSRange(location: start, length: end - start)
        }
        let full = width.isFinite ? size.width : CGFloat(layout.width) + 2 * padding
        lines = layout.lines.map { line in
            let x = padding + CGFloat(line.x)
            return Line(
                range: range(line.range), rect: CGRect(x: 0, y: line.y, width: full, height: line.height),
                used: CGRect(
                    x: x - padding, y: line.y, width: CGFloat(line.width) + 2 * padding, height: CGFloat(line.height)),
                parts: line.segments.map {
                    Part(
                        range: range($0.source), x: x + CGFloat($0.x), width: CGFloat($0.width),
                        isRightToLeft: $0.isRightToLeft)
                })
        }
    }

    /// Returns the offset in UTF-16 units for each byte of a text and for its end.
    private static func places(in text: String) -> [Int] {
        var places: [Int] = []
        var place = 0
        for scalar in text.unicodeScalars {
            places += repeatElement(place, count: UTF8.width(scalar))
            place += UTF16.width(scalar)
        }
        return places + [place]
    }

    /// The range of the characters in all lines.
    var visibleRange: NSRange {
        lines.dropFirst().reduce(lines.first?.range ?? NSRange()) { $0.union($1.range) }
    }

    /// The rectangle around all lines.
    var usedRect: CGRect { lines.dropFirst().reduce(lines.first?.used ?? .zero) { $0.union($1.used) } }

    /// Returns the rectangles of a range: one in each of its lines.
    func rects(of range: NSRange) -> [CGRect] {
        lines.compactMap { line in
            let sides = line.parts.compactMap { part -> (CGFloat, CGFloat)? in
                guard let shared = part.range.intersection(range), shared.length > 0 else { return nil }
                let (one, other) = (x(of: shared.location, in: part), x(of: shared.upperBound, in: part))
                return (min(one, other), max(one, other))
            }
            guard let left = sides.map(\.0).min(), let right = sides.map(\.1).max() else { return nil }
            return CGRect(x: left, y: line.rect.minY, width: right - left, height: line.rect.height)
        }
    }

    /// Returns the index of the character at a point, or of the nearest one, and the part of the character's width that
    /// is before the point.
    func character(at point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = lines.first(where: { point.y < $0.rect.maxY }) ?? lines.last else { return (0, 0) }
        func distance(_ part: Part) -> CGFloat { max(part.x - point.x, point.x - part.x - part.width, 0) }
        guard let part = line.parts.min(by: { distance($0) < distance($1) }) else { return (line.range.location, 0) }
        let words = text.string as NSString
        var place = part.range.location
        while place < part.range.upperBound {
            let letter = words.rangeOfComposedCharacterSequence(at: place)
            let (start, end) = (x(of: place, in: part), x(of: letter.upperBound, in: part))
            let isLast = letter.upperBound >= part.range.upperBound
            let isBefore = part.isRightToLeft ? point.x > end : point.x < end
            if isBefore || isLast {
                let fraction = end == start ? 0 : (point.x - start) / (end - start)
                return (place, max(0, min(1, fraction)))
            }
            place = letter.upperBound
        }
        return (part.range.location, 0)
    }

    /// Returns the x coordinate at which a character of a part begins: its left edge, or its right edge in
    /// right-to-left text.
    private func x(of index: Int, in part: Part) -> CGFloat {
        let before = NSRange(location: part.range.location, length: max(0, index - part.range.location))
        let width =
            before.length == 0
            ? 0
            : before.length >= part.range.length
                ? part.width : min(part.width, text.attributedSubstring(from: before).size().width)
        return part.isRightToLeft ? part.x + part.width - width : part.x + width
    }
}
