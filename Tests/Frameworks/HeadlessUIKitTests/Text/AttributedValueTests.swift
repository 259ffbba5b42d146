import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributed strings that are values")
struct AttributedValueTests {
    private let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://a.example/",
    ]

    @Test("Attributes are read, and written as they were")
    func both() {
        let container = AttributeContainer(attributes)
        #expect(container.font == .boldSystemFont(ofSize: 20) && container.foregroundColor == .red)
        #expect(container.kern == 2 && container.underlineStyle == .single && container.paragraphStyle == nil)
        #expect(container.link == URL(string: "https://a.example/"))
        let again = [NSAttributedString.Key: Any](container)
        #expect(again.count == 5 && again[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(again[.underlineStyle] as? Int == 1 && again[.kern] as? CGFloat == 2)
    }

    @Test("What is of another type than its key has is left out")
    func strange() {
        let container = AttributeContainer([.font: "bold", .foregroundColor: 7, .kern: "wide", .link: 3])
        #expect(container == AttributeContainer())
    }

    @Test("Text goes from one kind to the other and back, each run with its own")
    func runs() throws {
        var text = AttributedString("plain ")
        var loud = AttributedString("loud")
        loud.font = .boldSystemFont(ofSize: 20)
        loud.uiKit.strikethroughStyle = .double
        text += loud
        let old = NSAttributedString(text)
        #expect(old.string == "plain loud" && old.attributes(at: 0, effectiveRange: nil).isEmpty)
        #expect(old.attributes(at: 6, effectiveRange: nil)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(AttributedString(old) == text)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }
}
