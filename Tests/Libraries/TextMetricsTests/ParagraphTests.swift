import Testing
import TextMetrics

@Suite("Paragraphs")
struct ParagraphTests {
    private let line = 16 * 2444.0 / 2048  // of San Francisco at 16 points

    @Test func `Line spacing lies between lines, and paragraph spacing between paragraphs`() {
        let layout = Bench.layout("a\u{2028}b\nc\nd") {
            $0.lineSpacing = 3
            $0.paragraphSpacing = 10
            $0.paragraphSpacingBefore = 5
        }
        #expect(layout.lines.map(\.y) == [0, line + 3, 2 * line + 21, 3 * line + 39])
        #expect(layout.height == 4 * line + 39)
    }

    @Test func `Letters stand at the bottom of a taller line, and a lower line cuts them at the top`() {
        let descent = 16 * 494.0 / 2048
        let higher = Bench.layout("a\nb") { $0.minimumLineHeight = 40 }
        #expect(higher.height == 80)
        #expect(higher.firstBaseline.isNear(40 - descent) && higher.lastBaseline.isNear(80 - descent))
        let lower = Bench.layout("a") { $0.maximumLineHeight = 10 }
        #expect(lower.height == 10 && lower.firstBaseline.isNear(10 - descent))
        let multiple = Bench.layout("a") { $0.lineHeightMultiple = 1.5 }
        #expect(multiple.height.isNear(1.5 * line) && multiple.firstBaseline.isNear(1.5 * line - descent))
        let both = Bench.layout("a") {
            $0.lineHeightMultiple = 9
            $0.maximumLineHeight = 50
        }
        #expect(both.height == 50)
    }

    @Test func `Lines are aligned left, right, centred, or naturally by reading direction`() {
        let width = Bench.width("abc")
        func x(_ alignment: TextAlignment, _ text: String = "abc", width: Double = 200) -> Double {
            Bench.layout(text, width: width) { $0.alignment = alignment }.lines[0].x
        }
        #expect(x(.left) == 0 && x(.natural) == 0 && x(.justified) == 0)
        #expect(x(.right).isNear(200 - width))
        #expect(x(.center).isNear(100 - width / 2))
        #expect(x(.natural, "שלום") > 100)
        #expect(x(.left, "שלום") == 0)
        #expect(x(.right, width: .infinity) == 0)
    }

    @Test func `Lines without a width limit are aligned to the widest one`() {
        let layout = Bench.layout("abcdef\nab") { $0.alignment = .right }
        #expect(layout.lines[0].x == 0)
        #expect(layout.lines[1].x.isNear(Bench.width("abcdef") - Bench.width("ab")))
    }

    @Test func `Justified lines reach both edges, except the last of a paragraph`() {
        let layout = Bench.layout("a b c d e f g h i j k l m n", width: 60) { $0.alignment = .justified }
        #expect(layout.lines.count > 2)
        for line in layout.lines.dropLast() {
            let spaces = line.segments.reduce(0) { $0 + $1.text.count { $0 == " " } }
            #expect((line.width + line.wordSpacing * Double(spaces)).isNear(60))
        }
        #expect(layout.lines.last?.wordSpacing == 0)
    }

    @Test func `Indents narrow the available width and move the lines`() {
        let layout = Bench.layout("aa aa aa aa aa aa aa aa", width: 100) {
            $0.firstLineHeadIndent = 50
            $0.headIndent = 20
            $0.tailIndent = -10
        }
        #expect(layout.lines[0].x == 50 && layout.lines[1].x == 20)
        #expect(layout.lines.allSatisfy { $0.x + $0.width <= 90.001 })
        let absolute = Bench.layout("aa aa aa aa", width: 100) { $0.tailIndent = 50 }
        #expect(absolute.lines.count == 2 && absolute.lines.allSatisfy { $0.width <= 50.001 })
        let without = Bench.layout("aa") {
            $0.firstLineHeadIndent = 7
            $0.tailIndent = -3
        }
        #expect(without.width.isNear(Bench.width("aa") + 10))
    }

    @Test(arguments: [Double.nan, -5, -Double.infinity])
    func `Invalid numbers in a paragraph style count as 0`(number: Double) {
        let plain = Bench.layout("one two\nthree", width: 60)
        let layout = Bench.layout("one two\nthree", width: 60) {
            $0.lineSpacing = number
            $0.paragraphSpacing = number
            $0.paragraphSpacingBefore = number
            $0.minimumLineHeight = number
            $0.maximumLineHeight = number
            $0.lineHeightMultiple = number
            $0.firstLineHeadIndent = number
            $0.headIndent = number
            $0.tabInterval = number
        }
        #expect(layout.texts == plain.texts && layout.height == plain.height)
    }

    @Test func `Each paragraph has the style of its first letter`() {
        var right = ParagraphStyle()
        right.alignment = .right
        let font = TextFont(size: 16)
        let text = StyledText([
            ("one\n", TextAttributes(font: font)), ("two", TextAttributes(font: font, paragraph: right)),
            (" three", TextAttributes(font: font)),
        ])
        let layout = Bench.measurer.layout(text, in: TextBox(width: 300))
        #expect(layout.lines[0].x == 0)
        #expect((layout.lines[1].x + layout.lines[1].width).isNear(300))
    }
}
