import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("Conformance C14: dialogs and conditions")
struct C14DialogTests {
    private let shown: DocumentScreen

    init() throws {
        shown = try DocumentScreen(fixture: "conformance/C14-dialogs.json")
    }

    private var kept: DynamicObject? {
        shown.screen.view.all(UILabel.self).first?.context("trip")?.value.asDictionary()["kept"]
    }

    @Test func `Dialog texts are evaluated, labels have defaults, and the action list continues`() throws {
        try shown.press("Return")
        #expect(shown.dialog?.title == "Return bike?")
        #expect(shown.dialog?.message == "Dock 12")
        #expect(Set(shown.dialog?.actions.map(\.title) ?? []) == ["Return", "Cancel"])
        #expect(shown.texts.first == "kept: , went on: true")
        try shown.answer("Return")
        #expect(shown.dialog?.message == "Fee applies")
        #expect(shown.dialog?.actions.map(\.title) == ["Ok"])
        try shown.answer("Ok")
        #expect(shown.dialog == nil)
        try shown.press("Return")
        try shown.answer("Cancel")
        #expect(kept == true)
    }

    @Test func `A single action counts as a list of one, except in strict decoding`() throws {
        try shown.press("Single")
        try shown.answer("Ok")
        #expect(kept == "single")
        let strict = BeagleCoder.builtIn(.strict)
        let text = String(decoding: try Fixture.data("conformance/C14-dialogs.json"), as: UTF8.self)
        #expect(try strict.error(in: text).path == "children[2].onPress[0].onPressOk")
    }

    @Test func `A condition with a text value runs onFalse, and a missing list does nothing`() throws {
        try shown.press("Text")
        #expect(kept == "no")
        try shown.press("Nothing")
        #expect(shown.dialog == nil)
    }

    @Test func `Nested handlers see the implicit contexts of all outer handlers, however late they run`() throws {
        shown.type("k7", into: try #require(shown.fields.first))
        shown.stage.answer(#"{"name":"Mula"}"#)
        #expect(shown.dialog?.message == "k7 is Mula")
        try shown.answer("Ok")
        #expect(kept == "k7/200")
    }
}
