import HeadlessUIKit
import TestSupport
import Testing

@Suite("Places in a text, and parts of it")
struct TextInputTests {
    let stage: Stage
    let field = UITextField()
    let view = UITextView()

    init() throws {
        stage = try Stage()
        stage.act {
            stage.window.addSubview(field)
            stage.window.addSubview(view)
            field.text = "Grüße 🚲!"
            view.text = "one\ntwo"
        }
    }

    private func range(_ start: Int, _ end: Int) throws -> UITextRange {
        let from = try #require(field.position(from: field.beginningOfDocument, offset: start))
        let to = try #require(field.position(from: field.beginningOfDocument, offset: end))
        return try #require(field.textRange(from: from, to: to))
    }

    @Test func `Text positions are counted in UTF-16, from the first to behind the last letter`() throws {
        #expect(field.offset(from: field.beginningOfDocument, to: field.endOfDocument) == 9)
        #expect(field.position(from: field.endOfDocument, offset: -9) == field.beginningOfDocument)
        #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
        #expect(field.position(from: field.beginningOfDocument, offset: -1) == nil)
        #expect(field.position(from: field.endOfDocument, offset: .max) == nil)
        #expect(field.compare(field.beginningOfDocument, to: field.endOfDocument) == .orderedAscending)
        #expect(field.compare(field.endOfDocument, to: field.endOfDocument) == .orderedSame)
        #expect(
            field.position(from: field.beginningOfDocument, in: .right, offset: 2)
                == field.position(from: field.beginningOfDocument, offset: 2))
        #expect(field.position(from: field.endOfDocument, in: .up, offset: 1) == nil)
    }

    @Test func `A text range is read in either order, and no letter is split`() throws {
        #expect(field.text(in: try range(0, 5)) == "Grüße")
        let backward = try #require(field.textRange(from: field.endOfDocument, to: field.beginningOfDocument))
        #expect(field.text(in: backward) == "Grüße 🚲!")
        #expect(field.text(in: try range(6, 8)) == "🚲")
        #expect(field.text(in: try range(6, 7)) == "")
        #expect(try range(3, 3).isEmpty)
        stage.act { field.text = "" }
        #expect(field.text(in: backward) == "")
    }

    @Test func `A selection set by code lasts until the text changes, and the caret starts at the end`() throws {
        #expect(field.selectedTextRange == nil)
        _ = stage.act { field.becomeFirstResponder() }
        #expect(field.selectedTextRange?.start == field.endOfDocument)
        let chosen = try range(0, 5)
        field.selectedTextRange = chosen
        #expect(field.selectedTextRange == chosen)
        _ = stage.act { field.receiveText("Grüße 🚲!?") }
        #expect(field.selectedTextRange?.start == field.endOfDocument)
    }

    @Test func `Ranges are replaced, and text is inserted and deleted at the caret`() throws {
        var changes = 0
        try stage.act {
            field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
            field.replace(try range(0, 5), withText: "Hi")
        }
        #expect(field.text == "Hi 🚲!")
        #expect(field.selectedTextRange?.start == field.position(from: field.beginningOfDocument, offset: 2))
        stage.act { field.insertText("ya") }
        #expect(field.text == "Hiya 🚲!")
        stage.act { field.selectedTextRange = nil }
        stage.act { field.deleteBackward() }
        stage.act { field.deleteBackward() }
        #expect(field.text == "Hiya ")
        #expect(changes == 4)
        #expect(field.hasText)
    }

    @Test func `Text views have the same text input, and a selected range`() throws {
        #expect(view.selectedRange == NSRange(location: 7, length: 0))
        view.selectedRange = NSRange(location: 0, length: 3)
        stage.act { view.insertText("none") }
        #expect(view.text == "none\ntwo")
        #expect(view.selectedRange == NSRange(location: 4, length: 0))
        view.selectedRange = NSRange(location: 5, length: .max)
        stage.act { view.deleteBackward() }
        #expect(view.text == "none\n")
        #expect(
            view.text(in: try #require(view.textRange(from: view.beginningOfDocument, to: view.endOfDocument)))
                == "none\n")
    }
}
