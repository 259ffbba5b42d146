/// Divides a text into lines with the first-fit algorithm. Used for one layout. A class, so that shaped text is never
/// copied by accident.
final class LineBreaker {
    let text: ShapedText
    /// The number of bytes after which the text is ignored.
    let limit: Int
    /// The shaped prefix of the text: at least the part that this layout needed.
    private(set) var prefix = ShapedPrefix()
    /// The part of `prefix` that this layout needed. Results must not depend on the parts that other layouts needed.
    private var needed = ShapedPiece(atoms: 0, end: 0, missingScripts: 0, work: TextWork())
    private var neededPieces = 0
    /// The work besides shaping the text.
    private var otherWork = TextWork()
    /// The maximum work of the layout, in units of about a microsecond.
    private let budget: Int
    /// The last rendered line, which is often requested again.
    private var lastDrawn: (extent: LineExtent, line: DrawnLine)?
    /// Whether text beyond the limit was requested.
    private(set) var reachedLimit = false
    /// The widths of hyphens by style.
    private var hyphenWidths: [Int: Double] = [:]

    /// The excess width that a line may have. With it, a text still fits into its measured width after floating-point
    /// arithmetic.
    static let tolerance = 1.0 / 1024

    init(_ text: ShapedText, limit: Int, budget: Int = .max) {
        self.text = text
        self.limit = limit
        self.budget = budget
    }

    /// The work of the layout so far.
    var work: TextWork { needed.work + otherWork }

    /// Whether the layout has exceeded its budget. Nothing more is shaped then, and the layout must be discarded.
    var isOver: Bool { work.units > budget }

    /// The scripts without a font, in the needed part of the text.
    var missingScripts: ArraySlice<String> { prefix.missingScripts.prefix(needed.missingScripts) }

    /// Adds work besides shaping the text.
    func add(_ work: TextWork) { otherWork += work }

    /// Counts a line.
    func addLine() { otherWork.lines += 1 }

    /// Renders a line, or returns the last rendered one if it is the same.
    func drawn(_ extent: LineExtent, draw: () -> DrawnLine) -> DrawnLine {
        if let lastDrawn, lastDrawn.extent == extent { return lastDrawn.line }
        let line = draw()
        lastDrawn = (extent, line)
        return line
    }

    /// Returns the atom at an index; nil at the end.
    func atom(at place: Int) -> Atom? {
        while place >= needed.atoms {
            guard needed.end < min(limit, text.source.bytes.count) else {
                if needed.end < text.source.bytes.count { reachedLimit = true }
                return nil
            }
            guard needNextPiece() else { return nil }
        }
        let atom = prefix.atoms[place]
        if Int(atom.start) >= limit {
            reachedLimit = true
            return nil
        }
        return atom
    }

    private func needNextPiece() -> Bool {
        if isOver { return false }
        if neededPieces == prefix.pieces.count {
            prefix = ShapedPrefix()  // avoids a copy when it grows
            prefix = text.prefix(pieces: neededPieces + 1)
        }
        guard neededPieces < prefix.pieces.count else { return false }
        needed = prefix.pieces[neededPieces]
        neededPieces += 1
        return true
    }

    /// Returns the paragraph of an atom.
    func paragraph(of place: Int) -> ShapedParagraph {
        var low = 0
        var high = prefix.paragraphs.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if prefix.paragraphs[middle].firstAtom <= place { low = middle } else { high = middle - 1 }
        }
        return prefix.paragraphs.isEmpty
            ? ShapedParagraph(firstAtom: 0, style: 0, isRightToLeft: false) : prefix.paragraphs[low]
    }

    /// Returns the line that begins with an atom. The line has at least one atom, unless the text ends there.
    func line(from start: Int, room: Double, indent: Double, wrapping: Wrapping) -> LineExtent {
        let edge = room + Self.tolerance
        var place = start
        var width = 0.0
        var content = LineContent(end: start)
        var candidate: LineExtent?
        while let atom = atom(at: place) {
            if atom.traits.contains(.lineEnd) { return content.extent(of: start..<place + 1, reason: .lineEnd) }
            let isSpace = atom.traits.contains(.hangs)
            let isTab = atom.traits.contains(.tab)
            let end = width + (isTab ? tabAdvance(at: indent + width, place: place) : atom.advance)
            if !isSpace, end > edge, wrapping != .never {
                if wrapping == .words, let candidate { return candidate }
                if place > start { return content.extent(of: start..<place, reason: .wrapped) }
            }
            if isSpace {
                if end <= edge { content.addSpace(upTo: place + 1, end) }
            } else if width <= edge {  // otherwise completely clipped
                content.addLetter(upTo: place + 1, end)
            }
            width = end
            place += 1
            guard wrapping == .words, atom.traits.contains(.breakAfter) else { continue }
            if atom.traits.contains(.softHyphen) {
                let hyphenated = content.hyphenated(start..<place, hyphenWidth: hyphenWidth(at: place - 1))
                if hyphenated.width <= edge { candidate = hyphenated }
            } else {
                candidate = content.extent(of: start..<place, reason: .wrapped)
            }
        }
        return content.extent(of: start..<place, reason: .textEnd)
    }

    /// Returns the width of a tab at a distance of `x` points from the leading edge.
    func tabAdvance(at x: Double, place: Int) -> Double {
        let style = text.source.styles[paragraph(of: place).style].attributes.paragraph
        return TabStops(style).advance(from: x)
    }

    private func hyphenWidth(at place: Int) -> Double {
        let style = prefix.runs[prefix.run(of: place)].style
        if let width = hyphenWidths[style] { return width }
        let width = LineText(inserted: LineText.hyphen, style: text.source.styles[style]).width(for: self)
        hyphenWidths[style] = width
        return width
    }
}

/// The tab stops of a paragraph.
struct TabStops {
    let interval: Double

    init(_ style: ParagraphStyle) { interval = style.tabInterval > 0 ? max(1, style.tabInterval) : 28 }

    /// Returns the distance to the next tab stop.
    func advance(from x: Double) -> Double { ((x / interval).rounded(.down) + 1) * interval - x }
}
