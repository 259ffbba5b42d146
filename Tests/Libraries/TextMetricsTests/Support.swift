import Foundation
import TextMetrics

/// A measurer shared by all tests.
enum Bench {
    static let fonts: FontLibrary = {
        do { return try FontLibrary() } catch { fatalError("\(error)") }
    }()
    static let measurer = TextMeasurer(fonts: fonts)

    static func fresh(_ limits: TextLimits = TextLimits()) -> TextMeasurer {
        TextMeasurer(fonts: fonts, limits: limits)
    }

    static func layout(
        _ string: String, width: Double = .infinity, height: Double = .infinity, lines: Int = 0,
        font: TextFont = TextFont(size: 16), kern: Double = 0, paragraph: (inout ParagraphStyle) -> Void = { _ in }
    ) -> TextLayout {
        var style = ParagraphStyle()
        paragraph(&style)
        return measurer.layout(
            StyledText(string, attributes: TextAttributes(font: font, kern: kern, paragraph: style)),
            in: TextBox(width: width, height: height, numberOfLines: lines))
    }

    static func width(_ string: String, font: TextFont = TextFont(size: 16), kern: Double = 0) -> Double {
        layout(string, font: font, kern: kern).width
    }
}

extension TextLayout {
    /// The drawn text of each line.
    var texts: [String] { lines.map { $0.segments.map(\.text).joined() } }
}

extension Double {
    func isNear(_ other: Double, within distance: Double = 1e-9) -> Bool { abs(self - other) <= distance }
}

/// A font file parsed only by these tests: units per em, and the advance of a letter's glyph.
struct FontTables {
    private let bytes: [UInt8]

    init(_ path: String) throws { bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path))) }

    static let inter = "/usr/share/fonts/opentype/inter/"
    static let dejaVu = "/usr/share/fonts/truetype/dejavu/"

    private func number(_ offset: Int, _ count: Int = 2) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    private func table(_ name: String) -> Int {
        for entry in 0..<number(4) where bytes[(12 + 16 * entry)...].prefix(4).elementsEqual(name.utf8) {
            return number(12 + 16 * entry + 8, 4)
        }
        return 0
    }

    var unitsPerEm: Double { Double(number(table("head") + 18)) }

    /// Returns the advance in units, from the subtable of `cmap` for all of Unicode.
    func advance(_ letter: Unicode.Scalar) -> Double {
        let map = table("cmap")
        var glyph = 0
        for entry in 0..<number(map + 2) {
            let subtable = map + number(map + 4 + 8 * entry + 4, 4)
            guard number(subtable) == 12 else { continue }
            for group in 0..<number(subtable + 12, 4) {
                let place = subtable + 16 + 12 * group
                let (first, last) = (number(place, 4), number(place + 4, 4))
                if first <= Int(letter.value), Int(letter.value) <= last {
                    glyph = number(place + 8, 4) + Int(letter.value) - first
                }
            }
        }
        let measured = number(table("hhea") + 34)
        return Double(number(table("hmtx") + 4 * min(glyph, measured - 1)))
    }
}
