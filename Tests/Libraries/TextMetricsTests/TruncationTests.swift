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

    @Test("An ellipsis stands for the end", arguments: Array(stride(from: 25.0, to: 320, by: 7.3)))
    func tail(width: Double) {
        let layout = layout(.truncatingTail, width: width)
        let drawn = layout.texts[0]
        #expect(layout.isTruncated && layout.lines[0].ellipsis == .tail)
        #expect(drawn.hasSuffix("…") && Self.words.hasPrefix(drawn.dropLast()))
        #expect(!drawn.dropLast().hasSuffix(" "))
        #expect(layout.width <= width + 0.001)
        #expect(layout.width.isNear(Bench.width(drawn), within: 1e-6))
        // With the next word's first letters it would not fit.
        #expect(Bench.width(Self.words.prefix(drawn.count + 1) + "…") > width)
        #expect(layout.lines[0].range == 0..<Self.words.utf8.count)
    }

    @Test("An ellipsis stands for the beginning", arguments: Array(stride(from: 25.0, to: 320, by: 11.3)))
    func head(width: Double) {
        let layout = layout(.truncatingHead, width: width)
        let drawn = layout.texts[0]
        #expect(layout.lines[0].ellipsis == .head)
        #expect(drawn.hasPrefix("…") && Self.words.hasSuffix(drawn.dropFirst()))
        #expect(layout.width <= width + 0.001)
    }

    @Test("An ellipsis stands for the middle", arguments: Array(stride(from: 25.0, to: 320, by: 11.3)))
    func middle(width: Double) {
        let layout = layout(.truncatingMiddle, width: width)
        let parts = layout.texts[0].split(separator: "…", omittingEmptySubsequences: false)
        #expect(layout.lines[0].ellipsis == .middle)
        #expect(parts.count == 2 && Self.words.hasPrefix(parts[0]) && Self.words.hasSuffix(parts[1]))
        #expect(layout.width <= width + 0.001)
        if width > 100 { #expect(abs(Bench.width(String(parts[0])) - Bench.width(String(parts[1]))) < 40) }
    }

    @Test(
        "What fits is left as it is",
        arguments: [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle, .wordWrapping, .clipping])
    func fitting(mode: LineBreakMode) {
        let layout = layout(mode, width: Bench.width(Self.words))
        #expect(layout.texts == [Self.words] && !layout.isTruncated && layout.lines[0].ellipsis == nil)
    }

    @Test("Lines before the last are broken between words; the last one is filled with letters")
    func severalLines() {
        let layout = layout(.truncatingTail, width: 100, lines: 2)
        #expect(layout.lines.count == 2)
        #expect(layout.texts == ["The quick", "brown fox j…"])
        #expect(self.layout(.truncatingHead, width: 100, lines: 2).texts[0] == "The quick")
        #expect(self.layout(.truncatingHead, width: 100, lines: 2).texts[1].hasSuffix("lazy dog"))
        #expect(self.layout(.wordWrapping, width: 100, lines: 2).texts == ["The quick", "brown fox"])
        #expect(self.layout(.wordWrapping, width: 100, lines: 2).isTruncated)
    }

    @Test("A text that goes on after a line end has an ellipsis too")
    func lineEnd() {
        #expect(layout(.truncatingTail, "one\ntwo", width: 200).texts == ["one…"])
        #expect(layout(.truncatingHead, "one\ntwo", width: 200).texts == ["…one"])
        #expect(layout(.truncatingTail, "one\n\ntwo", width: 200, lines: 2).texts == ["one", "…"])
    }

    @Test("Where not even an ellipsis fits, it stands alone")
    func narrow() {
        for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
            #expect(layout(mode, width: 0).texts == ["…"])
            #expect(layout(mode, width: 3).width <= 3)
        }
    }

    @Test("Lines that are too high are left out, but never the first")
    func height() {
        let line = Bench.layout("x").height
        #expect(layout(.truncatingTail, width: 100, height: 2 * line, lines: 0).texts == ["The quick", "brown fox j…"])
        #expect(layout(.truncatingTail, width: 100, height: 2 * line - 0.1, lines: 0).lines.count == 1)
        #expect(layout(.truncatingTail, width: 100, height: 0, lines: 0).lines.count == 1)
        #expect(layout(.wordWrapping, width: 100, height: 2 * line, lines: 0).isTruncated)
        #expect(!layout(.wordWrapping, width: 100, height: 9 * line, lines: 0).isTruncated)
    }

    @Test("Letters stay whole")
    func letters() {
        let family = "👩‍👩‍👧‍👦"
        let drawn = layout(.truncatingTail, String(repeating: family, count: 9), width: 80).texts[0]
        #expect(drawn == family + family + family + "…")
        let accents = "e\u{301}\u{302}"
        for mode in [LineBreakMode.truncatingTail, .truncatingHead, .truncatingMiddle] {
            let text = layout(mode, String(repeating: accents, count: 99), width: 80).texts[0]
            #expect(text.allSatisfy { $0 == Character(accents) || $0 == "…" } && text.count > 3)
        }
    }

    @Test("The ellipsis looks like what stands before it")
    func style() {
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

    @Test("The scale at which a text fits is the greatest one", arguments: [1, 2, 3])
    func scale(lines: Int) {
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
