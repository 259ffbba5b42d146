import Chance
import Testing
import TextMetrics

@Suite("Lines that need not be measured")
struct UnmeasuredLineTests {
    private static let letters = (UInt8(0x20)...0x7E).map { Character(Unicode.Scalar($0)) }
    private static let fonts = [
        TextFont(size: 17), TextFont(size: 11, weight: .black), TextFont(size: 34, weight: .thin),
        TextFont(size: 20, weight: .semibold, isItalic: true), TextFont(.monospaced, size: 14),
        TextFont(.serif, size: 20, weight: .bold),
    ]

    private func line(_ string: String, in width: Double, _ attributes: TextAttributes) -> UnmeasuredLine? {
        Bench.measurer.unmeasuredLine(of: StyledText(string, attributes: attributes), in: width)
    }

    @Test(arguments: fonts)
    func `No two adjacent letters are wider than the assumed maximum, in any font`(_ font: TextFont) {
        let attributes = TextAttributes(font: font)
        for one in Self.letters {
            for other in Self.letters {
                let pair = String([one, other])
                let width = Bench.width(pair, font: font)
                #expect(line(pair, in: width.nextDown, attributes) == nil, "\(pair)")
            }
        }
    }

    @Test(arguments: 0..<6)
    func `An unmeasured line equals the measured one except for widths`(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        var answers = 0
        for _ in 0..<400 {
            let font = Self.fonts[Int.random(in: 0..<Self.fonts.count, using: &random)]
            let count = Int.random(in: 1...30, using: &random)
            let string = String((0..<count).map { _ in Self.letters.randomElement(using: &random) ?? "x" })
            var attributes = TextAttributes(font: font, kern: Double.random(in: -0.6...1.5, using: &random))
            attributes.paragraph.alignment = [.natural, .left, .justified].randomElement(using: &random) ?? .left
            attributes.paragraph.lineHeightMultiple = Bool.random(using: &random) ? 0 : 1.4
            attributes.paragraph.maximumLineHeight = Bool.random(using: &random) ? 0 : 15
            let width = Double.random(in: 20...1_000, using: &random)
            guard let found = line(string, in: width, attributes) else { continue }
            answers += 1
            let layout = Bench.measurer.layout(StyledText(string, attributes: attributes), in: TextBox(width: width))
            let expected = try #require(layout.lines.first)
            #expect(layout.lines.count == 1 && !layout.isTruncated && layout.notices.isEmpty, "\(string)")
            #expect(found.height == layout.height && found.line.baseline == expected.baseline)
            #expect(found.line.x == expected.x && found.line.range == expected.range)
            #expect(found.line.wordSpacing == expected.wordSpacing && !expected.isRightToLeft)
            #expect(found.line.segments.map(\.text) == expected.segments.map(\.text), "\(string)")
            #expect(found.line.segments.map(\.drawing) == expected.segments.map(\.drawing))
            #expect(found.line.segments.map(\.kern) == expected.segments.map(\.kern))
            #expect(found.line.segments.map(\.x) == expected.segments.map(\.x))
        }
        #expect(answers > 100)
    }

    @Test func `A short text in a wide space is not measured, and one that may not fit is`() throws {
        let attributes = TextAttributes(font: TextFont(size: 17))
        #expect(line("Result 1234", in: 361, attributes) != nil)
        #expect(line("Result 1234", in: 90, attributes) == nil)
        #expect(line(String(repeating: "m", count: 40), in: 361, attributes) == nil)
        #expect(line("Result", in: .nan, attributes) == nil)
    }

    @Test func `Texts that need measuring give no unmeasured line`() {
        let plain = TextAttributes(font: TextFont(size: 17))
        for string in ["", "two\nlines", "a\tb", "é", "日本", "שלום", "👋"] {
            #expect(line(string, in: 1_000, plain) == nil, "\(string)")
        }
        func attributes(_ change: (inout TextAttributes) -> Void) -> TextAttributes {
            var attributes = plain
            change(&attributes)
            return attributes
        }
        for other in [
            attributes { $0.paragraph.alignment = .center }, attributes { $0.paragraph.alignment = .right },
            attributes { $0.paragraph.direction = .rightToLeft }, attributes { $0.paragraph.firstLineHeadIndent = 5 },
            attributes { $0.paragraph.tailIndent = -5 }, attributes { $0.baselineOffset = 2 },
            attributes { $0.font.hasMonospacedDigits = true },
        ] { #expect(line("Text", in: 1_000, other) == nil) }
        let mixed = StyledText([("Te", plain), ("xt", attributes { $0.kern = 1 })])
        #expect(Bench.measurer.unmeasuredLine(of: mixed, in: 1_000) == nil)
    }
}
