import HeadlessUIKit
import Testing

/// A line of San Francisco is 2444/2048 of its size, with 1950/2048 above the baseline.
@Suite("Measures of fonts")
struct FontTests {
    @Test(arguments: [UIFont.Weight.regular, .semibold, .black])
    func `A font of 17 points has a line height of 20.287 points`(weight: UIFont.Weight) {
        let font = UIFont.systemFont(ofSize: 17, weight: weight)
        #expect(abs(font.lineHeight - 17 * 2444 / 2048) < 1e-9)
        #expect(abs(font.ascender - 17 * 1950 / 2048) < 1e-9)
        #expect(abs(font.descender + 17 * 494 / 2048) < 1e-9)
        #expect(font.leading == 0)
        #expect(abs(font.capHeight - 17 * 1443 / 2048) < 1e-9)
        #expect(abs(font.xHeight - 17 * 1078 / 2048) < 1e-9)
    }

    @Test func `Every font initialiser gives a font of the requested kind`() {
        func width(_ font: UIFont, _ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        let regular = UIFont.systemFont(ofSize: 17)
        #expect(width(.boldSystemFont(ofSize: 17), "Kennel") > width(regular, "Kennel"))
        #expect(width(.italicSystemFont(ofSize: 17), "Kennel") != width(regular, "Kennel"))
        let code = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
        #expect(width(code, "iii") == width(code, "WWW"))
        #expect(width(regular, "111") < width(regular, "000"))
        let digits = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
        #expect(width(digits, "111") == width(digits, "000"))
        let headline = UIFont.preferredFont(forTextStyle: .headline)
        #expect(width(headline, "Kennel") == width(.systemFont(ofSize: 17, weight: .semibold), "Kennel"))
        #expect(width(UIFont(name: "Menlo-Bold", size: 17) ?? regular, "iii") == width(code, "iii"))
        #expect(width(UIFont(name: "Georgia", size: 17) ?? regular, "Kennel") != width(regular, "Kennel"))
        #expect(width(UIFont(name: "Avenir-Heavy", size: 17) ?? regular, "Kennel") > width(regular, "Kennel"))
    }

    @Test(arguments: [-1, 0, .nan, .infinity, -.infinity, 1e300])
    func `Invalid font sizes cause no crash`(size: CGFloat) {
        let font = UIFont.systemFont(ofSize: size)
        #expect(font.lineHeight >= 0 && font.lineHeight.isFinite)
        let label = UILabel()
        label.text = "Kennel"
        label.font = font
        #expect(label.intrinsicContentSize.width.isFinite)
    }
}
