import Locks

/// A text that is shaped piece by piece on demand, once for all widths and threads.
final class ShapedText: Sendable {
    let source: ShapingSource
    let library: FontLibrary
    private let shaped = Locked(ShapedPrefix())
    private let pieceSize: Int

    /// The maximum number of bytes in a piece, so that one line of a huge text does not cause all of it to be shaped.
    static let pieceSize = 2048

    init(_ text: StyledText, library: FontLibrary) {
        source = ShapingSource(
            bytes: Array(text.string.utf8), ends: text.runs.map(\.end), places: Array(text.runs.indices),
            styles: text.runs.map { ResolvedStyle($0.attributes, in: library) })
        self.library = library
        pieceSize = Self.pieceSize
    }

    /// Creates the same text with another piece size.
    ///
    /// A line without wrapping is rendered as one unit. In a piece of its own length it is shaped once; in smaller
    /// pieces it would be shaped again as a line.
    init(_ text: ShapedText, pieceSize: Int) {
        source = text.source
        library = text.library
        self.pieceSize = max(Self.pieceSize, pieceSize)
    }

    /// The estimated size in memory, in bytes.
    var cost: Int {
        source.bytes.count + source.styles.count * 300 + shaped.withLock { $0.cost }
    }

    /// Returns the shaped prefix of at least `pieces` pieces, or of the whole text.
    func prefix(pieces: Int) -> ShapedPrefix {
        shaped.withLock { prefix in
            while prefix.pieces.count < pieces, prefix.end < source.bytes.count { grow(&prefix) }
            return prefix
        }
    }

    private func grow(_ prefix: inout ShapedPrefix) {
        let start = prefix.end
        let end = pieceEnd(from: start, size: pieceSize)
        let window = ScalarWindow(of: start..<end, in: source.bytes)
        if prefix.atoms.last?.traits.contains(.paragraphEnd) ?? true {
            let style = source.style(at: start)
            let isRightToLeft =
                switch source.styles[style].attributes.paragraph.direction {
                case .natural: isRightToLeft(from: start, window)
                case .leftToRight: false
                case .rightToLeft: true
                }
            prefix.paragraphs.append(
                ShapedParagraph(firstAtom: prefix.atoms.count, style: style, isRightToLeft: isRightToLeft))
        } else if prefix.atoms.last?.traits.contains(.lineEnd) == false {
            prefix.seams.append(prefix.atoms.count)
        }
        Shaper(library: library).shape(
            window, of: source, isRightToLeft: prefix.paragraphs.last?.isRightToLeft ?? false, into: &prefix)
        prefix.end = end
        prefix.pieces.append(
            ShapedPiece(
                atoms: prefix.atoms.count, end: end, missingScripts: prefix.missingScripts.count, work: prefix.work))
    }

    /// Returns the direction of a paragraph that begins with a piece. Only its first 2,048 bytes count, independently
    /// of the piece size.
    private func isRightToLeft(from start: Int, _ piece: ScalarWindow) -> Bool {
        guard piece.mayBeRightToLeft, pieceSize > Self.pieceSize else { return BidiLevels.isRightToLeft(piece) }
        let end = pieceEnd(from: start, size: Self.pieceSize)
        return BidiLevels.isRightToLeft(ScalarWindow(of: start..<end, in: source.bytes))
    }

    /// Returns the end of a piece: after the next line break, otherwise after a space, between two characters, or
    /// between two scalars.
    private func pieceEnd(from start: Int, size: Int) -> Int {
        let bytes = source.bytes
        let limit = min(start + size, bytes.count)
        let lineEnd = LineEnds.next(from: start, limit: limit, in: bytes)
        if lineEnd < limit, let kind = LineEnds.kind(at: lineEnd, in: bytes) { return lineEnd + kind.length }
        if limit == bytes.count { return limit }
        if let space = bytes[start..<limit].lastIndex(of: 0x20), space > start { return space + 1 }
        var end = limit
        while end > start + 1, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let last = String(decoding: bytes[start..<end], as: UTF8.self).last?.utf8.count ?? 0
        return end - last > start ? end - last : end
    }
}
