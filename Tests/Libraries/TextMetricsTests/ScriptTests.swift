import Testing
import TextMetrics

@Suite("Scripts and directions")
struct ScriptTests {
    @Test func `A paragraph's direction is that of its first letter, or the given one`() {
        #expect(!Bench.layout("abc שלום").lines[0].isRightToLeft)
        #expect(Bench.layout("(1) שלום abc").lines[0].isRightToLeft)
        #expect(!Bench.layout("123").lines[0].isRightToLeft)
        #expect(Bench.layout("abc") { $0.direction = .rightToLeft }.lines[0].isRightToLeft)
        #expect(!Bench.layout("שלום") { $0.direction = .leftToRight }.lines[0].isRightToLeft)
        #expect(Bench.layout("abc\nשלום").lines.map(\.isRightToLeft) == [false, true])
    }

    @Test func `Segments are in visual order, each in its own reading order`() {
        let mixed = Bench.layout("abc שלום def").lines[0].segments
        #expect(mixed.map { $0.text.filter(\.isLetter) }.filter { !$0.isEmpty } == ["abc", "שלום", "def"])
        #expect(mixed.contains { $0.isRightToLeft } && zip(mixed, mixed.dropFirst()).allSatisfy { $0.x < $1.x })
        let hebrew = Bench.layout("שלום abc עולם").lines[0].segments
        #expect(hebrew.map { $0.text.filter(\.isLetter) }.filter { !$0.isEmpty } == ["עולם", "abc", "שלום"])
        let numbers = Bench.layout("שלום 12").lines[0].segments
        #expect(numbers.first?.text == "12" && numbers.first?.isRightToLeft == false)
    }

    @Test(arguments: [
        "שלום => (1,234.56) ½ עולם", "Ελληνικά (Latin 10x20) -> 10x20", "سلام 12:30 -> abc (x)",
        "Ж (a) 10x20 b 🙂->",
    ])
    func `A segment is as wide as its text alone, whatever stands beside it`(text: String) {
        for segment in Bench.layout(text).lines[0].segments where segment.drawing != .emoji {
            let alone = segment.isRightToLeft ? "\u{202E}\(segment.text)" : segment.text
            #expect(segment.width.isNear(Bench.width(alone), within: 1e-6), "\(segment.text)")
        }
    }

    @Test func `Right-to-left text is truncated at its end, which is on the left`() {
        let layout = Bench.layout("שלום עולם שלום עולם", width: 80, lines: 1) { $0.lineBreakMode = .truncatingTail }
        #expect(layout.lines[0].isRightToLeft && layout.isTruncated)
        #expect(layout.lines[0].segments.first?.text.contains("…") == true)
    }

    @Test func `Arabic letters join and are not kerned`() {
        #expect(Bench.width("سلام") < "سلام".reduce(0) { $0 + Bench.width(String($1)) })
        #expect(Bench.width("سلام", kern: 5) == Bench.width("سلام"))
        #expect(Bench.layout("سلام", kern: 5).lines[0].segments[0].kern == 0)
    }

    @Test func `Every emoji has a box of the same width, whatever it consists of`() {
        for emoji in ["🙂", "👩‍👩‍👧‍👦", "🇧🇷", "👍🏽", "❤️", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "⌚"] {
            let layout = Bench.layout(emoji)
            #expect(layout.width == 20, "\(emoji)")
            #expect(layout.lines[0].segments.map(\.drawing) == [.emoji])
            #expect(layout.height == Bench.layout("x").height && layout.notices.isEmpty)
        }
        #expect(Bench.layout("❤\u{FE0E}").lines[0].segments[0].drawing != .emoji)
        #expect(Bench.layout("a🙂b").lines[0].segments.map(\.text) == ["a", "🙂", "b"])
    }

    @Test func `Letters missing in every font get boxes, and a notice names each script once`() throws {
        let measurer = TextMeasurer(fonts: try FontLibrary(fallback: .boxes))
        let attributes = TextAttributes(font: TextFont(size: 10))
        let layout = measurer.layout(StyledText("a漢字 สวัส 漢", attributes: attributes), in: TextBox())
        #expect(layout.notices == [.missingGlyphs(script: "Hani"), .missingGlyphs(script: "Thai")])
        #expect(layout.notices.first?.description.contains("Hani") == true)
        let segments = layout.lines[0].segments
        #expect(segments.map(\.drawing).count { $0 == .missing } == 3)
        #expect(segments.first { $0.text == "漢字" }?.width == 20)
        #expect(segments.first { $0.text.hasPrefix("ส") }?.width.isNear(18) == true)  // three letters of 0.6 em
        #expect(
            measurer.layout(StyledText("\u{10FFFD}\u{10FFFD}", attributes: attributes), in: TextBox()).width.isNear(12))
    }

    @Test func `An installed font with the missing letters is used and can be served`() throws {
        let layout = Bench.layout("שלום")
        guard case .font(let name) = layout.lines[0].segments[0].drawing else {
            Issue.record("no font")
            return
        }
        #expect(name != Bench.fonts.name(of: TextFont(size: 1)))
        #expect(try Bench.fonts.webFont(named: name, scalars: [0x590...0x5FF]).bytes.count > 500)
        #expect(layout.height == Bench.layout("x").height)  // independent of the other font's line height
    }
}
