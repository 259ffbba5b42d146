import CHarfBuzz

/// How wide the printable letters of ASCII are in a font at the most, at a size of 1 point.
///
/// What stands beside a letter may bring both closer or apart, or join them into another glyph; that is allowed for.
struct GreatestWidths: Sendable {
    static let letters: ClosedRange<UInt8> = 0x20...0x7E
    /// More than any two letters are kept apart, or a glyph that stands for several is wider than them, in ems a
    /// letter.
    static let allowance = 0.1

    private let widths: [Float]

    /// Asks a font, an `hb_font_t`, for each letter.
    init(of font: OpaquePointer, unitsPerEm: Double) {
        widths = Self.letters.map { letter in
            var glyph: hb_codepoint_t = 0
            hb_font_get_nominal_glyph(font, hb_codepoint_t(letter), &glyph)
            return Float(Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm + Self.allowance).nextUp
        }
    }

    /// The width of a letter; nil for what is none of ASCII.
    subscript(letter: UInt8) -> Double? {
        Self.letters.contains(letter) ? Double(widths[Int(letter - Self.letters.lowerBound)]) : nil
    }
}
