/// A subset of a font's characters, served as a file that the page loads separately.
enum FontPart: String, CaseIterable {
    /// Latin letters, digits and punctuation, with which most screens are drawn.
    case latin
    /// All characters of the font, for texts with characters outside the Latin part.
    case whole

    /// The Unicode scalars of the Latin part: letters with their accents, punctuation, currencies, and characters
    /// without a glyph, such as line breaks. Browsers keep files for good, so a change needs another name of the part.
    private static let latinScalars: [ClosedRange<UInt32>] = [
        0x0...0x7E, 0xA0...0x17F, 0x300...0x36F, 0x2000...0x206F, 0x20A0...0x20BF, 0x2122...0x2122, 0x2212...0x2212,
        0xFE00...0xFE0F, 0xFEFF...0xFEFF,
    ]

    /// The Unicode scalars in the file of the part; nil means all scalars of the font.
    var scalars: [ClosedRange<UInt32>]? { self == .latin ? Self.latinScalars : nil }

    /// The value of the CSS descriptor `unicode-range`. The ranges of the parts do not overlap.
    var unicodeRange: String {
        var ranges = Self.latinScalars
        if self == .whole {
            let starts = ranges.map { $0.upperBound + 1 }
            let ends = ranges.dropFirst().map { $0.lowerBound - 1 } + [0x10FFFF]
            ranges = zip(starts, ends).map { $0...$1 }
        }
        return ranges.map { "U+" + String($0.lowerBound, radix: 16) + "-" + String($0.upperBound, radix: 16) }
            .joined(separator: ", ")
    }
}
