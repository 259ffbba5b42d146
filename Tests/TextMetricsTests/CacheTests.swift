import Foundation
import Testing

@testable import TextMetrics

@Suite("Measuring again")
struct CacheTests {
    private let attributes = TextAttributes(font: TextFont(size: 15, weight: .semibold), kern: 0.25)

    /// All that a layout says, to the bit.
    private func account(_ layout: TextLayout) -> String {
        layout.lines.map { line in
            "\(line.range) \(line.x) \(line.width) \(line.y) \(line.height) \(line.baseline) \(line.segments)"
        }.joined(separator: "\n") + "\(layout.width) \(layout.height) \(layout.isTruncated) \(layout.notices)"
    }

    private var texts: [String] {
        [
            "one two three four five", "AVAVA To => Type 10x20", "שלום abc עולם 12", "a\nb\n",
            String(repeating: "lorem ipsum ", count: 700),
        ]
    }

    @Test("What is kept is what would be measured anew, whatever was measured before")
    func equality() {
        let kept = Bench.fresh()
        for round in 0..<3 {
            for text in texts {
                for width in [60.0, 200, .infinity, 90] {
                    for lines in [0, round + 1] {
                        let styled = StyledText(text, attributes)
                        let box = TextBox(width: width, numberOfLines: lines)
                        let anew = Bench.fresh().layout(styled, in: box)
                        #expect(account(kept.layout(styled, in: box)) == account(anew))
                    }
                }
            }
        }
    }

    @Test("Texts that differ in one thing are kept apart")
    func keys() {
        let measurer = Bench.fresh()
        func width(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> Double {
            var attributes = attributes
            change(&attributes)
            return measurer.layout(StyledText(text, attributes), in: TextBox()).width
        }
        let plain = width("text")
        #expect(width("texts") > plain)
        #expect(width("text") { $0.font = TextFont(size: 16, weight: .semibold) } > plain)
        #expect(width("text") { $0.font.weight = .black } > plain)
        #expect(width("text") { $0.kern = 1 } > plain)
        #expect(width("text") { $0.paragraph.firstLineHeadIndent = 9 } == plain + 9)
        #expect(width("text") == plain)
    }

    @Test("No more is kept than the limit says", arguments: [0, 10_000, 300_000])
    func memory(bytes: Int) {
        let cache = LayoutCache(bytes: bytes)
        for number in 0..<500 {
            let text = StyledText("text \(number)", attributes)
            let entry = cache.entry(for: text) { ShapedText(text, library: Bench.fonts) }
            _ = entry.shaped.prefix(beyond: 0)
            cache.update(entry)
        }
        #expect(cache.cost <= bytes)
    }

    @Test("A text that is asked for again is not shaped again while it is in use")
    func recent() {
        let cache = LayoutCache(bytes: 50_000)
        let favourite = StyledText("favourite", attributes)
        let first = cache.entry(for: favourite) { ShapedText(favourite, library: Bench.fonts) }
        for number in 0..<500 {
            let text = StyledText("text \(number)", attributes)
            _ = cache.entry(for: text) { ShapedText(text, library: Bench.fonts) }
            #expect(cache.entry(for: favourite) { ShapedText(favourite, library: Bench.fonts) } === first)
        }
    }

    @Test("Threads may measure at once, and see the same")
    func threads() {
        let measurer = Bench.fresh()
        let texts = texts
        let expected = texts.map { account(Bench.fresh().layout(StyledText($0, attributes), in: TextBox(width: 80))) }
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            let place = number % texts.count
            let layout = measurer.layout(StyledText(texts[place], attributes), in: TextBox(width: 80))
            #expect(account(layout) == expected[place])
        }
    }
}
