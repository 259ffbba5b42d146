import Testing

@testable import TextMetrics

@Suite("Lines")
struct LineBreakingTests {
    /// Texts with `|` at each position where a line may end.
    @Test(arguments: [
        "one |two  |three", "well-|known", "1-2", "-5", "a/|b", "$5", "50%", "(a)", "a,b", "“quoted” |word", "a…",
        "a\u{A0}b", "a\u{2060}b", "a\u{200B}|b", "漢|字、|漢", "한|국", "「漢」", "🙂|🙂", "👩‍👧|👩‍👧", "🇧🇷|🇵🇹", "👍🏽|👍🏽",
        "a\t|b", "e\u{301}\u{301}", "é |é", "don't", "a|—|b", "https://|example.com/|path", "a \u{301}b",
        "a\u{AD}|b",
    ])
    func `A line can break where UAX #14 allows it`(marked: String) {
        let bytes = Array(marked.replacing("|", with: "").utf8)
        let window = ScalarWindow(of: bytes.indices, in: bytes)
        var found = ""
        for (place, scalar) in window.scalars.enumerated() {
            found.unicodeScalars.append(Unicode.Scalar(scalar) ?? "?")
            if window.allowsBreak[place], place + 1 < window.count { found += "|" }
        }
        #expect(found == marked)
    }

    @Test func `Lines break only where allowed`() {
        let layout = Bench.layout("well-known a/b 1-2", width: Bench.width("known "))
        #expect(layout.texts == ["well-", "known", "a/b 1-2"])
    }

    @Test(arguments: ["\n", "\r\n", "\r", "\u{2028}", "\u{2029}", "\u{85}", "\u{B}", "\u{C}"])
    func `Every kind of line end ends a line`(end: String) {
        let layout = Bench.layout("one" + end + "two")
        #expect(layout.texts == ["one", "two"])
        #expect(layout.lines.map(\.range) == [0..<3 + end.utf8.count, 3 + end.utf8.count..<6 + end.utf8.count])
        #expect(layout.height.isNear(2 * Bench.layout("one").height))
        #expect(layout.lastBaseline.isNear(layout.firstBaseline + layout.height / 2))
    }

    @Test func `A line end at the end of a text opens an empty line, and an empty text has none`() {
        #expect(Bench.layout("a\n").texts == ["a", ""])
        #expect(Bench.layout("\n").texts == ["", ""])
        #expect(Bench.layout("a\n\n\nb").texts == ["a", "", "", "b"])
        #expect(Bench.layout("").lines.isEmpty && Bench.layout("").height == 0)
        #expect(Bench.layout("a\n", lines: 1).texts == ["a"] && !Bench.layout("a\n", lines: 1).isTruncated)
    }

    @Test func `A line holds as many words as fit`() {
        let width = Bench.width("one two")
        #expect(Bench.layout("one two three", width: width).texts == ["one two", "three"])
        #expect(Bench.layout("one two three", width: width - 0.01).texts == ["one", "two", "three"])
        #expect(Bench.layout("one two three", width: 1000).texts == ["one two three"])
    }

    @Test(arguments: 1...40)
    func `A text fits the width that was measured for it`(count: Int) {
        let words = (0..<count).map { "word\($0)" }.joined(separator: " ")
        let layout = Bench.layout(words, width: 120)
        #expect(Bench.layout(words, width: layout.width).texts == layout.texts)
        #expect(layout.lines.allSatisfy { $0.width <= 120.001 })
    }

    @Test func `Spaces at a line break take no width, and those at the end of a text do if there is room`() {
        let layout = Bench.layout("one   two", width: Bench.width("one") + 1)
        #expect(layout.texts == ["one", "two"])
        #expect(layout.lines.map(\.range) == [0..<6, 6..<9])
        #expect(Bench.width("one  ") > Bench.width("one"))
        #expect(Bench.layout("one      ", width: Bench.width("one ") + 1).width.isNear(Bench.width("one ")))
    }

    @Test func `A word that is too long is broken between characters, never within one`() {
        #expect(Bench.layout("aaaaaa", width: Bench.width("aa") + 1).texts == ["aa", "aa", "aa"])
        #expect(Bench.layout("ab", width: 0).texts == ["a", "b"])
        let family = "👩‍👩‍👧‍👦"
        #expect(Bench.layout(family + family, width: 1).texts == [family, family])
        let accents = "e\u{301}\u{302}\u{303}"
        #expect(Bench.layout(accents + accents, width: 1).texts == [accents, accents])
    }

    @Test func `Character wrapping breaks lines anywhere`() {
        let layout = Bench.layout("ab cd", width: Bench.width("ab c") + 0.5) { $0.lineBreakMode = .charWrapping }
        #expect(layout.texts == ["ab c", "d"])
    }

    @Test func `Clipped text has one line per paragraph, and no letter beyond the edge is drawn`() {
        let layout = Bench.layout("one two three\nfour", width: Bench.width("one")) { $0.lineBreakMode = .clipping }
        #expect(layout.lines.count == 2)
        #expect(layout.isTruncated)
        #expect(layout.width.isNear(Bench.width("one")))
        #expect("one two three".hasPrefix(layout.texts[0]) && layout.texts[0].count < 7)
        #expect(!Bench.layout("one", width: 100) { $0.lineBreakMode = .clipping }.isTruncated)
    }

    @Test func `A soft hyphen is drawn where a line ends with it`() {
        let text = "hyphen\u{AD}ation"
        #expect(Bench.layout(text, width: Bench.width("hyphen-") + 1).texts == ["hyphen\u{AD}-", "ation"])
        #expect(Bench.layout(text, width: 1000).texts == [text])
        #expect(Bench.width(text).isNear(Bench.width("hyphenation"), within: 0.5))
        // If there is no space for the hyphen, the word is broken without one.
        #expect(Bench.layout(text, width: Bench.width("hyphen") + 0.5).texts.first == "hyphen\u{AD}")
    }

    @Test func `Tabs extend to tab stops`() {
        let layout = Bench.layout("a\tb\tc") { $0.tabInterval = 50 }
        #expect(layout.lines[0].segments.map(\.text) == ["a", "b", "c"])
        #expect(layout.lines[0].segments.map(\.x) == [0, 50, 100])
        #expect(layout.width.isNear(100 + Bench.width("c")))
        #expect(Bench.layout("a\tb").lines[0].segments.map(\.x) == [0, 28])
    }

    @Test func `A line is as wide as its text alone, even if kerned with the text that follows`() {
        let text = "AVAVAVA TYTYTY. “Wa” VA -> To=>We 10x20 fi ffi P. Type AV-TA"
        for width in stride(from: 20.0, to: 200, by: 3.7) {
            for line in Bench.layout(text, width: width).lines {
                #expect(line.width.isNear(Bench.width(line.segments.map(\.text).joined()), within: 1e-6))
            }
        }
    }
}
