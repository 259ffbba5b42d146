/// Positions the runs of a line next to each other.
struct SegmentBuilder {
    let line: ShapedLine
    let tabs: TabStops
    /// The indent of the line from the leading edge.
    let indent: Double
    /// Whether to create segments; otherwise only the width is computed.
    let drawsSegments: Bool

    private struct RunSlice {
        var atoms: Range<Int>
        var run: ShapedRun
        var width: Double
    }

    /// Returns the segments of some atoms from left to right, and their total width.
    func line(_ atoms: Range<Int>) -> DrawnLine {
        let stretches = stretches(of: atoms)
        var segments: [TextSegment] = []
        var x = 0.0
        for place in BidiLevels.visualOrder(stretches.map(\.run.level)) {
            let stretch = stretches[place]
            if drawsSegments, let drawing = drawing(stretch.run.ink) {
                segments.append(segment(stretch, drawing: drawing, x: x))
            }
            x += stretch.width
        }
        return DrawnLine(segments: segments, width: x)
    }

    /// Returns the runs in reading order, because the width of a tab depends on the text before it.
    private func stretches(of atoms: Range<Int>) -> [RunSlice] {
        guard !atoms.isEmpty else { return [] }
        var stretches: [RunSlice] = []
        var total = 0.0
        for run in line.prefix.runs[line.prefix.run(of: atoms.lowerBound)...] {
            if run.atoms.lowerBound >= atoms.upperBound { break }
            let part = run.atoms.clamped(to: atoms)
            var width = 0.0
            for atom in line.prefix.atoms[part] {
                width += atom.traits.contains(.tab) ? tabs.advance(from: indent + total + width) : atom.advance
            }
            total += width
            stretches.append(RunSlice(atoms: part, run: run, width: width))
        }
        return stretches
    }

    private func drawing(_ ink: Ink) -> TextSegment.Drawing? {
        switch ink {
        case .font(let face): .font(face.name)
        case .emoji: .emoji
        case .missing: .missing
        case .box: .box
        case .blank: nil
        }
    }

    private func segment(_ stretch: RunSlice, drawing: TextSegment.Drawing, x: Double) -> TextSegment {
        let start = Int(line.prefix.atoms[stretch.atoms.lowerBound].start)
        let bytes = start..<line.prefix.end(of: stretch.atoms.upperBound - 1)
        return TextSegment(
            text: String(decoding: line.bytes[bytes], as: UTF8.self), source: line.origin(bytes),
            run: stretch.run.style,
            drawing: drawing, x: x, width: stretch.width, kern: stretch.run.kern,
            isRightToLeft: stretch.run.level % 2 != 0)
    }
}
