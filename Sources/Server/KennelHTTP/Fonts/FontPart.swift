/// A part of a font that the page loads by itself.
enum FontPart: String, CaseIterable {
    /// Latin letters, digits and punctuation, with which most screens are drawn.
    case latin
    /// All characters, for texts with others than those.
    case whole

    /// The Unicode scalars of the Latin part, without gaps in which two of its characters would be kerned.
    private static let latinScalars: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0xA0...0x17F, 0x300...0x36F, 0x2010...0x2027, 0x20A0...0x20BF, 0x2122...0x2122, 0x2212...0x2212,
    ]

    /// The scalars in the file of the part; nil means all that the font has.
    var scalars: [ClosedRange<UInt32>]? { self == .latin ? Self.latinScalars : nil }

    /// The value of the CSS descriptor `unicode-range`. The ranges of the parts do not overlap.
    var unicodeRange: String {
        var ranges = Self.latinScalars
        if self == .whole {
            let starts = [0] + ranges.map { $0.upperBound + 1 }
            let ends = ranges.map { $0.lowerBound - 1 } + [0x10FFFF]
            ranges = zip(starts, ends).map { $0...$1 }
        }
        return ranges.map { "U+" + String($0.lowerBound, radix: 16) + "-" + String($0.upperBound, radix: 16) }
            .joined(separator: ", ")
    }
}
