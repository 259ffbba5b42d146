import CHarfBuzz

/// The scalars of a piece of text with their Unicode properties, and a few scalars that follow it.
struct ScalarWindow {
    /// The scalars of the piece, followed by the lookahead.
    private(set) var scalars: [UInt32] = []
    /// The byte offset of each scalar in the text.
    private(set) var offsets: [Int] = []
    /// Whether each scalar begins a grapheme cluster.
    private(set) var startsLetter: [Bool] = []
    /// Whether a line may end after each scalar.
    private(set) var allowsBreak: [Bool] = []
    /// The number of scalars in the piece.
    private(set) var count = 0
    /// Whether the piece contains scalars that may be right-to-left.
    private(set) var mayBeRightToLeft = false

    /// The number of bytes after the piece that decide whether a line may end with it.
    private static let lookahead = 64

    init(of range: Range<Int>, in bytes: [UInt8]) {
        var end = min(range.upperBound + Self.lookahead, bytes.count)
        while end > range.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
        let length = end - range.lowerBound
        scalars.reserveCapacity(length)
        offsets.reserveCapacity(length)
        if bytes[range.lowerBound..<end].allSatisfy({ $0 < 0x80 }) {
            for offset in range.lowerBound..<end {
                scalars.append(UInt32(bytes[offset]))
                offsets.append(offset)
                startsLetter.append(
                    offset == range.lowerBound || !(bytes[offset] == 0x0A && bytes[offset - 1] == 0x0D))
            }
            count = range.count
        } else {
            decode(range.lowerBound..<end, of: bytes)
            count = offsets.firstIndex { $0 >= range.upperBound } ?? scalars.count
        }
        findBreaks()
    }

    private mutating func decode(_ range: Range<Int>, of bytes: [UInt8]) {
        var offset = range.lowerBound
        for letter in String(decoding: bytes[range], as: UTF8.self) {
            var isFirst = true
            for scalar in letter.unicodeScalars {
                scalars.append(scalar.value)
                offsets.append(offset)
                startsLetter.append(isFirst)
                isFirst = false
                offset += UTF8.width(scalar)
                if BidiLevels.mayBeRightToLeft(scalar.value) { mayBeRightToLeft = true }
            }
        }
    }

    /// Finds line breaks by the rules of UAX #14, except inside grapheme clusters.
    private mutating func findBreaks() {
        var breaks = [CChar](repeating: 0, count: scalars.count)
        LineBreakRules.ready
        let known = scalars.map(LineBreakRules.known)
        set_linebreaks_utf32(known, known.count, "", &breaks)
        allowsBreak = breaks.indices.map { place in
            (place + 1 == scalars.count || startsLetter[place + 1])
                && (breaks[place] == LINEBREAK_ALLOWBREAK || breaks[place] == LINEBREAK_MUSTBREAK)
        }
    }

    /// Returns the end of the grapheme cluster that begins at an index.
    func letterEnd(from place: Int) -> Int {
        var end = place + 1
        while end < count, !startsLetter[end] { end += 1 }
        return end
    }
}

extension UTF8 {
    fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case ..<0x80: 1
        case ..<0x800: 2
        case ..<0x10000: 3
        default: 4
        }
    }
}

private enum LineBreakRules {
    /// Initialises libunibreak once, at the first use.
    static let ready: Void = init_linebreak()

    /// Returns the scalar to pass to the library in place of the given one, if the library would treat the given one
    /// wrongly.
    ///
    /// The tables of the library are older than most emoji. An ideograph takes the place of an emoji, because lines
    /// break at both in the same way. The library also takes U+FFFF for the end of the text, and would end the process.
    static func known(_ scalar: UInt32) -> UInt32 {
        if scalar == 0xFFFF { return 0xFFFD }
        guard scalar >= 0x2190, let emoji = Unicode.Scalar(scalar) else { return scalar }
        return emoji.properties.isEmojiPresentation ? 0x4E00 : scalar
    }
}
