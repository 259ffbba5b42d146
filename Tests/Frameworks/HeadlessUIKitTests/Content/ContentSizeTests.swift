import HeadlessUIKit
import TestSupport
import Testing

@Suite("Sizes of controls")
struct ContentSizeTests {
    @Test func `Buttons have the same intrinsic size as on iOS`() throws {
        #expect(UIButton(type: .custom).intrinsicContentSize == CGSize(width: 30, height: 34))
        #expect(UIButton(type: .system).intrinsicContentSize == CGSize(width: 30, height: 30))
        let button = UIButton(type: .system)
        button.setTitle("Try again", for: .normal)
        let title = "Try again".size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)])
        #expect(abs(button.intrinsicContentSize.width - title.width) < 0.34)
        #expect(button.intrinsicContentSize.height == 30)
        button.setImage(UIImage(systemName: "bell"), for: .normal)
        #expect(abs(button.intrinsicContentSize.width - title.width - 20) < 0.34)
        button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
        #expect(button.intrinsicContentSize.height == 40)  // the image's 20
        button.frame = CGRect(origin: .zero, size: button.intrinsicContentSize)
        let content = button.contentRect(forBounds: button.bounds)
        #expect(button.imageRect(forContentRect: content) == CGRect(x: 20, y: 10, width: 20, height: 20))
        #expect(abs(button.titleRect(forContentRect: content).minX - 40) < 0.01)
        button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
        #expect(abs(button.titleRect(forContentRect: content).minX - 48) < 0.01)
        button.setTitle(nil, for: .normal)
        button.contentEdgeInsets = .zero
        #expect(button.intrinsicContentSize == CGSize(width: 20, height: 20))
    }

    @Test func `A text field is one line high and as wide as its text or placeholder`() {
        let field = UITextField()
        #expect(field.intrinsicContentSize == CGSize(width: 0, height: 22))
        field.placeholder = "Name"
        let width = "Name".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width
        #expect(field.intrinsicContentSize.width == width.rounded(.up))
        field.borderStyle = .roundedRect
        #expect(field.intrinsicContentSize == CGSize(width: width.rounded(.up) + 14, height: 34))
        field.font = .systemFont(ofSize: 14)
        #expect(field.intrinsicContentSize.height == 30)
        field.text = "A much longer name"
        #expect(field.intrinsicContentSize.width > 100)
        #expect(field.textRect(forBounds: CGRect(x: 0, y: 0, width: 100, height: 34)).minX == 7)
    }

    @Test func `A text view without scrolling is as large as its text and insets`() {
        let view = UITextView()
        view.font = .systemFont(ofSize: 17)
        view.text = "One two three four five six seven eight nine ten"
        #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
        view.isScrollEnabled = false
        let line: CGFloat = 17 * 2444 / 2048
        #expect(abs(view.intrinsicContentSize.height - line - 16) < 0.34)
        let fitting = view.sizeThatFits(CGSize(width: 210, height: CGFloat.greatestFiniteMagnitude))
        #expect(abs(fitting.height - 2 * line - 16) < 0.34 && fitting.width <= 210)
        view.textContainerInset = .zero
        view.textContainer.lineFragmentPadding = 0
        #expect(abs(view.intrinsicContentSize.height - line) < 0.34)
        view.text = ""
        #expect(abs(view.intrinsicContentSize.height - line) < 0.34)
    }

    @Test func `A string is measured as one line, or wrapped within a given width`() {
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 17)]
        let line: CGFloat = 17 * 2444 / 2048
        let text = "One two three four five six seven eight nine ten"
        let one = text.size(withAttributes: attributes)
        #expect(abs(one.height - line) < 1e-9 && one.width > 300)
        let box = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
        let lines = text.boundingRect(
            with: box, options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: attributes, context: nil)
        #expect(abs(lines.height - 2 * line) < 1e-9 && lines.width <= 200)
        #expect(text.boundingRect(with: box, attributes: attributes, context: nil).size == one)
        #expect("a\nb".size(withAttributes: attributes).height == line * 2)
    }
}
