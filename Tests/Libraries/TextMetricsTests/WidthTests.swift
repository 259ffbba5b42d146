import Testing
import TextMetrics

@Suite("Widths")
struct WidthTests {
    @Test(arguments: [
        (FontTables.inter + "Inter-Regular.otf", TextFont(size: 17)),
        (FontTables.inter + "Inter-Black.otf", TextFont(size: 11, weight: .black)),
        (FontTables.inter + "Inter-SemiBoldItalic.otf", TextFont(size: 33.3, weight: .semibold, isItalic: true)),
        (FontTables.dejaVu + "DejaVuSansMono.ttf", TextFont(.monospaced, size: 14)),
        (FontTables.dejaVu + "DejaVuSerif-Bold.ttf", TextFont(.serif, size: 20, weight: .bold)),
    ])
    func `A letter is as wide as its font file says`(file: String, font: TextFont) throws {
        let tables = try FontTables(file)
        for letter in "AgWil.0é—Ωж ".unicodeScalars {
            let expected = tables.advance(letter) * font.size / tables.unitsPerEm
            #expect(Bench.width(String(letter), font: font).isNear(expected), "\(letter)")
        }
    }

    @Test func `Inter Regular has 2816 units per em, and widths scale with the font size`() throws {
        let tables = try FontTables(FontTables.inter + "Inter-Regular.otf")
        #expect(tables.unitsPerEm == 2816)
        let units = tables.advance("n")
        #expect(Bench.width("nnn", font: TextFont(size: 2816)) == 3 * units)
        #expect(Bench.width("nnn", font: TextFont(size: 1408)) == 1.5 * units)
    }

    @Test func `Letter pairs are kerned`() {
        #expect(Bench.width("AV") < Bench.width("A") + Bench.width("V"))
        #expect(Bench.width("To") < Bench.width("T") + Bench.width("o"))
    }

    @Test(arguments: [1.5, -0.5])
    func `Kern is added after every visible character`(kern: Double) {
        #expect(Bench.width("nnnn", kern: kern).isNear(Bench.width("nnnn") + 4 * kern))
        #expect(Bench.width("e\u{301}\u{302}", kern: kern).isNear(Bench.width("e\u{301}\u{302}") + kern))
        #expect(Bench.width("👩‍👧", kern: kern).isNear(20 + kern))
        #expect(Bench.layout("nn", kern: kern).lines.first?.segments.first?.kern == kern)
    }

    @Test func `Kern prevents ligatures, so '->' is measured as two characters`() {
        let joined = Bench.width("->")
        #expect(!Bench.width("->", kern: 0.001).isNear(joined, within: 0.01))
        #expect(Bench.width("->", kern: 0.001).isNear(Bench.width("-") + Bench.width(">") + 0.002, within: 1))
    }

    @Test func `A letter in another Unicode spelling measures the same`() {
        #expect(Bench.width("é").isNear(Bench.width("e\u{301}")))
        #expect(
            StyledText("é", attributes: .init(font: TextFont(size: 1)))
                != StyledText("e\u{301}", attributes: .init(font: TextFont(size: 1))))
    }

    @Test(arguments: ["\0", "\u{7}", "\u{AD}", "\u{200D}", "\u{2060}", "\u{FEFF}", "\u{85}"])
    func `Invisible characters take no width`(sign: String) {
        let layout = Bench.layout("n" + sign + "n")
        #expect(layout.lines.reduce(0) { $0 + $1.width }.isNear(Bench.width("nn")))
    }

    @Test func `Runs of a text stand side by side on one baseline`() {
        let small = TextAttributes(font: TextFont(size: 10))
        let large = TextAttributes(font: TextFont(size: 30, weight: .bold))
        let layout = Bench.measurer.layout(
            StyledText([("small ", small), ("LARGE", large), (" s", small)]), in: TextBox())
        #expect(layout.lines.count == 1)
        #expect(layout.width.isNear(layout.lines[0].segments.reduce(0) { $0 + $1.width }))
        #expect(layout.lines[0].segments.map(\.run) == [0, 1, 2])
        #expect(layout.lines[0].segments.map(\.source) == [0..<6, 6..<11, 11..<13])
        #expect(layout.height == Bench.fonts.metrics(of: large.font).lineHeight)
        #expect(layout.firstBaseline == Bench.fonts.metrics(of: large.font).ascender)
    }

    @Test func `A raised run makes its line taller above, and a lowered one below the baseline`() {
        let plain = TextAttributes(font: TextFont(size: 20))
        let metrics = Bench.fonts.metrics(of: plain.font)
        for offset in [8.0, -8] {
            let moved = TextAttributes(font: plain.font, baselineOffset: offset)
            let layout = Bench.measurer.layout(StyledText([("a", plain), ("b", moved)]), in: TextBox())
            #expect(layout.height.isNear(metrics.lineHeight + 8))
            #expect(layout.firstBaseline.isNear(metrics.ascender + max(0, offset)))
        }
    }
}
