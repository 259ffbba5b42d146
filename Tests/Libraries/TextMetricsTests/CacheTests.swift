import Foundation
import Testing

@testable import TextMetrics

@Suite("Measuring again")
struct CacheTests {
    private let attributes = TextAttributes(font: TextFont(size: 15, weight: .semibold), kern: 0.25)

    /// Returns all values of a layout, exactly.
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

    @Test func `Cached layouts equal freshly measured ones, whatever was measured before`() {
        let kept = Bench.fresh()
        for round in 0..<3 {
            for text in texts {
                for width in [60.0, 200, .infinity, 90] {
                    for lines in [0, round + 1] {
                        let styled = StyledText(text, attributes: attributes)
                        let box = TextBox(width: width, numberOfLines: lines)
                        let anew = Bench.fresh().layout(styled, in: box)
                        #expect(account(kept.layout(styled, in: box)) == account(anew))
                    }
                }
            }
        }
    }

    @Test func `Texts that differ in one attribute are cached separately`() {
        let measurer = Bench.fresh()
        func width(_ text: String, _ change: (inout TextAttributes) -> Void = { _ in }) -> Double {
            var attributes = attributes
            change(&attributes)
            return measurer.layout(StyledText(text, attributes: attributes), in: TextBox()).width
        }
        let plain = width("text")
        #expect(width("texts") > plain)
        #expect(width("text") { $0.font = TextFont(size: 16, weight: .semibold) } > plain)
        #expect(width("text") { $0.font.weight = .black } > plain)
        #expect(width("text") { $0.kern = 1 } > plain)
        #expect(width("text") { $0.paragraph.firstLineHeadIndent = 9 } == plain + 9)
        #expect(width("text") == plain)
    }

    private func cache(bytes: Int) -> RecencyCache<CachedText> { RecencyCache(bytes: bytes) }

    private func entry(for text: StyledText, in cache: RecencyCache<CachedText>) -> CachedText {
        cache.entry(for: text) { CachedText(text, library: Bench.fonts, limits: TextLimits()) }
    }

    @Test(arguments: [0, 10_000, 300_000])
    func `The cache holds no more than its limit`(bytes: Int) {
        let cache = cache(bytes: bytes)
        for number in 0..<500 {
            let entry = entry(for: StyledText("text \(number)", attributes: attributes), in: cache)
            _ = entry.shaped(for: TextBox()).prefix(pieces: 1)
            cache.update(entry)
        }
        #expect(cache.cost <= bytes)
    }

    @Test func `A text that is still in use is not shaped again`() {
        let cache = cache(bytes: 50_000)
        let favourite = StyledText("favourite", attributes: attributes)
        let first = entry(for: favourite, in: cache)
        for number in 0..<500 {
            _ = entry(for: StyledText("text \(number)", attributes: attributes), in: cache)
            #expect(entry(for: favourite, in: cache) === first)
        }
    }

    @Test(arguments: [100, 2_000, 64 * 1024, 128 * 1024, 1024 * 1024])
    func `A text's size is cached whatever its length`(count: Int) {
        var limits = TextLimits()
        limits.cacheBytes = 1024 * 1024
        let measurer = Bench.fresh(limits)
        // A run for each letter, which needs the most memory to draw.
        let text = StyledText(String(repeating: "a\u{5D0}", count: count / 3), attributes: attributes)
        let box = TextBox(numberOfLines: 1)
        let first = measurer.extent(of: text, in: box)
        let before = measurer.madeLayouts
        let second = measurer.extent(of: text, in: box)
        #expect(measurer.madeLayouts == before)
        #expect(first?.width == second?.width && first?.work == second?.work)
    }

    @Test(arguments: [60.0, 343, .infinity])
    func `A text's size is that of its lines`(width: Double) {
        for text in texts + [String(repeating: "a\u{5D0}(b) ", count: 900)] {
            for lines in [0, 1, 2] {
                let styled = StyledText(text, attributes: attributes)
                let box = TextBox(width: width, numberOfLines: lines)
                let extent = Bench.fresh().extent(of: styled, in: box)
                let layout = Bench.fresh().layout(styled, in: box)
                #expect(extent?.width == layout.width && extent?.height == layout.height)
                #expect(extent?.lastBaseline == layout.lastBaseline && extent?.work == layout.work)
            }
        }
    }

    @Test func `Several threads can measure at once and get the same results`() {
        let measurer = Bench.fresh()
        let texts = texts
        let expected = texts.map {
            account(Bench.fresh().layout(StyledText($0, attributes: attributes), in: TextBox(width: 80)))
        }
        DispatchQueue.concurrentPerform(iterations: 64) { number in
            let place = number % texts.count
            let layout = measurer.layout(StyledText(texts[place], attributes: attributes), in: TextBox(width: 80))
            #expect(account(layout) == expected[place])
        }
    }
}
