import HeadlessUIKit
import TestSupport
import Testing

@Suite("Images in texts")
struct TextAttachmentTests {
    private let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'/>"

    private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
        let text = NSMutableAttributedString(string: "Rated ")
        text.append(NSAttributedString(attachment: attachment))
        text.append(NSAttributedString(string: " by all"))
        return text
    }

    private func star(width: CGFloat, height: CGFloat, y: CGFloat = 0) -> NSTextAttachment {
        let attachment = NSTextAttachment()
        attachment.image = UIImage(systemName: "star")
        attachment.bounds = CGRect(x: 0, y: y, width: width, height: height)
        return attachment
    }

    private func label(_ text: NSAttributedString) -> UILabel {
        let label = UILabel()
        label.attributedText = text
        label.frame.size = label.intrinsicContentSize
        return label
    }

    private func rows(_ view: UIView) -> [[PropertyValue]] {
        (view.projected.lists["lines"] ?? []).map { if case .list(let row) = $0 { row } else { [] } }
    }

    /// The position and the size of the only image in the text of a view.
    private func image(in view: UIView) throws -> CGRect {
        let row = try #require(rows(view).first { $0.count == 7 && $0[2] == .text("") })
        let numbers = [0, 1, 5, 6].map { (place: Int) -> CGFloat in
            if case .number(let number) = row[place] { CGFloat(number) } else { .nan }
        }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private func style(_ place: Int, of view: UIView) -> [String: PropertyValue] {
        guard let styles = view.projected.lists["textStyles"], styles.indices.contains(place),
            case .members(let members) = styles[place]
        else { return [:] }
        return Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    }

    @Test func `A label draws an attachment between its words, on the baseline`() throws {
        let (with, without) = (
            label(text(star(width: 40, height: 10))), label(NSAttributedString(string: "Rated  by all"))
        )
        #expect(abs(with.frame.width - without.frame.width - 40) <= 1 && with.frame.height == without.frame.height)
        let place = try image(in: with)
        let baseline = with.font.ascender
        #expect(place.width == 40 && place.height == 10 && place.minX > 30 && abs(place.maxY - baseline) < 0.5)
        #expect(style(0, of: with)["image"] == .text("symbol:star"))
        #expect(style(0, of: with)["tint"] == .text(UIColor.label.css))
        #expect(with.projected["text"] == "Rated  by all")
    }

    @Test func `An attachment makes its line higher above and below the baseline`() throws {
        let plain = label(NSAttributedString(string: "Rated")).frame.height
        let high = label(text(star(width: 40, height: 40)))
        #expect(high.frame.height > 43 && high.frame.height < 46)
        #expect(abs(try image(in: high).minY) < 0.5)
        let deep = label(text(star(width: 40, height: 20, y: -20)))
        #expect(abs(deep.frame.height - high.font.ascender - 20) < 1 && deep.frame.height > plain)
    }

    @Test func `An attachment without bounds has the size of its image, and a symbol that of the font`() throws {
        let picture = NSTextAttachment(data: Data(svg.utf8), ofType: nil)
        #expect(picture.image?.size == CGSize(width: 12, height: 8))
        #expect(try image(in: label(text(picture))).size == CGSize(width: 12, height: 8))
        let symbol = NSMutableAttributedString(
            attributedString: text(NSTextAttachment(image: UIImage(systemName: "star")!)))
        symbol.addAttribute(
            .font, value: UIFont.systemFont(ofSize: 34), range: NSRange(location: 0, length: symbol.length))
        let shown = label(symbol)
        let place = try image(in: shown)
        let font = UIFont.systemFont(ofSize: 34)
        #expect(place.size == CGSize(width: 40, height: 40))
        #expect(abs(place.midY - (font.ascender - font.capHeight / 2)) < 2)
    }

    @Test func `An app's attachment class decides its bounds, and lines break around it`() throws {
        final class Wide: NSTextAttachment {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: 0, width: 70, height: lineFrag.height / 2) }
        }
        let shown = label(text(Wide(image: UIImage(systemName: "star")!)))
        shown.numberOfLines = 0
        shown.frame.size = CGSize(width: 80, height: 80)
        let place = try image(in: shown)
        #expect(place.width == 70 && place.minX == 0 && place.minY > 20)
    }

    @Test func `A text view and a button draw attachments, and their text leaves the character out`() throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.attributedText = text(star(width: 40, height: 10))
        #expect(try image(in: view).width == 40)
        #expect(view.projected["value"] == "Rated  by all")
        let button = UIButton(type: .custom)
        button.setAttributedTitle(text(star(width: 40, height: 10)), for: .normal)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 44)
        #expect(try image(in: button).width == 40)
        #expect(button.projected["title"] == "Rated  by all")
    }

    @Test func `Text has the shadow of its attribute or of its label`() {
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.red
        let own = label(NSAttributedString(string: "Dark", attributes: [.shadow: shadow]))
        #expect(style(0, of: own)["shadow"] == .text("1px 2px 3px #ff0000"))
        let plain = label(NSAttributedString(string: "Dark"))
        plain.shadowColor = .red
        #expect(style(0, of: plain)["shadow"] == .text("0px -1px 0px #ff0000"))
        plain.shadowColor = nil
        #expect(plain.projected.lists["textStyles"] == nil)
    }
}
