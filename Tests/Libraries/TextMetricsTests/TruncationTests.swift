import Testing
import TextMetrics

@Suite("Truncation")
struct TruncationTests {
    private static let words = "The quick brown fox jumps over the lazy dog"

    private func layout(
        _ mode: LineBreakMode, _ text: String = words, width: Double, height: Double = .infinity, lines: Int = 1
    ) -> TextLayout {
        Bench.layout(text, width: width, height: height, lines: lines) { $0.lineBreakMode = mode }
    }

    @Test(arguments: Array(stride(from: 25.0, to: 320, by: 7.3)))
    func `Tail truncation replaces the end by an ellipsis`(width: Double) {
        let layout = layout(.truncatingTail, width: width)
        let drawn = layout.texts[0]
        #expect(layout.isTruncated && layout.lines[0].ellipsis == .tail)
        #expect(drawn.hasSuffix("…") && Self.words.hasPrefix(drawn.dropLast()))
        #expect(!drawn.dropLast().hasSuffix(" "))
        #expect(layout.width <= width + 0.001)
        #expect(layout.width.isNear(Bench.width(drawn), within: 1e-6))
        // With one more letter, the text would not fit.
        #expect(Bench.width(Self.words.prefix(drawn.count + 1) + "…") > width)
        #expect(layout.lines[0].range == 0..<Self.words.utf8.count)
    }

    @Test(arguments: Array(stride(from: 25.0, to: 320, by: 11.3)))
    func `Head truncation replaces the beginning by an ellipsis`(width: Double) {
        let layout = layout(.truncatingHead, width: width)
        let drawn = layout.texts[0]
        #expect(layout.lines[0].ellipsis == .head)
        #expect(drawn.hasPrefix("…") && Self.words.hasSuffix(drawn.dropFirst()))
        #expect(layout.width <= width + 0.001)
    }

    @Test(arguments: Array(stride(from: 25.0, to: 320, by: 11.3)))
    func `Middle truncation replaces the middle by an ellipsis`(width: Double) {
        let layout = layout(.truncatingMiddle, width: width)
        let parts = layout.texts[0].split(separator: "…", omittingEmptySubsequences: false)
        #expect(layout.lines[0].ellipsis == .middle)
        #expect(parts.count == 2 && Self.words.hasPrefix(parts[0]) && Self.words.hasSuffix(parts[1]))
        #expect(layout.width <= width + 0.001)
        if width > 100 { #expect(abs(Bench.width(String(parts[0])) - Bench.width(String(parts[1]))) < 40) }
    }

    @Test(arguments: [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .wordWrapping, .clipping])
    func `A text that fits is not truncated`(mode: LineBreakMode) {
        let layout = layout(mode, width: Bench.width(Self.words))
        #expect(layout.texts == [Self.words] && !layout.isTruncated && layout.lines[0].ellipsis == nil)
    }

    @Test func `Lines before the last break between words, and the last is filled with letters`() {
        let layout = layout(.truncatingTail, width: 100, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.texts == ["The quick", "brown fox j…"])
        #expect(self.layout(.truncatingHead, width: 100, lines: 2).texts[0] == "The quick")
        #expect(self.layout(.truncatingHead, width: 100, lines: 2).texts[1].hasSuffix("lazy dog"))
        #expect(self.layout(.wordWrapping, width: 100, lines: 2).texts == ["The quick", "brown fox"])
        #expect(self.layout(.wordWrapping, width: 100, lines: 2).isTruncated)
    }

    @Test func `A text cut at a line end has an ellipsis too`() {
        #expect(layout(.truncatingTail, "one\ntwo", width: 200).texts == ["one…"])
        #expect(layout(.truncatingHead, "one\ntwo", width: 200).texts == ["…one"])
        #expect(layout(.truncatingTail, "one\n\ntwo", width: 200, lines: 2).texts == ["one", "…"])
    }

    @Test func `A width too small for an ellipsis still gives only the ellipsis`() {
        for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
            #expect(layout(mode, width: 0).texts == ["…"])
            #expect(layout(mode, width: 3).width <= 3)
        }
    }

    @Test func `Lines that exceed the height are left out, except the first`() {
        let line = Bench.layout("x").height
        #expect(layout(.truncatingTail, width: 100, height: 2 * line, lines: 0).texts == ["The quick", "brown fox j…"])
        #expect(layout(.truncatingTail, width: 100, height: 2 * line - 0.1, lines: 0).lines.count == 1)
        #expect(layout(.truncatingTail, width: 100, height: 0, lines: 0).lines.count == 1)
        #expect(layout(.wordWrapping, width: 100, height: 2 * line, lines: 0).isTruncated)
        #expect(!layout(.wordWrapping, width: 100, height: 9 * line, lines: 0).isTruncated)
    }

    @Test func `Truncation keeps composed characters whole`() {
        let family = "👩‍👩‍👧‍👦"
        let drawn = layout(.truncatingTail, String(repeating: family, count: 9), width: 80).texts[0]
        #expect(drawn == family + family + family + "…")
        let accents = "e\u{301}\u{302}"
        for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
            let text = layout(mode, String(repeating: accents, count: 99), width: 80).texts[0]
            #expect(text.allSatisfy { $0 == Character(accents) || $0 == "…" } && text.count > 3)
        }
    }

    @Test func `The ellipsis has the style of the text before it`() {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = .truncatingTail
        let small = TextAttributes(font: TextFont(size: 10), paragraph: paragraph)
        let large = TextAttributes(font: TextFont(size: 30), paragraph: paragraph)
        let layout = Bench.measurer.layout(
            StyledText([("small ", small), ("large and more of it", large)]), in: TextBox(width: 100, numberOfLines: 1))
        #expect(layout.lines[0].segments.count == 2)
        #expect(layout.lines[0].segments[1].text.hasSuffix("…") && layout.lines[0].segments[1].run == 1)
        #expect(layout.lines[0].segments[1].source.lowerBound == 6)
    }

    @Test(arguments: [1, 2, 3])
    func `The fitting scale is the greatest at which a text fits`(lines: Int) {
        let box = TextBox(width: 110, numberOfLines: lines)
        let text = StyledText(Self.words, attributes: TextAttributes(font: TextFont(size: 20)))
        let scale = Bench.measurer.fittingScale(of: text, in: box, minimum: 0.1)
        #expect(scale < 1 && scale > 0.1)
        #expect(!Bench.measurer.layout(text.scaled(by: scale), in: box).isTruncated)
        #expect(Bench.measurer.layout(text.scaled(by: scale + 2.0 / 512), in: box).isTruncated)
        #expect(Bench.measurer.fittingScale(of: text, in: box, minimum: 0.9) == 461.0 / 512)
        #expect(Bench.measurer.fittingScale(of: text, in: TextBox(width: 1000, numberOfLines: 1), minimum: 0.5) == 1)
        for minimum in [Double.nan, -1, 0] {
            #expect(Bench.measurer.fittingScale(of: text, in: box, minimum: minimum) == scale)
        }
        #expect(Bench.measurer.fittingScale(of: text, in: box, minimum: 7) == 1)
    }
}
