import Testing

@testable import TextMetrics

@Suite("Work of laying out")
struct TextWorkTests {
    /// Texts that are often divided, joined, or shaped in context.
    static let kinds = [
        "The quick brown fox jumps. ", "السلام عليكم ورحمة الله ", "שלום עולם ", "a\u{5D0}", "abc אבג ", "a ب ", "a漢",
        "aαж",
        "a\u{301}\u{302}\u{303}", "👩\u{200D}👩\u{200D}👧", "\u{202E}a\u{2066}ب", "(א[a]{ב})", "a\n", "ab\u{AD}", "a\t",
        "नमस्ते दुनिया ", "x", "a\u{1}", "ب1", "a\u{10300}", "\u{301}",
    ]
    private static let attributes = TextAttributes(font: TextFont(size: 17))

    private func text(_ kind: String, bytes: Int) -> StyledText {
        StyledText(String(repeating: kind, count: bytes / kind.utf8.count), attributes: Self.attributes)
    }

    @Test(arguments: kinds)
    func `A line without breaks is shaped once, however long it is`(kind: String) {
        let text = text(kind.filter { $0 != "\n" }, bytes: 64 * 1024)
        let layout = Bench.fresh().layout(text, in: TextBox(numberOfLines: 1))
        #expect(layout.lines.count == 1)
        // The width of a soft hyphen is measured even if no line ends with it.
        #expect(layout.work.scalars <= text.string.unicodeScalars.count + 1)
        #expect(layout.work.pieces <= 2)
    }

    @Test(arguments: kinds)
    func `Twice as much text takes twice as much work`(kind: String) {
        for box in [
            TextBox(numberOfLines: 1), TextBox(width: 343), TextBox(width: 20),
            TextBox(width: 60_000, numberOfLines: 1),
        ] {
            let half = Bench.fresh().layout(text(kind, bytes: 16 * 1024), in: box).work
            let whole = Bench.fresh().layout(text(kind, bytes: 32 * 1024), in: box).work
            #expect(whole.units <= half.units * 2 + half.units / 4 + 50)
        }
    }

    @Test(arguments: kinds)
    func `Wrapping shapes at most six times as many scalars as the text has`(kind: String) {
        let text = text(kind, bytes: 32 * 1024)
        let layout = Bench.fresh().layout(text, in: TextBox(width: 343))
        #expect(layout.work.scalars <= text.string.unicodeScalars.count * 6)
    }

    @Test(arguments: kinds)
    func `Only the lines of a text cut to a few lines are shaped`(kind: String) {
        let text = text(kind, bytes: 64 * 1024)
        for lines in [1, 3] {
            for mode in [LineBreakMode.truncatingTail, .truncatingMiddle, .wordWrapping] {
                var attributes = Self.attributes
                attributes.paragraph.lineBreakMode = mode
                let styled = StyledText(text.string, attributes: attributes)
                let work = Bench.fresh().layout(styled, in: TextBox(width: 100, numberOfLines: lines)).work
                // Any number of letters without a width fits into a line, but each of them must still be processed.
                if !kind.hasPrefix("\u{301}") { #expect(work.scalars < 20_000) }
            }
        }
    }

    @Test(arguments: kinds)
    func `Cached results do not change the reported work`(kind: String) {
        let shared = Bench.fresh()
        let text = text(kind, bytes: 8 * 1024)
        for width in [343, .infinity, 20, .infinity, 343, 100] {
            for lines in [1, 0, 2] {
                let box = TextBox(width: width, numberOfLines: lines)
                let fresh = Bench.fresh().layout(text, in: box)
                #expect(shared.layout(text, in: box).work == fresh.work)
                #expect(shared.extent(of: text, in: box)?.work == fresh.work)
                #expect(shared.layout(text, in: box).notices == fresh.notices)
            }
        }
    }

    @Test(arguments: kinds)
    func `A text over its work budget has no layout, whatever is cached`(kind: String) {
        let text = text(kind, bytes: 8 * 1024)
        for box in [TextBox(), TextBox(width: 343), TextBox(width: 343, numberOfLines: 1)] {
            let shared = Bench.fresh()
            let units = shared.layout(text, in: box).work.units
            for budget in [0, units / 2, units - 1] {
                #expect(Bench.fresh().layout(text, in: box, within: budget) == nil)
                #expect(Bench.fresh().extent(of: text, in: box, within: budget) == nil)
                #expect(shared.layout(text, in: box, within: budget) == nil)
                #expect(shared.extent(of: text, in: box, within: budget) == nil)
            }
            #expect(Bench.fresh().layout(text, in: box, within: units) != nil)
            #expect(shared.extent(of: text, in: box, within: units) != nil)
        }
    }

    @Test func `A text of many styles is divided into runs once`() {
        let parts = (0..<4_000).map { number in
            ("ab ", TextAttributes(font: TextFont(size: 10 + Double(number % 7)), look: number))
        }
        let layout = Bench.fresh().layout(StyledText(parts), in: TextBox(width: 343))
        #expect(layout.work.runs <= 2 * parts.count)
    }
}
