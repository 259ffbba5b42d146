/// Divides a text into lines, first fit. For one layout; a class, so that what is shaped is never copied by chance.
final class LineBreaker {
    let text: ShapedText
    /// Bytes of the text beyond this many are not there.
    let limit: Int
    /// As much as was needed so far, or more.
    private(set) var prefix = ShapedPrefix()
    /// How much of `prefix` was needed so far. What another layout needed must make no difference.
    private var needed = ShapedPiece(atoms: 0, end: 0, missingScripts: 0, work: TextWork())
    private var neededPieces = 0
    /// What was done beyond shaping the text.
    private var otherWork = TextWork()
    /// The units that the layout may take.
    private let budget: Int
    /// The line that was drawn last, which is often asked for again.
    private var lastDrawn: (extent: LineExtent, line: DrawnLine)?
    /// Whether something asked for what lies beyond the limit.
    private(set) var reachedLimit = false
    /// By style.
    private var hyphenWidths: [Int: Double] = [:]

    /// What a line may be wider than its room, so that a text fits the width that was measured for it after it has been
    /// through some arithmetic.
    static let tolerance = 1.0 / 1024

    init(_ text: ShapedText, limit: Int, budget: Int = .max) {
        self.text = text
        self.limit = limit
        self.budget = budget
    }

    /// What the layout took so far.
    var work: TextWork { needed.work + otherWork }

    /// Whether the layout took more than it may. Nothing more is shaped then, and what is laid out is worth nothing.
    var isOver: Bool { work.units > budget }

    /// Scripts that no font has, as far as the text was needed.
    var missingScripts: ArraySlice<String> { prefix.missingScripts.prefix(needed.missingScripts) }

    /// Counts what was done beyond shaping the text.
    func add(_ work: TextWork) { otherWork += work }

    /// Counts a line.
    func addLine() { otherWork.lines += 1 }

    /// Draws a line, or returns the one that was drawn last if it is the same.
    func drawn(_ extent: LineExtent, draw: () -> DrawnLine) -> DrawnLine {
        if let lastDrawn, lastDrawn.extent == extent { return lastDrawn.line }
        let line = draw()
        lastDrawn = (extent, line)
        return line
    }

    /// The atom at a place; nil at the end.
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
            prefix = ShapedPrefix()  // so that it is not copied when it grows
            prefix = text.prefix(pieces: neededPieces + 1)
        }
        guard neededPieces < prefix.pieces.count else { return false }
        needed = prefix.pieces[neededPieces]
        neededPieces += 1
        return true
    }

    /// The paragraph that an atom is in.
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

    /// The line that begins with an atom. It has one atom at least, unless the text ends there.
    func line(from start: Int, room: Double, indent: Double, wrapping: Wrapping) -> LineExtent {
        let edge = room + Self.tolerance
        var place = start
        var width = 0.0
        var content = LineContent(end: start)
        var candidate: LineExtent?
        while let atom = atom(at: place) {
            if atom.traits.contains(.lineEnd) { return content.extent(start..<place + 1, .lineEnd) }
            let isSpace = atom.traits.contains(.hangs)
            let isTab = atom.traits.contains(.tab)
            let end = width + (isTab ? tabAdvance(at: indent + width, place: place) : atom.advance)
            if !isSpace, end > edge, wrapping != .never {
                if wrapping == .words, let candidate { return candidate }
                if place > start { return content.extent(start..<place, .wrapped) }
            }
            if isSpace {
                if end <= edge { content.addSpace(upTo: place + 1, end) }
            } else if width <= edge {  // else it is wholly out of sight
                content.addLetter(upTo: place + 1, end)
            }
            width = end
            place += 1
            guard wrapping == .words, atom.traits.contains(.breakAfter) else { continue }
            if atom.traits.contains(.softHyphen) {
                let hyphenated = content.hyphenated(start..<place, hyphenWidth(at: place - 1))
                if hyphenated.width <= edge { candidate = hyphenated }
            } else {
                candidate = content.extent(start..<place, .wrapped)
            }
        }
        return content.extent(start..<place, .textEnd)
    }

    /// How far a tab reaches that begins so many points from the leading edge.
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

/// Where tabs reach to.
struct TabStops {
    let interval: Double

    init(_ style: ParagraphStyle) { interval = style.tabInterval > 0 ? max(1, style.tabInterval) : 28 }

    /// The way to the next stop.
    func advance(from x: Double) -> Double { ((x / interval).rounded(.down) + 1) * interval - x }
}
