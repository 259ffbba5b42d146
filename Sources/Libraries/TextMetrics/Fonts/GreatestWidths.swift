import CHarfBuzz

/// Upper bounds of the widths of printable ASCII characters in a font, at a size of 1 point.
///
/// Neighbouring characters may change widths by kerning and ligatures; the bounds include an allowance for that.
struct GreatestWidths: Sendable {
    static let printableASCII: ClosedRange<UInt8> = 0x20...0x7E
    /// The allowance per character, in ems. Exceeds the effect of any kerning or ligature.
    static let allowance = 0.1

    private let widths: [Float]

    /// Reads the advance of each character from an `hb_font_t`.
    init(of font: OpaquePointer, unitsPerEm: Double) {
        widths = Self.printableASCII.map { letter in
            var glyph: hb_codepoint_t = 0
            hb_font_get_nominal_glyph(font, hb_codepoint_t(letter), &glyph)
            return Float(Double(hb_font_get_glyph_h_advance(font, glyph)) / unitsPerEm + Self.allowance).nextUp
        }
    }

    /// Returns the upper bound of a character's width; nil if it is not printable ASCII.
    subscript(letter: UInt8) -> Double? {
        Self.printableASCII.contains(letter) ? Double(widths[Int(letter - Self.printableASCII.lowerBound)]) : nil
    }
}
