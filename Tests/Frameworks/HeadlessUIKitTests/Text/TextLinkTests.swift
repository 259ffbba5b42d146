import HeadlessUIKit
import TestSupport
import Testing

@Suite("Links in text views")
struct TextLinkTests {
    private final class Listener: NSObject, UITextViewDelegate {
        var heard: [String] = []
        var opens = true
        func textView(
            _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
            interaction: UITextItemInteraction
        ) -> Bool {
            heard.append("\(URL) \(characterRange.location)+\(characterRange.length)")
            return opens
        }
    }

    private func tap(_ view: UITextView, x: CGFloat) {
        view.touch(at: CGPoint(x: x, y: 16))
        view.gestureRecognizers?.forEach { $0.tapped() }
    }

    @Test func `A detected address is drawn as a link, and a tap opens it unless the delegate refuses`() throws {
        let (view, listener) = (UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 100)), Listener())
        let stage = try Stage(showing: view)
        stage.act {
            view.isEditable = false
            view.delegate = listener
            view.dataDetectorTypes = .link
            view.text = "See www.example.com/a. Or not"
        }
        #expect(view.projected.lists["textStyles"] != nil)
        stage.act { tap(view, x: 60) }
        #expect(listener.heard == ["http://www.example.com/a 4+17"])
        #expect(stage.host.opened.map(\.absoluteString) == ["http://www.example.com/a"])
        listener.opens = false
        stage.act {
            tap(view, x: 60)
            tap(view, x: 10)
        }
        #expect(listener.heard.count == 2 && stage.host.opened.count == 1)
        stage.act { view.isEditable = true }
        #expect(view.gestureRecognizers == nil && view.projected.lists["textStyles"] == nil)
    }

    @Test(arguments: [
        ("mail rye@example.com now", "mailto:rye@example.com"), ("call +49 (89) 123-4567", "tel:+49891234567"),
        ("bakery.com", "http://bakery.com"), ("1234 is short", nil), ("see https://a.b/c?d=e)", "https://a.b/c?d=e"),
    ])
    func `Addresses of mail, pages and telephones are detected`(text: String, address: String?) throws {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
        let stage = try Stage(showing: view)
        stage.act {
            view.isEditable = false
            view.dataDetectorTypes = [.link, .phoneNumber]
            view.text = text
            for x in stride(from: CGFloat(8), to: 200, by: 4) where stage.host.opened.isEmpty { tap(view, x: x) }
        }
        #expect(stage.host.opened.first?.absoluteString == address)
    }
}
