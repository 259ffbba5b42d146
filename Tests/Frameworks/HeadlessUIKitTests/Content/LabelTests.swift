import HeadlessUIKit
import TestSupport
import Testing

@Suite("Sizes and lines of labels")
struct LabelTests {
    private func label(_ text: String, lines: Int = 1, size: CGFloat = 17) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.numberOfLines = lines
        return label
    }

    /// Rounds up to a third of a point, a pixel of the device.
    private func pixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded(.up) / 3 }
    private let words = "One two three four five six seven eight nine ten"

    @Test func `A line at 17 points is 20⅓ points high, and Inter's letters use San Francisco's spacing`() {
        let natural = label("Hi").intrinsicContentSize
        #expect(abs(natural.height - 61.0 / 3) < 1e-9)
        let advances = (2_084 + 668) / 2_816.0 * 17  // of H and i
        #expect(abs(natural.width - pixels(advances - 2 * 0.43)) < 1e-9)
        #expect(label("").intrinsicContentSize == .zero)
        #expect(label("HiHi").intrinsicContentSize.width > natural.width * 1.9)
    }

    @Test func `A one-line label ignores the available width, and a multiline label wraps within it`() {
        let one = label(words)
        #expect(one.sizeThatFits(CGSize(width: 50, height: 0)) == one.intrinsicContentSize)
        let many = label(words, lines: 0)
        #expect(many.intrinsicContentSize == one.intrinsicContentSize)
        let narrow = many.sizeThatFits(CGSize(width: 200, height: 0))
        #expect(narrow.width <= 200 && narrow.width > 100)
        #expect(narrow.height == pixels(2 * 17 * 2444 / 2048))
        many.numberOfLines = 1
        many.numberOfLines = 2
        #expect(many.sizeThatFits(CGSize(width: 90, height: 0)).height == pixels(2 * 17 * 2444 / 2048))
        many.preferredMaxLayoutWidth = 90
        #expect(many.intrinsicContentSize.height == pixels(2 * 17 * 2444 / 2048))
        #expect(many.intrinsicContentSize.width <= 90)
    }

    @Test func `Baselines are measured from the middle, and those of several lines for the label's width`() throws {
        let line: CGFloat = 17 * 2444 / 2048
        let ascent: CGFloat = 17 * 1950 / 2048
        let one = try #require(label("One").baselines)
        #expect(abs(one.first - (ascent - line / 2)) < 1e-9 && one.first == one.last)
        let many = label(words, lines: 0)
        many.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        let two = try #require(many.baselines)
        #expect(abs(two.first - (ascent - line)) < 1e-9)
        #expect(abs(two.last - ascent) < 1e-9)
        #expect(label("").baselines == nil)
    }

    @Test func `Baseline constraints align text of two sizes, also with the last line of wrapped text`() throws {
        let stage = try Stage()
        let (many, one) = (label(words, lines: 0), label("end", size: 30))
        stage.act {
            for view in [many, one] {
                view.translatesAutoresizingMaskIntoConstraints = false
                stage.window.addSubview(view)
            }
            NSLayoutConstraint.activate([
                many.topAnchor.constraint(equalTo: stage.window.topAnchor),
                many.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
                many.widthAnchor.constraint(equalToConstant: 200),
                one.leadingAnchor.constraint(equalTo: many.trailingAnchor),
                one.lastBaselineAnchor.constraint(equalTo: many.lastBaselineAnchor),
            ])
        }
        func baseline(_ label: UILabel) -> CGFloat { label.frame.midY + (label.baselines?.last ?? 0) }
        #expect(many.frame.height > 40)
        #expect(abs(baseline(one) - baseline(many)) < 0.34)
    }

    @Test func `Attributes of text ranges apply, and the label's own apply elsewhere`() {
        let text = NSMutableAttributedString(string: "small LARGE")
        text.addAttribute(.font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 6, length: 5))
        let label = label("small LARGE")
        let plain = label.intrinsicContentSize
        label.attributedText = text
        #expect(label.intrinsicContentSize.height == pixels(34 * 2444 / 2048))
        #expect(label.intrinsicContentSize.width > plain.width * 1.3)
        #expect(label.projected["text"] == "small LARGE")
        label.font = .systemFont(ofSize: 17)
        #expect(label.intrinsicContentSize == plain)
        label.attributedText = NSAttributedString(string: "small LARGE", attributes: [.kern: 2])
        #expect(abs(label.intrinsicContentSize.width - plain.width - 22) < 0.34)
        label.text = "small LARGE"
        #expect(label.intrinsicContentSize == plain)
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 7
        style.lineBreakMode = .byTruncatingHead
        #expect((style.copy() as? NSParagraphStyle)?.lineBreakMode == .byTruncatingHead)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(string: "a\nb", attributes: [.paragraphStyle: style])
        #expect(label.intrinsicContentSize.height == pixels(2 * 17 * 2444 / 2048 + 7))
        label.attributedText = nil
        #expect(label.text == nil && label.intrinsicContentSize == .zero)
    }

    @Test func `A subclass that insets textRect gets a larger intrinsic size`() {
        final class Padded: UILabel {
            override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
                let inner = super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 5), limitedToNumberOfLines: lines)
                return inner.insetBy(dx: -10, dy: -5)
            }
        }
        let padded = Padded()
        padded.text = "One"
        let plain = label("One").intrinsicContentSize
        #expect(padded.intrinsicContentSize.width == plain.width + 20)
        #expect(padded.intrinsicContentSize.height == plain.height + 10)
    }

    @Test func `Huge texts and invalid numbers cause no crash`() throws {
        let stage = try Stage()
        let label = label(String(repeating: "word ", count: 200_000), lines: -3)
        stage.act { _ = label.sizeThatFits(CGSize(width: 300, height: 0)) }
        stage.act { _ = label.sizeThatFits(CGSize(width: 300, height: 0)) }
        #expect(stage.host.notes.count { $0.description.contains("was measured up to byte") } == 1)
        label.text = "One two"
        for length in [CGFloat.nan, .infinity, -.infinity, -5, 1e300] {
            let size = label.sizeThatFits(CGSize(width: length, height: length))
            #expect(size.width.isFinite && size.height > 0)
            label.frame = CGRect(x: length, y: length, width: length, height: length)
            _ = label.baselines
            label.preferredMaxLayoutWidth = length
            #expect(label.intrinsicContentSize.height > 0)
            label.minimumScaleFactor = length
        }
        label.attributedText = NSAttributedString(
            string: "One\u{0}\u{2028}", attributes: [.kern: Double.nan, .font: "no font", .baselineOffset: 1e300])
        #expect(label.intrinsicContentSize.width.isFinite)
    }
}
