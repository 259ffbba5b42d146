import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Conformance C7: a form")
struct C7FormTests {
    private let shown: DocumentScreen

    init() throws {
        shown = try DocumentScreen(fixture: "conformance/C7-form.json")
    }

    @Test func `The first press shows the error message, and the second sends a valid address`() throws {
        let field = try #require(shown.fields.first)
        #expect(shown.texts.isEmpty)
        try shown.press("Send")
        #expect(shown.texts == ["Required"])
        #expect(shown.dialog == nil)
        #expect(field.complaint === shown.screen.view.all(UILabel.self).first { $0.text == "Required" })
        shown.type("a@b", into: field)
        #expect(shown.texts.isEmpty)
        #expect(field.complaint == nil)
        try shown.press("Send")
        #expect(shown.dialog?.message == "Sent to a@b")
    }

    @Test func `Validation includes inputs that are hidden and errors that are not shown`() throws {
        let input = try #require(shown.screen.view.all(TextInputView.self).first)
        shown.stage.run { input.isHidden = true }
        try shown.press("Send")
        #expect(shown.dialog == nil)
        let context = try #require(input.context("f"))
        #expect(context.value.asDictionary()["tried"] == true)
    }

    @Test func `A typed text that its binding writes back changes nothing, so the caret stays`() throws {
        let field = try #require(shown.fields.first)
        shown.stage.run { _ = shown.stage.application.changes.drain() }
        shown.type("a@b", into: field)
        let changes = shown.stage.run { shown.stage.application.changes.drain().changes }
        #expect(field.text == "a@b")
        let ofField = changes.filter { change in
            if case .update(let view, _, _) = change { view === field } else { false }
        }
        #expect(ofField.count == 1)
    }

    @Test func `Decoding and encoding keep every member of the form`() throws {
        let coder = shown.stage.dependencies.coder
        let text = try Fixture.bytes("conformance/C7-form.json")
        let once = try coder.json(of: AnyComponent(component: try coder.component(from: text)))
        let twice = try coder.json(of: AnyComponent(component: try coder.component(from: once.encoded())))
        #expect(once == twice)
        #expect(once["onSubmit"]?[0]?["message"]?.string == "Sent to @{f.mail}")
        #expect(once["children"]?[0]?["_beagleComponent_"]?.string == "beagle:textinput")
        #expect(once["children"]?[0]?["type"]?.string == "EMAIL")
        #expect(once["children"]?[1]?["onPress"]?[0]?["_beagleAction_"]?.string == "beagle:submitform")
    }
}
