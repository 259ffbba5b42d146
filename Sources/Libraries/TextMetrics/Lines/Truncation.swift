/// Replaces the text that does not fit into a line by an ellipsis.
struct Truncation {
    let breaker: LineBreaker
    let room: Double
    let isRightToLeft: Bool

    private var source: ShapingSource { breaker.text.source }
    /// The maximum number of times that a line is shortened because shaping it on its own made it wider.
    private static let attempts = 16
    /// The maximum number of bytes at the end of a paragraph that are considered.
    private static let lookback = 4096

    /// Returns the line that begins with an atom, with an ellipsis at the given position.
    func line(from start: Int, at cut: TextLine.Ellipsis) -> ShapedLine {
        switch cut {
        case .tail: tail(from: start)
        case .head: ends(from: start, keepsHead: false)
        case .middle: ends(from: start, keepsHead: true)
        }
    }

    // MARK: - The end is left out

    private func tail(from start: Int) -> ShapedLine {
        var end = head(from: start, room: room - ellipsisWidth(at: start))
        for _ in 0..<Self.attempts {
            let line = shaped(head: start..<end, tail: nil)
            if end == start || breaker.isOver || fits(line) { return line }
            end = trimmed(start..<end - 1)
        }
        return shaped(head: start..<end, tail: nil)
    }

    /// Returns the end of the atoms that fit into a width.
    private func head(from start: Int, room: Double) -> Int {
        let extent = breaker.line(from: start, room: room, indent: 0, wrapping: .characters)
        if extent.width > room + LineBreaker.tolerance { return start }
        return trimmed(start..<extent.contentEnd)
    }

    /// Returns the end of some atoms without trailing spaces.
    private func trimmed(_ atoms: Range<Int>) -> Int {
        var end = atoms.upperBound
        while end > atoms.lowerBound, breaker.prefix.atoms[end - 1].traits.contains(.hangs) { end -= 1 }
        return end
    }

    // MARK: - The beginning or the middle is left out

    private func ends(from start: Int, keepsHead: Bool) -> ShapedLine {
        guard let first = breaker.atom(at: start) else { return shaped(head: start..<start, tail: nil) }
        let free = room - ellipsisWidth(at: start)
        var headEnd = keepsHead ? head(from: start, room: free / 2) : start
        let headWidth = breaker.prefix.atoms[start..<headEnd].reduce(0) { $0 + $1.advance }
        let headBytes = Int(first.start)..<(headEnd > start ? breaker.prefix.end(of: headEnd - 1) : Int(first.start))
        let end = LineEnds.next(from: headBytes.upperBound, limit: source.bytes.count, in: source.bytes)
        let starts = tailStarts(after: headBytes.upperBound, end: end, room: free - headWidth)
        for tail in starts.prefix(Self.attempts) {
            let line = shaped(head: start..<headEnd, tail: tail..<end)
            if breaker.isOver || fits(line) { return line }
        }
        while headEnd > start, !breaker.isOver {
            headEnd = trimmed(start..<start + (headEnd - start) / 2)
            let line = shaped(head: start..<headEnd, tail: nil)
            if fits(line) { return line }
        }
        return shaped(head: start..<start, tail: nil)
    }

    /// Returns the possible starts of the paragraph's end that fit into a width: the longest first, and last the empty
    /// one.
    private func tailStarts(after start: Int, end: Int, room: Double) -> [Int] {
        var from = max(start, end - Self.lookback)
        while from > start, source.bytes[from] & 0xC0 == 0x80 { from -= 1 }
        var text = LineText(styles: source.styles)
        text.add(from..<end, of: source)
        let atoms = text.shaped(isRightToLeft: isRightToLeft, for: breaker).prefix.atoms
        var width = 0.0
        var starts = [end]
        // The first atom may be part of a larger one that was divided.
        for atom in atoms[(from > start ? min(1, atoms.count) : 0)...].reversed() {
            width += atom.advance
            if width > room + LineBreaker.tolerance { break }
            if !atom.traits.contains(.hangs) { starts.append(from + Int(atom.start)) }
        }
        return starts.reversed()
    }

    // MARK: - Lines

    private func fits(_ line: ShapedLine) -> Bool {
        line.prefix.atoms.reduce(0) { $0 + $1.advance } <= room + LineBreaker.tolerance
    }

    /// Returns a line of atoms of the text, the ellipsis, and bytes of the paragraph's end.
    private func shaped(head: Range<Int>, tail: Range<Int>?) -> ShapedLine {
        let prefix = breaker.prefix
        let from =
            prefix.atoms.indices.contains(head.lowerBound) ? Int(prefix.atoms[head.lowerBound].start) : prefix.end
        let to = head.isEmpty ? from : prefix.end(of: head.upperBound - 1)
        var line = LineText(styles: source.styles)
        line.add(from..<to, of: source)
        line.insert(
            LineText.ellipsis, style: source.style(at: head.isEmpty ? tail?.lowerBound ?? from : to - 1), at: to)
        if let tail { line.add(tail, of: source) }
        return line.shaped(isRightToLeft: isRightToLeft, for: breaker)
    }

    private func ellipsisWidth(at place: Int) -> Double {
        guard let atom = breaker.atom(at: place) else { return 0 }
        let style = source.styles[source.style(at: Int(atom.start))]
        return LineText(inserted: LineText.ellipsis, style: style).width(for: breaker)
    }
}
