import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Section 3.13.
@Suite("Text inputs")
struct TextInputTests {
    private func shown(_ members: String, context: String = #"{"id":"c","value":{}}"#) -> DocumentScreen {
        let stage = BeagleStage()
        stage.dependencies.coder.register(type: Mark.self)
        return DocumentScreen(
            #"{"_beagleComponent_":"beagle:container","context":\#(context),"children":[{"_beagleComponent_":"beagle:textInput"\#(members)}]}"#,
            on: stage)
    }

    private func field(_ shown: DocumentScreen) throws -> UITextField { try #require(shown.fields.first) }

    private func box(_ shown: DocumentScreen) throws -> TextInputView {
        try #require(shown.screen.view.all(TextInputView.self).first)
    }

    private func write(_ value: DynamicObject, _ shown: DocumentScreen) throws {
        let context = try #require(try field(shown).context("c"))
        shown.stage.run { context.set(value) }
    }

    @Test("Without members it is an empty field that can be edited")
    func defaults() throws {
        let shown = shown("")
        let field = try field(shown)
        #expect(field.text == "")
        #expect(field.isEnabled)
        #expect(!field.isReadOnly)
        #expect(field.keyboardType == .default)
        #expect(shown.texts.isEmpty)
    }

    @Test(
        "The type decides keyboard and secrecy, also when it changes",
        arguments: [
            ("TEXT", UIKeyboardType.default, false), ("EMAIL", .emailAddress, false), ("PASSWORD", .default, true),
            ("NUMBER", .numberPad, false), ("DATE", .numberPad, false), ("nonsense", .default, false),
        ])
    func types(_ type: String, _ keyboard: UIKeyboardType, _ isSecret: Bool) throws {
        let shown = shown(#","type":"@{c.type}""#, context: #"{"id":"c","value":{"type":"PASSWORD"}}"#)
        let field = try field(shown)
        #expect(field.isSecureTextEntry)
        try write(["type": .string(type)], shown)
        #expect(field.keyboardType == keyboard)
        #expect(field.isSecureTextEntry == isSecret)
        #expect(field.inputKind == (type == "DATE" ? "date" : nil))
    }

    @Test("Every expression follows its context; null is the empty text, enabled, and as it was")
    func expressions() throws {
        let members = #","value":"@{c.v}","placeholder":"@{c.p}","enabled":"@{c.e}","readOnly":"@{c.r}""#
        let shown = shown(members, context: #"{"id":"c","value":{"v":"a","p":"Name","e":false,"r":true}}"#)
        let field = try field(shown)
        #expect(field.text == "a")
        #expect(field.placeholder == "Name")
        #expect(!field.isEnabled)
        #expect(field.isReadOnly)
        #expect(field.textColor == .systemGray)
        try write([:], shown)
        #expect(field.text == "")
        #expect(field.placeholder == "")
        #expect(field.isEnabled)
        #expect(field.isReadOnly)
        #expect(field.textColor == .label)
    }

    @Test("Enabled and read-only are independent, unlike in Beagle iOS")
    func independence() throws {
        let field = try field(shown(#","enabled":false,"readOnly":false"#))
        #expect(!field.isEnabled)
        #expect(!field.isReadOnly)
    }

    @Test("The members of 1.x: disabled overrules enabled, and what is hidden keeps its room out of reach")
    func legacyMembers() throws {
        let shown = shown(
            #","enabled":true,"disabled":"@{c.d}","hidden":"@{c.h}""#,
            context: #"{"id":"c","value":{"d":true,"h":true}}"#)
        let box = try box(shown)
        #expect(!box.field.isEnabled)
        #expect(box.decoration.isInvisible)
        #expect(box.field.reach == .disabled)
        try write(["d": false, "h": false], shown)
        #expect(box.field.isEnabled)
        #expect(!box.decoration.isInvisible)
        #expect(box.field.isReachable)
    }

    @Test("Focus, change and blur run their actions with the text at that moment")
    func events() throws {
        let shown = shown(
            ["onFocus", "onChange", "onBlur"].map {
                #","\#($0)":[{"_beagleAction_":"beagle:setContext","contextId":"c","value":"@{c} \#($0):@{\#($0).value}"}]"#
            }.joined(), context: #"{"id":"c","value":""}"#)
        let field = try field(shown)
        let context = try #require(field.context("c"))
        shown.stage.run { _ = field.receiveFocus() }
        shown.type("a", into: field)
        shown.type("ab", into: field)
        shown.stage.run { _ = field.receiveBlur() }
        #expect(context.value == " onFocus: onChange:a onChange:ab onBlur:ab")
    }

    @Test("A text that nobody typed raises nothing, and the same text again is no change")
    func programmaticChange() throws {
        let shown = shown(
            #","value":"@{c.v}","onChange":[{"_beagleAction_":"custom:mark","name":"changed"}]"#)
        try write(["v": "new"], shown)
        #expect(try field(shown).text == "new")
        shown.type("new", into: try field(shown))
        #expect(shown.stage.application.values[MarksKey.self].isEmpty)
    }

    @Test("A value that a handler changes wins over what was typed")
    func correction() throws {
        let shown = shown(
            #","value":"@{c.v}","onChange":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"v","value":"@{uppercase(onChange.value)}"}]"#
        )
        shown.type("ab", into: try field(shown))
        #expect(try field(shown).text == "AB")
    }

    @Test("The error is there only while it is wanted and not empty, announced and tied to its field")
    func errors() throws {
        let shown = shown(
            #","error":"@{c.e}","showError":"@{c.s}""#, context: #"{"id":"c","value":{"e":"Too short","s":false}}"#)
        let box = try box(shown)
        #expect(shown.texts.isEmpty)
        #expect(!shown.stage.run { box.isValid })
        try write(["e": "Too short", "s": true], shown)
        let label = try #require(box.all(UILabel.self).first)
        #expect(shown.texts == ["Too short"])
        #expect(label.declared.role == "alert")
        #expect(label.font.pointSize == 15)
        #expect(box.field.complaint === label)
        try write(["e": "", "s": true], shown)
        #expect(shown.texts.isEmpty)
        #expect(box.field.complaint == nil)
        #expect(shown.stage.run { box.isValid })
        try write(["e": "Still", "s": nil], shown)
        #expect(shown.texts == ["Still"], "null leaves showError as it was")
    }

    @Test("Return takes the caret away, as on iOS")
    func returnKey() throws {
        let shown = shown(#","onBlur":[{"_beagleAction_":"custom:mark","name":"blur"}]"#)
        let field = try field(shown)
        shown.stage.run {
            _ = field.receiveFocus()
            _ = field.receiveReturn()
        }
        #expect(!field.isFirstResponder)
        #expect(shown.stage.application.values[MarksKey.self] == ["blur"])
    }

    @Test("The field gets the accessible name, the box the id")
    func accessibility() throws {
        let box = try box(shown(#","id":"mail","accessibility":{"accessible":true,"accessibilityLabel":"E-mail"}"#))
        #expect(box.accessibilityIdentifier == "mail")
        #expect(box.accessibilityLabel == nil)
        #expect(box.field.accessibilityLabel == "E-mail")
    }

    @Test("The style's ground and edge are the field's, its size and place the whole box's")
    func decoration() throws {
        let box = try box(
            shown(
                ##","style":{"backgroundColor":"#FFF","borderWidth":1,"cornerRadius":{"radius":8},"padding":{"all":{"value":4,"type":"REAL"}},"margin":{"top":{"value":9,"type":"REAL"}},"size":{"height":{"value":60,"type":"REAL"}}}"##
            ))
        #expect(box.backgroundColor == nil)
        #expect(box.flexStyle[margin: .top] == 9)
        #expect(box.flexStyle.height == 60)
        #expect(box.decoration == Decoration())
        #expect(box.decoratedView.backgroundColor == UIColor(white: 1, alpha: 1))
        #expect(box.decoratedView.decoration.border?.width == 1)
        #expect(box.decoratedView.decoration.corners == Decoration.Corners(all: 8))
        #expect(box.decoratedView.flexStyle[padding: .all] == 4)
        #expect(box.decoratedView.flexStyle.height == .undefined)
    }

    @Test("Every member survives decoding and encoding, those of 1.x included")
    func roundTrip() throws {
        let coder = BeagleCoder.builtIn()
        let text = """
            {"_beagleComponent_":"beagle:textinput","accessibility":{"accessible":true,"isHeader":false},\
            "context":{"id":"x","value":1},"disabled":"@{a}","enabled":true,"error":"e","hidden":false,"id":"i",\
            "onBlur":[{"_beagleAction_":"beagle:submitform"}],"onChange":[{"_beagleAction_":"beagle:submitform"}],\
            "onFocus":[{"_beagleAction_":"beagle:submitform"}],"placeholder":"p","readOnly":false,"showError":"@{b}",\
            "style":{"backgroundColor":"#fff"},"styleId":"s","type":"DATE","value":"@{c}"}
            """
        let json = try coder.json(of: AnyComponent(component: try coder.component(text)))
        #expect(json.description == text)
    }

    @Test("Strict decoding knows the types only in capitals")
    func strictness() throws {
        let text = #"{"_beagleComponent_":"beagle:textInput","type":"email"}"#
        #expect(try BeagleCoder.builtIn(.strict).error(in: text).path == "type")
        let input = try BeagleCoder.builtIn().component(TextInput.self, text)
        #expect(input.type == .value(.email))
    }
}
