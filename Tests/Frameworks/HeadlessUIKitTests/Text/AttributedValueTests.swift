import Foundation
import HeadlessUIKit
import Testing

@Suite("Attributed strings that are values")
struct AttributedValueTests {
    private let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 2,
        .underlineStyle: NSUnderlineStyle.single.rawValue, .link: "https://a.example/",
    ]

    @Test func `Attributes are read and written back unchanged`() {
        let container = AttributeContainer(attributes)
        #expect(container.font == .boldSystemFont(ofSize: 20) && container.foregroundColor == .red)
        #expect(container.kern == 2 && container.underlineStyle == .single && container.paragraphStyle == nil)
        #expect(container.link == URL(string: "https://a.example/"))
        let again = [NSAttributedString.Key: Any](container)
        #expect(again.count == 5 && again[.font] as? UIFont == .boldSystemFont(ofSize: 20))
        #expect(again[.underlineStyle] as? Int == 1 && again[.kern] as? CGFloat == 2)
    }

    @Test func `Attribute values of the wrong type are left out`() {
        let container = AttributeContainer([.font: "bold", .foregroundColor: 7, .kern: "wide", .link: 3])
        #expect(container == AttributeContainer())
    }

    @Test func `Attributed strings convert both ways and keep each run's attributes`() throws {
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
