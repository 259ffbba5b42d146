import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

/// Sections 3.14 and 6.7.
@Suite("Simple forms")
struct SimpleFormTests {
    private func shown(_ children: String, around: String = "") -> DocumentScreen {
        let stage = BeagleStage()
        stage.dependencies.coder.register(type: Mark.self)
        return DocumentScreen(
            """
            {"_beagleComponent_":"beagle:simpleForm","id":"form","context":{"id":"f","value":{}}\(around),
             "onSubmit":[{"_beagleAction_":"custom:mark","name":"sent"}],
             "onValidationError":[{"_beagleAction_":"custom:mark","name":"refused"}],"children":[\(children)]}
            """, on: stage)
    }

    private func marks(_ shown: DocumentScreen) -> [String] { shown.stage.application.values[MarksKey.self] }

    private let submit =
        #"{"_beagleComponent_":"beagle:button","id":"go","text":"Go","onPress":[{"_beagleAction_":"beagle:submitForm"}]}"#

    @Test func `A form without errors is submitted, with the submitter as the origin`() throws {
        let shown = shown(#"{"_beagleComponent_":"beagle:textInput"},"# + submit)
        try shown.press("Go")
        #expect(marks(shown) == ["sent from go"])
    }

    @Test func `One error inside the form prevents submission, even if not shown or not visible`() throws {
        for error in [
            #""error":"no""#, #""error":"@{f.missing}no","showError":false"#,
            #""error":"no","style":{"display":"NONE"}"#,
        ] {
            let deep =
                #"{"_beagleComponent_":"beagle:container","children":[{"_beagleComponent_":"beagle:textInput",\#(error)}]},"#
            let shown = shown(deep + submit)
            try shown.press("Go")
            #expect(marks(shown) == ["refused from go"], "\(error)")
        }
    }

    @Test func `An empty or null error counts as none, and errors are evaluated in the input's scope`() throws {
        let inner =
            #"{"_beagleComponent_":"beagle:container","context":{"id":"own","value":"wrong"},"children":[{"_beagleComponent_":"beagle:textInput","error":"@{own}"}]},"#
        let valid =
            #"{"_beagleComponent_":"beagle:textInput","error":"@{f.none}"},{"_beagleComponent_":"beagle:textInput","error":""},"#
        var shown = shown(valid + submit)
        try shown.press("Go")
        #expect(marks(shown) == ["sent from go"])
        shown = self.shown(inner + submit)
        try shown.press("Go")
        #expect(marks(shown) == ["refused from go"])
    }

    @Test func `Only the nearest form is submitted, and without a form nothing happens`() throws {
        let inner =
            #"{"_beagleComponent_":"beagle:simpleForm","onSubmit":[{"_beagleAction_":"custom:mark","name":"inner"}],"children":[\#(submit)]}"#
        let nested = shown(#"{"_beagleComponent_":"beagle:textInput","error":"outer"},"# + inner)
        try nested.press("Go")
        #expect(marks(nested) == ["inner from go"])
        let lonely = DocumentScreen(submit)
        try lonely.press("Go")
        #expect(lonely.ignored == ["submitForm: there is no simpleForm around it"])
    }

    @Test func `The return key submits from the last field only`() throws {
        let shown = shown(
            #"{"_beagleComponent_":"beagle:textInput","id":"a"},{"_beagleComponent_":"beagle:textInput","id":"b"}"#)
        shown.stage.run { _ = shown.fields[0].receiveReturn() }
        #expect(marks(shown).isEmpty)
        shown.stage.run { _ = shown.fields[1].receiveReturn() }
        #expect(marks(shown) == ["sent from b"])
    }

    @Test func `A simple form is rendered as a form with its own context, id and style`() throws {
        let shown = shown("", around: ##","style":{"backgroundColor":"#FFF"}"##)
        let form = try #require(shown.screen.view.all(SimpleFormView.self).first)
        #expect(form.kind == .form)
        #expect(form.accessibilityIdentifier == "form")
        #expect(form.ownContext("f") == [:])
        #expect(form.backgroundColor != nil)
    }

    @Test func `Decoding and encoding keep every member of the simple form`() throws {
        let coder = BeagleCoder.builtIn()
        let text = """
            {"_beagleComponent_":"beagle:simpleform","accessibility":{"accessible":true,"isHeader":false},\
            "children":[],"context":{"id":"f","value":{}},"id":"i",\
            "onSubmit":[{"_beagleAction_":"beagle:submitform","analytics":false}],\
            "onValidationError":[{"_beagleAction_":"beagle:submitform","analytics":true}],\
            "style":{"backgroundColor":"#fff"}}
            """
        let json = try coder.json(of: AnyComponent(component: try coder.component(text)))
        #expect(json.description == text)
    }
}
