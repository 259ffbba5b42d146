import Flexbox
import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

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

    @Test func `A text input without members is an empty, editable field`() throws {
        let shown = shown("")
        let field = try field(shown)
        #expect(field.text == "")
        #expect(field.isEnabled)
        #expect(!field.isReadOnly)
        #expect(field.keyboardType == .default)
        #expect(shown.texts.isEmpty)
    }

    @Test(arguments: [
        ("TEXT", UIKeyboardType.default, false), ("EMAIL", .emailAddress, false), ("PASSWORD", .default, true),
        ("NUMBER", .numberPad, false), ("DATE", .numberPad, false), ("nonsense", .default, false),
    ])
    func `The type decides keyboard and secure entry, also when it changes`(
        _ type: String, _ keyboard: UIKeyboardType, _ isSecret: Bool
    ) throws {
        let shown = shown(#","type":"@{c.type}""#, context: #"{"id":"c","value":{"type":"PASSWORD"}}"#)
        let field = try field(shown)
        #expect(field.isSecureTextEntry)
        try write(["type": .string(type)], shown)
        #expect(field.keyboardType == keyboard)
        #expect(field.isSecureTextEntry == isSecret)
        #expect(field.inputKind == (type == "DATE" ? "date" : nil))
    }

    @Test func `Every expression follows its context; null means empty, enabled and read-only unchanged`() throws {
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

    @Test func `enabled and readOnly are independent, unlike in Beagle iOS`() throws {
        let field = try field(shown(#","enabled":false,"readOnly":false"#))
        #expect(!field.isEnabled)
        #expect(!field.isReadOnly)
    }

    @Test func `disabled of 1.x overrides enabled, and a hidden input keeps its space but is unreachable`() throws {
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

    @Test func `Focus, change and blur run their actions with the current text`() throws {
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

    @Test func `A text set by the context fires no event, and typing the same text is no change`() throws {
        let shown = shown(
            #","value":"@{c.v}","onChange":[{"_beagleAction_":"custom:mark","name":"changed"}]"#)
        try write(["v": "new"], shown)
        #expect(try field(shown).text == "new")
        shown.type("new", into: try field(shown))
        #expect(shown.stage.application.values[MarksKey.self].isEmpty)
    }

    @Test func `A value that a handler sets overrides the typed text`() throws {
        let shown = shown(
            #","value":"@{c.v}","onChange":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"v","value":"@{uppercase(onChange.value)}"}]"#
        )
        shown.type("ab", into: try field(shown))
        #expect(try field(shown).text == "AB")
    }

    @Test func `The error label exists only while shown and not empty, as an alert linked to its field`() throws {
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

    @Test func `The return key resigns first responder, as on iOS`() throws {
        let shown = shown(#","onBlur":[{"_beagleAction_":"custom:mark","name":"blur"}]"#)
        let field = try field(shown)
        shown.stage.run {
            _ = field.receiveFocus()
            _ = field.receiveReturn()
        }
        #expect(!field.isFirstResponder)
        #expect(shown.stage.application.values[MarksKey.self] == ["blur"])
    }

    @Test func `The field gets the accessibility label and the container gets the id`() throws {
        let box = try box(shown(#","id":"mail","accessibility":{"accessible":true,"accessibilityLabel":"E-mail"}"#))
        #expect(box.accessibilityIdentifier == "mail")
        #expect(box.accessibilityLabel == nil)
        #expect(box.field.accessibilityLabel == "E-mail")
    }

    @Test func `Background and border apply to the field, size and margin to the whole input`() throws {
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

    @Test func `Decoding and encoding keep every member, including those of 1.x`() throws {
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

    @Test func `Strict decoding accepts input types only in capitals`() throws {
        let text = #"{"_beagleComponent_":"beagle:textInput","type":"email"}"#
        #expect(try BeagleCoder.builtIn(.strict).error(in: text).path == "type")
        let input = try BeagleCoder.builtIn().component(TextInput.self, text)
        #expect(input.type == .value(.email))
    }
}
