import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

/// Tests for the forms of Beagle 1.x.
@Suite("Forms of Beagle 1.x")
struct LegacyFormTests {
    private let stage = BeagleStage()

    init() {
        let validators = ValidatorProviding()
        validators["filled"] = { ($0 as? String)?.isEmpty == false }
        stage.dependencies.validatorProvider = validators
        stage.dependencies.coder.register(type: Mark.self)
    }

    private func shown(_ members: String, input: String = "", submit: String = "") -> DocumentScreen {
        DocumentScreen(
            """
            {"_beagleComponent_":"beagle:form"\(members),"child":{"_beagleComponent_":"beagle:container","children":[
             {"_beagleComponent_":"beagle:formInput","name":"mail"\(input),
              "child":{"_beagleComponent_":"beagle:textInput","value":"a@b"}},
             {"_beagleComponent_":"beagle:formInput","name":"name","child":{"_beagleComponent_":"beagle:textInput","value":"Ana Sé"}},
             {"_beagleComponent_":"beagle:formSubmit"\(submit),"child":{"_beagleComponent_":"beagle:button","text":"Send"}}]}}
            """, on: stage)
    }

    private func remote(_ method: String) -> String {
        #","onSubmit":[{"_beagleAction_":"beagle:formRemoteAction","path":"/sign","method":"\#(method)"}]"#
    }

    private var marks: [String] { stage.application.values[MarksKey.self] }
    private var states: [String] {
        stage.timeline.entries.filter { !$0.contains(" /") }.suffix(3).map(\.self)
    }

    @Test func `A remote action posts the inputs as JSON, reports its states and runs the returned action`() throws {
        let shown = shown(remote("POST"))
        try shown.press("Send")
        let request = try #require(stage.network.requests.first)
        #expect(request.additionalData?.method == .post)
        let body = try JSON(parsing: [UInt8](request.additionalData?.bodyData ?? .init()))
        #expect(body == ["mail": "a@b", "name": "Ana Sé"])
        stage.answer(#"{"_beagleAction_":"custom:mark","name":"answered"}"#)
        #expect(states == ["started", "finished", "success"])
        #expect(marks == ["answered"])
    }

    @Test(arguments: ["GET", "DELETE"])
    func `GET and DELETE send the inputs in the query, ordered by name`(_ method: String) throws {
        let shown = shown(remote(method))
        try shown.press("Send")
        let request = try #require(stage.network.requests.first)
        #expect(request.url.absoluteString == "https://bff.test/sign?mail=a%40b&name=Ana%20S%C3%A9")
        #expect(request.additionalData?.method?.rawValue == method)
        #expect(request.additionalData?.bodyData == nil)
    }

    @Test func `A failure and an invalid response are submitForm errors, and retry sends the same again`() throws {
        let shown = shown(remote("POST"))
        try shown.press("Send")
        stage.fail("offline")
        guard case .error(.submitForm(.networkError), let retry) = shown.screen.serverDrivenState else {
            Issue.record("no error: \(shown.screen.serverDrivenState)")
            return
        }
        shown.type("late@b", into: shown.fields[0])
        stage.run(retry)
        #expect(stage.network.requests.count == 2)
        #expect(
            stage.network.requests[0].additionalData?.bodyData == stage.network.requests[1].additionalData?.bodyData)
        stage.answer(Documents.probe)
        guard case .error(.submitForm(.decoding), _) = shown.screen.serverDrivenState else {
            Issue.record("no error: \(shown.screen.serverDrivenState)")
            return
        }
    }

    @Test func `A required input that fails its validator shows its message and stops the submission`() throws {
        let required = #","required":true,"validator":"filled","errorMessage":"Needed""#
        let shown = shown(remote("POST"), input: required)
        shown.type("", into: shown.fields[0])
        try shown.press("Send")
        #expect(stage.network.requests.isEmpty)
        #expect(shown.texts == ["Needed"])
        shown.type("b@c", into: shown.fields[0])
        try shown.press("Send")
        #expect(stage.network.requests.count == 1)
    }

    @Test func `A missing validator stops the submission and is logged`() throws {
        let shown = shown(remote("POST"), input: #","required":true,"validator":"none""#)
        try shown.press("Send")
        #expect(stage.network.requests.isEmpty)
        #expect(stage.notes.logged(.error) == ["The input \"mail\" needs a validator \"none\""])
    }

    @Test func `A disabled submit button is enabled once the required inputs are valid`() throws {
        let shown = shown(
            remote("POST"), input: #","required":true,"validator":"filled""#, submit: #","enabled":false"#)
        let button = try #require(shown.screen.view.button(titled: "Send"))
        #expect(button.isEnabled)
        shown.type("", into: shown.fields[0])
        #expect(!button.isEnabled)
        shown.type("x", into: shown.fields[0])
        #expect(button.isEnabled)
    }

    @Test func `Stored values join a later form of the group; inputs override them, additional data all`() throws {
        let stored = #","group":"g","shouldStoreFields":true,"additionalData":{"more":"1","name":"fixed"}"#
        try shown(stored).press("Send")
        let second = DocumentScreen(
            """
            {"_beagleComponent_":"beagle:form","group":"g"\(remote("POST")),"child":{"_beagleComponent_":"beagle:container","children":[
             {"_beagleComponent_":"beagle:formInput","name":"mail","child":{"_beagleComponent_":"beagle:textInput","value":"new"}},
             {"_beagleComponent_":"beagle:formSubmit","child":{"_beagleComponent_":"beagle:text","text":"Go"}}]}}
            """, on: stage)
        let label = try #require(second.screen.view.all(UILabel.self).first)
        stage.run { _ = label.receiveTap() }
        let body = try JSON(parsing: [UInt8](stage.network.requests.last?.additionalData?.bodyData ?? .init()))
        #expect(body == ["mail": "new", "name": "fixed", "more": "1"])
        stage.answer(#"{"_beagleAction_":"custom:mark","name":"stored"}"#)
        #expect(stage.run { StoredForms.current["g"] }.isEmpty)
    }

    @Test func `A local action passes inputs and data to the handler, which reports states and an action`() throws {
        let handling = LocalFormHandling()
        var listeners: [LocalFormHandler.Listener] = []
        var handled: [FormLocalAction] = []
        handling["keep"] = { _, action, listener in
            handled.append(action)
            listeners.append(listener)
        }
        stage.dependencies.localFormHandler = handling
        let shown = shown(
            #","onSubmit":[{"_beagleAction_":"beagle:formLocalAction","name":"keep","data":{"mail":"old","kind":"x"}}]"#
        )
        try shown.press("Send")
        #expect(handled.first?.data == ["mail": "a@b", "name": "Ana Sé", "kind": "x"])
        let report = try #require(listeners.first)
        stage.run {
            report(.start)
            report(.error(ScriptedFailure(reason: "full")))
        }
        guard case .error(.action(let error), let retry) = shown.screen.serverDrivenState else {
            Issue.record("no error: \(shown.screen.serverDrivenState)")
            return
        }
        #expect(error.localizedDescription == "full")
        stage.run(retry)
        #expect(handled.count == 2)
        stage.run { report(.success(action: Mark(name: "kept"))) }
        #expect(marks == ["kept"])
    }

    @Test func `A validation response shows its messages on the inputs it names`() throws {
        let shown = shown(remote("PUT"))
        try shown.press("Send")
        stage.answer(
            #"{"_beagleAction_":"beagle:formValidation","errors":[{"inputName":"name","message":"Taken"},{"inputName":"x","message":"?"}]}"#
        )
        #expect(shown.texts == ["Taken"])
        #expect(stage.notes.logged(.error) == ["The form has no input \"x\""])
    }

    @Test func `Other actions in onSubmit run unchanged`() throws {
        try shown(#","onSubmit":[{"_beagleAction_":"custom:mark","name":"plain"}]"#).press("Send")
        #expect(marks == ["plain"])
    }

    @Test func `Decoding and encoding keep every member of the legacy form`() throws {
        let coder = BeagleCoder.builtIn()
        let text = """
            {"_beagleComponent_":"beagle:form","additionalData":{"a":"b"},"child":{"_beagleComponent_":"beagle:forminput",\
            "child":{"_beagleComponent_":"beagle:formsubmit","child":{"_beagleComponent_":"beagle:textinput"},"enabled":false},\
            "errorMessage":"e","name":"n","required":true,"validator":"v"},"group":"g","onSubmit":[\
            {"_beagleAction_":"beagle:formremoteaction","analytics":true,"method":"PUT","path":"/p"},\
            {"_beagleAction_":"beagle:formlocalaction","data":{"k":"v"},"name":"l"},\
            {"_beagleAction_":"beagle:formvalidation","errors":[{"inputName":"n","message":"m"}]}],"shouldStoreFields":true}
            """
        let json = try coder.json(of: AnyComponent(component: try coder.component(text)))
        #expect(json.description == text)
    }
}
