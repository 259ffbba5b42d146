import Testing
import TextMetrics

@Suite("Fonts")
struct FontTests {
    @Test func `The system font has San Francisco's line metrics, in thousandths of a point like UIFont`() {
        let metrics = Bench.fonts.metrics(of: TextFont(size: 17))
        #expect(metrics.lineHeight == 20.287109375)
        #expect(metrics.ascender == 16.1865234375)
        #expect(metrics.descender == -4.1005859375)
        #expect(metrics.capHeight == 11.97802734375)
        #expect(metrics.xHeight == 8.9482421875)
        #expect(metrics.leading == 0)
        for weight in FontWeight.allCases {
            #expect(Bench.fonts.metrics(of: TextFont(size: 17, weight: weight, isItalic: true)) == metrics)
        }
    }

    @Test func `Other font families have the metrics of their files`() {
        let metrics = Bench.fonts.metrics(of: TextFont(.monospaced, size: 20.48))
        #expect(metrics.ascender.isNear(19.01))  // 1901 of 2048 units
        #expect(metrics.descender.isNear(-4.83))
        #expect(metrics.capHeight > metrics.xHeight && metrics.xHeight > 0)
    }

    @Test(
        arguments: zip(
            FontWeight.allCases,
            ["Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black"]))
    func `Each font weight has its own file`(weight: FontWeight, style: String) {
        #expect(Bench.fonts.name(of: TextFont(size: 1, weight: weight)).value == "Inter-\(style)")
        let italic = style == "Regular" ? "Italic" : style + "Italic"
        #expect(Bench.fonts.name(of: TextFont(size: 1, weight: weight, isItalic: true)).value == "Inter-\(italic)")
        let bold = weight >= .semibold ? "-Bold" : ""
        #expect(Bench.fonts.name(of: TextFont(.monospaced, size: 1, weight: weight)).value == "DejaVuSansMono\(bold)")
        #expect(Bench.fonts.name(of: TextFont(.serif, size: 1, weight: weight)).value == "DejaVuSerif\(bold)")
    }

    @Test func `A missing font file is reported in a sentence that says what to install`() {
        #expect {
            _ = try FontLibrary(folder: "/nowhere")
        } throws: {
            "\($0)".hasPrefix("The font /nowhere/Inter-Thin.otf is missing.")
                && "\($0)".hasSuffix("apt-get install fonts-inter")
        }
    }

    @Test(arguments: [Double.nan, -1, -Double.infinity, 0])
    func `An invalid font size is 0, and no size exceeds the largest`(size: Double) {
        #expect(TextFont(size: size).size == 0)
        #expect(TextFont(size: .infinity).size == TextFont.largestSize)
        let layout = Bench.layout("a b", font: TextFont(size: size))
        #expect(layout.width == 0 && layout.height == 0 && layout.lines.count == 1)
    }

    @Test func `Tracking is San Francisco's, interpolated between its sizes`() {
        #expect(TextFont(size: 17).tracking == -0.43)
        #expect(TextFont(size: 12).tracking == 0)
        #expect(TextFont(size: 15.5).tracking.isNear(-0.27))
        #expect(TextFont(size: 40).tracking.isNear(-0.9))
        #expect(TextFont(size: 3).tracking.isNear(0.12))
        #expect(TextFont(size: 0).tracking == 0)
        #expect(TextFont(.monospaced, size: 17).tracking == 0)
    }

    @Test func `Monospaced digits have one width, and other letters do not change`() {
        let font = TextFont(size: 20, hasMonospacedDigits: true)
        let widths = (0...9).map { Bench.width("\($0)", font: font) }
        #expect(Set(widths).count == 1)
        #expect(Set((0...9).map { Bench.width("\($0)", font: TextFont(size: 20)) }).count > 1)
        #expect(Bench.width("Wide", font: font) == Bench.width("Wide", font: TextFont(size: 20)))
    }
}
