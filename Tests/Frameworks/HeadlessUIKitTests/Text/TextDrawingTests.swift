import HeadlessUIKit
import TestSupport
import Testing

@Suite("Lines as the page draws them")
struct TextDrawingTests {
    /// Returns the properties with the lines of a label with a 17-point font.
    private func lines(_ text: String, _ size: CGSize, _ change: (UILabel) -> Void = { _ in }) -> RecordedProperties {
        let label = UILabel(frame: CGRect(origin: .zero, size: size))
        label.numberOfLines = 0
        label.text = text
        change(label)
        let properties = RecordedProperties()
        label.project([.content, .style], into: properties)
        return properties
    }

    private func rows(_ properties: RecordedProperties) -> [[PropertyValue]] {
        (properties.lists["lines"] ?? []).map { if case .list(let row) = $0 { row } else { [] } }
    }

    private func number(_ value: PropertyValue) -> Double {
        if case .number(let number) = value { number } else { .nan }
    }
    private func words(_ row: [PropertyValue]) -> String { if case .text(let text) = row[2] { text } else { "" } }

    private func texts(_ properties: RecordedProperties) -> [String] { rows(properties).map(words) }

    @Test func `Each line is sent with its position, centred in the view, and shared attributes as styles`() throws {
        let properties = lines("One two three four", CGSize(width: 90, height: 100))
        #expect(texts(properties) == ["One two", "three four"])
        let line = 17.0 * 2444 / 2048
        let first = 50 - line + 17 * 1950 / 2048 - 17
        #expect(rows(properties).map { $0.count } == [3, 3])
        #expect(rows(properties).map { number($0[0]) } == [0, 0])
        #expect(rows(properties).map { number($0[1]) } == [first, first + line].map { ($0 * 64).rounded() / 64 })
        #expect(properties.lists["textStyles"] == nil)
        #expect(
            properties.styles == [
                "font-family": "Inter-Regular, sans-serif", "font-size": "17px", "letter-spacing": "-0.43px",
            ])
    }

    @Test func `Lines follow the label's alignment and are truncated with an ellipsis`() {
        let right = lines("One", CGSize(width: 100, height: 20)) { $0.textAlignment = .right }
        let center = lines("One", CGSize(width: 100, height: 20)) { $0.textAlignment = .center }
        let free = number(rows(right)[0][0])
        #expect(free > 60 && abs(number(rows(center)[0][0]) * 2 - free) <= 1.0 / 32)
        #expect(texts(lines("One two three four", CGSize(width: 90, height: 30))) == ["One two t…"])
        #expect(texts(lines("One two three", CGSize(width: 60, height: 20)) { $0.numberOfLines = 1 }) == ["One t…"])
        let head = lines("One two three", CGSize(width: 60, height: 20)) {
            $0.numberOfLines = 1
            $0.lineBreakMode = .byTruncatingHead
        }
        #expect(texts(head).first?.hasPrefix("…") == true)
    }

    @Test(arguments: [NSTextAlignment.natural, .center, .right])
    func `A text without space is an ellipsis, the same whether it is measured or not`(alignment: NSTextAlignment) {
        func drawn(_ text: String) -> RecordedProperties {
            lines(text, .zero) {
                $0.numberOfLines = 1
                $0.textAlignment = alignment
                $0.font = .boldSystemFont(ofSize: 20)
            }
        }
        let (plain, measured) = (drawn("Tapped 5 times"), drawn("Täpped 5 times"))
        #expect(texts(plain) == ["…"])
        #expect(texts(measured) == ["…"])
        #expect(rows(plain).map { $0.count } == rows(measured).map { $0.count })
        #expect(rows(plain).map { number($0[0]) } == rows(measured).map { number($0[0]) })
        #expect(rows(plain).map { number($0[1]) } == rows(measured).map { number($0[1]) })
        #expect(plain.styles == measured.styles)
    }

    @Test func `A frame rounded down by part of a pixel truncates no letter`() {
        let button = UIButton(type: .system)
        button.setTitle("Retry", for: .normal)
        let label = UILabel()
        label.text = "Retry"
        for view in [button, label] {
            let size = view.intrinsicContentSize
            view.frame = CGRect(x: 0, y: 0, width: size.width - 1 / 3, height: size.height)
            let properties = RecordedProperties()
            (view as? UILabel)?.project([.content, .style], into: properties)
            (view as? UIButton)?.projectDrawing(into: properties)
            #expect(texts(properties) == ["Retry"])
        }
    }

    @Test func `Text shrinks to fit a line, down to the minimum scale`() throws {
        func size(_ minimum: CGFloat) throws -> Double {
            let properties = lines("One two three", CGSize(width: 60, height: 20)) {
                $0.numberOfLines = 1
                $0.adjustsFontSizeToFitWidth = true
                $0.minimumScaleFactor = minimum
            }
            return try #require(Double(properties.styles["font-size"]?.dropLast(2) ?? ""))
        }
        #expect(try size(0.9) <= 15.4 && size(0.9) >= 15.3)
        #expect(try size(0.2) < 13 && size(0.2) > 8)
        #expect(try size(0) == size(0.2))
    }

    @Test func `Parts with different attributes are separate pieces, even if only the colour differs`() {
        let text = NSMutableAttributedString(string: "plain bold red link")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 6, length: 4))
        text.addAttribute(.foregroundColor, value: UIColor.systemRed, range: NSRange(location: 11, length: 3))
        text.addAttribute(.link, value: "https://a.example", range: NSRange(location: 15, length: 4))
        let properties = lines("", CGSize(width: 300, height: 30)) { $0.attributedText = text }
        #expect(texts(properties) == ["plain ", "bold", " ", "red", " ", "link"])
        #expect(rows(properties).map { $0.count == 3 ? 0 : number($0[3]) } == [0, 1, 0, 2, 0, 3])
        let styles = properties.lists["textStyles"] ?? []
        #expect(styles.count == 3)
        #expect("\(styles[0])".contains("Inter-Bold"))
        #expect("\(styles[1])".contains(UIColor.systemRed.css))
        #expect("\(styles[2])".contains("underline"))
        let underlined = lines("", CGSize(width: 300, height: 30)) {
            $0.attributedText = NSAttributedString(
                string: "all", attributes: [.underlineStyle: NSUnderlineStyle.double.rawValue, .strikethroughStyle: 1])
        }
        #expect(rows(underlined)[0].count == 4)
        #expect("\(underlined.lists["textStyles"] ?? [])".contains("line-through underline double"))
    }

    @Test func `Right-to-left text is marked as such, and each emoji has a box`() {
        let hebrew = rows(lines("שלום", CGSize(width: 100, height: 20)))
        #expect(hebrew[0].dropFirst(3) == [.number(0), .text("rtl")])
        #expect(number(hebrew[0][0]) > 50)
        let faces = rows(lines("😀😀", CGSize(width: 100, height: 20)))
        #expect(faces.map { $0.count } == [6, 6])
        #expect(faces.map { number($0[5]) } == [20.8125, 20.8125])
        #expect(number(faces[1][0]) - number(faces[0][0]) == 20.8125 || faces[0][0] == .number(0))
    }

    @Test func `A label that draws text with insets places and wraps its lines within them`() {
        final class Padded: UILabel {
            override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 20, dy: 0)) }
        }
        let label = Padded(frame: CGRect(x: 0, y: 0, width: 130, height: 100))
        label.numberOfLines = 0
        label.text = "One two three four"
        let properties = RecordedProperties()
        label.project([.content, .style], into: properties)
        #expect(texts(properties) == ["One two", "three four"])
        #expect(rows(properties).map { number($0[0]) } == [20, 20])
    }

    @Test func `The page receives a label's font again only when it changes`() {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
        func told(_ keys: PropertyKeys, _ change: () -> Void = {}) -> RecordedProperties {
            change()
            let properties = RecordedProperties()
            label.project(keys, into: properties)
            return properties
        }
        #expect(told(.content) { label.text = "One" }.styles["font-size"] == "17px")
        let second = told(.content) { label.text = "Two" }
        #expect(texts(second) == ["Two"] && second.styles.isEmpty)
        #expect(told(.style).styles["font-size"] == "17px", "who asks for the style is told it")
        #expect(told(.content) { label.text = "Три" }.styles.isEmpty, "the same font has these letters")
        #expect(told(.content) { label.text = "كلمة" }.styles["font-size"] != nil, "another font is told")
        #expect(told(.content) { label.text = "Two" }.styles["font-size"] == "17px")
        let parts = told(.content) {
            let text = NSMutableAttributedString(string: "One two")
            text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 4, length: 3))
            label.attributedText = text
        }
        #expect(parts.lists["textStyles"]?.count == 1)
        let plain = told(.content) { label.text = "Two" }
        #expect(plain.styles["font-size"] == "17px" && plain.lists["textStyles"] == nil)
        #expect(told(.content) { label.text = "Three" }.styles.isEmpty)
        #expect(told(.content) { label.text = "" }.written.contains("style.font-size"), "there is none any more")
        #expect(told(.content) { label.text = "Four" }.styles["font-size"] == "17px")
    }

    @Test func `A label without text has no lines, and one without space has one line`() {
        #expect(lines("", CGSize(width: 100, height: 20)).lists["lines"] == nil)
        #expect(rows(lines("One", .zero)).count == 1)
        for length in [CGFloat.nan, .infinity, -10] {
            let label = UILabel(frame: CGRect(x: length, y: length, width: length, height: length))
            label.text = "One"
            label.project([.content, .style], into: RecordedProperties())
        }
    }

    @Test func `A button has its title in the middle, beside its image`() {
        let button = UIButton(type: .system)
        button.setTitle("Try again", for: .normal)
        button.setImage(UIImage(systemName: "bell"), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
        let properties = RecordedProperties()
        button.projectDrawing(into: properties)
        #expect(texts(properties) == ["Try again"])
        guard case .list(let frame)? = properties.lists["imageFrame"].map(PropertyValue.list) else { return }
        #expect(number(frame[0]) > 40 && number(frame[1]) == 12 && number(frame[2]) == 20)
        #expect(abs(number(rows(properties)[0][0]) - number(frame[0]) - 20) < 0.02)
        #expect(properties.styles["font-size"] == "15px")
    }
}
