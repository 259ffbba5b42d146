import Testing
import TextMetrics

@Suite("Bounds")
struct BoundsTests {
    @Test(arguments: [Double.nan, -1, 0, 0.001, 1e300, -Double.infinity, .infinity, .leastNonzeroMagnitude])
    func `Any box gives a layout with finite numbers`(length: Double) {
        for mode in [
            LineBreakMode.wordWrapping, .charWrapping, .clipping, .truncatingHead, .truncatingMiddle, .truncatingTail,
        ] {
            for lines in [0, 1, 2, .max, -3] {
                for text in ["", " ", "a", "one two three\nfour", "שלום abc\t🙂\u{AD}x"] {
                    let layout = Bench.layout(text, width: length, height: length, lines: lines) {
                        $0.lineBreakMode = mode
                    }
                    #expect(layout.width.isFinite && layout.height.isFinite && layout.width >= 0)
                    #expect(layout.lines.allSatisfy { $0.x.isFinite && $0.baseline.isFinite && $0.width.isFinite })
                    #expect(text.isEmpty == layout.lines.isEmpty)
                }
            }
        }
    }

    @Test(arguments: [Double.nan, -.infinity, .infinity, 1e300])
    func `Extreme attributes give finite numbers`(number: Double) {
        let attributes = TextAttributes(font: TextFont(size: number), kern: number, baselineOffset: number)
        let layout = Bench.measurer.layout(StyledText("a b", attributes: attributes), in: TextBox(width: 100))
        #expect(layout.width.isFinite && layout.height.isFinite && layout.height >= 0)
        #expect(StyledText("a", attributes: attributes).scaled(by: number).runs[0].attributes.kern.isFinite)
    }

    @Test func `Only the beginning of a long text is measured, and a notice says so`() {
        var limits = TextLimits()
        limits.measuredBytes = 5000
        let text = String(repeating: "word ", count: 200_000)
        let layout = Bench.fresh(limits).layout(
            StyledText(text, attributes: TextAttributes(font: TextFont(size: 16))), in: TextBox(width: 200))
        #expect(layout.isTruncated)
        #expect(layout.notices == [.textTooLong(measured: 5000, of: 1_000_000)])
        #expect(layout.lines.last.map { $0.range.upperBound <= 5010 } == true)
    }

    @Test func `A long text limited to few lines is not measured beyond them`() {
        let text = StyledText(
            String(repeating: "word ", count: 200_000), attributes: TextAttributes(font: TextFont(size: 16)))
        let layout = Bench.fresh().layout(text, in: TextBox(width: 200, numberOfLines: 3))
        #expect(layout.lines.count == 3 && layout.isTruncated && layout.notices.isEmpty)
    }

    @Test func `The number of lines is limited, and a notice says where counting ended`() {
        var limits = TextLimits()
        limits.lines = 100
        let text = StyledText(
            String(repeating: "\n", count: 1000), attributes: TextAttributes(font: TextFont(size: 16)))
        let layout = Bench.fresh(limits).layout(text, in: TextBox())
        #expect(layout.lines.count == 100 && layout.isTruncated && layout.notices == [.tooManyLines(100)])
    }

    @Test func `The smallest limits give a layout`() {
        var limits = TextLimits()
        limits.measuredBytes = 0
        limits.lines = 0
        limits.cacheBytes = 0
        let text = StyledText("one two three", attributes: TextAttributes(font: TextFont(size: 16)))
        let layout = Bench.fresh(limits).layout(text, in: TextBox(width: 30))
        #expect(layout.isTruncated && layout.lines.count <= 1)
    }

    private static let noncharacters = [0xFDD0, 0xFFFF, 0x10FFFE].compactMap(Unicode.Scalar.init).map(Character.init)

    @Test(arguments: [
        "a" + String(repeating: "\u{301}", count: 10_000), String(repeating: "👩‍👩‍👧", count: 500),
        String(repeating: " ", count: 5000), String(repeating: "\u{202E}a\u{2066}ب", count: 800), "\0\0\0",
        String(repeating: "\r\n", count: 50), String(noncharacters), String(repeating: "x", count: 9000),
        String(repeating: "ab\u{AD}", count: 2000), String(repeating: "\t", count: 3000),
        "\u{FE0F}\u{200D}\u{FE0F}",
        String(repeating: "é漢b\u{301} ", count: 900), String(repeating: "\u{1F1E7}", count: 2001),
    ])
    func `Unusual texts have lines that cover all of them, in order`(text: String) {
        for width in [10.0, 100, .infinity] {
            let layout = Bench.layout(text, width: width)
            var end = 0
            for line in layout.lines {
                #expect(line.range.lowerBound == end)
                end = line.range.upperBound
            }
            #expect(end == text.utf8.count)
            #expect(layout.lines.allSatisfy { $0.width.isFinite && $0.width >= 0 })
        }
    }
}
