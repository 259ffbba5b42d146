import Foundation
import HeadlessUIKit
import JSON
import TestSupport
import Testing

@testable import Beagle

@Suite("Actions on contexts")
struct ContextActionTests {
    private let easel = Easel()
    private let origin = UIView()

    init() {
        easel.stage.run {
            easel.controller.view.addSubview(origin)
            origin.setContext(Context(id: "c", value: ["a": 1, "l": [1]]))
        }
    }

    private var value: DynamicObject? { origin.ownContext("c") }

    private var ignored: [String] {
        easel.stage.notes.notes.compactMap { if case .ignored(let reason) = $0 { reason } else { nil } }
    }

    // MARK: setContext

    @Test func `setContext evaluates its value and writes before the next action runs`() throws {
        try easel.execute(
            #"{"_beagleAction_":"beagle:setContext","contextId":"c","path":"l[2].x","value":"@{c.a}"}"#, from: origin)
        try easel.execute(
            #"{"_beagleAction_":"beagle:setContext","contextId":"c","path":"a","value":{"was":["@{c.l}"]}}"#,
            from: origin)
        #expect(value == ["l": [1, nil, ["x": 1]], "a": ["was": [[1, nil, ["x": 1]]]]])
        try easel.execute(
            #"{"_beagleAction_":"beagle:SETCONTEXT","contextId":"c","value":null}"#, from: origin)
        #expect(value == .empty)
    }

    @Test func `setContext with an unknown context or an invalid path does nothing and logs it`() throws {
        try easel.execute(#"{"_beagleAction_":"beagle:setContext","contextId":"d","value":1}"#, from: origin)
        try easel.execute(
            #"{"_beagleAction_":"beagle:setContext","contextId":"c","path":"a..b","value":1}"#, from: origin)
        #expect(value == ["a": 1, "l": [1]])
        #expect(ignored.count == 2)
    }

    @Test func `setContext can write to the global context from anywhere`() throws {
        try easel.execute(
            #"{"_beagleAction_":"beagle:setContext","contextId":"global","path":"x","value":1}"#, from: origin)
        #expect(easel.stage.dependencies.globalContext.get() == ["x": 1])
    }

    @Test func `Strict decoding rejects what Beagle iOS rejects; a value is required but may be null`() throws {
        let strict = BeagleCoder.builtIn(.strict)
        func rejects(_ coder: BeagleCoder, _ text: String) -> Bool {
            (try? coder.decodeAction(from: Data(text.utf8))) == nil
        }
        let badPath = #"{"_beagleAction_":"beagle:setContext","contextId":"c","path":"","value":1}"#
        #expect(rejects(strict, badPath))
        #expect(!rejects(.builtIn(), badPath))
        #expect(rejects(.builtIn(), #"{"_beagleAction_":"beagle:setContext","contextId":"c"}"#))
        #expect(!rejects(strict, #"{"_beagleAction_":"beagle:setContext","contextId":"c","value":null}"#))
        let lowerCase = #"{"_beagleAction_":"beagle:sendRequest","url":"/a","method":"post"}"#
        #expect(rejects(strict, lowerCase))
        #expect(!rejects(.builtIn(), lowerCase))
        #expect(rejects(.builtIn(), #"{"_beagleAction_":"beagle:sendRequest","url":"/a","method":"fetch"}"#))
        #expect(rejects(.builtIn(), #"{"_beagleAction_":"beagle:condition"}"#))
    }

    @Test(arguments: [
        #"{"_beagleAction_":"beagle:setcontext","contextId":"c","path":"a[0]","value":{"x":"@{y}"}}"#,
        #"{"_beagleAction_":"beagle:condition","condition":"@{gt(a, 1)}","onTrue":[]}"#,
        ##"{"_beagleAction_":"beagle:sendrequest","data":["@{a}"],"headers":{"h":"@{b}"},"method":"POST","url":"/@{c}"}"##,
    ])
    func `Actions are encoded as they were decoded`(_ text: String) throws {
        let coder = BeagleCoder.builtIn()
        let action = try coder.decode(AnyAction.self, from: [UInt8](text.utf8))
        #expect(try coder.json(of: action) == JSON(parsing: text.utf8))
    }

    // MARK: condition

    @Test(arguments: [
        ("true", "yes"), ("false", "no"), (#""@{eq(c.a, 1)}""#, "yes"), (#""@{c.a}""#, "no"), (#""@{c.x}""#, "no"),
        (#""@{missing}""#, "no"), (#""@{'true'}""#, "no"),
    ])
    func `condition runs onTrue only for the value true`(_ condition: String, _ branch: String) throws {
        try easel.execute(
            """
            {"_beagleAction_":"beagle:condition","condition":\(condition),
             "onTrue":[{"_beagleAction_":"custom:mark","name":"yes"}],
             "onFalse":[{"_beagleAction_":"custom:mark","name":"no"}]}
            """, from: origin)
        #expect(easel.marks == [branch])
    }

    @Test func `condition without the list it needs does nothing`() throws {
        try easel.execute(#"{"_beagleAction_":"beagle:condition","condition":true}"#, from: origin)
        #expect(easel.marks == [])
    }

    // MARK: sendRequest

    private static let handlers = """
        "onSuccess":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"s","value":"@{onSuccess}"},
                     {"_beagleAction_":"custom:mark","name":"success"}],
        "onError":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"e","value":"@{onError}"},
                   {"_beagleAction_":"custom:mark","name":"error"}],
        "onFinish":[{"_beagleAction_":"beagle:setContext","contextId":"c","path":"f","value":"@{onSuccess}"},
                    {"_beagleAction_":"custom:mark","name":"finish"}]
        """

    private func send(_ members: String) throws {
        try easel.execute(
            #"{"_beagleAction_":"beagle:sendRequest",\#(members),\#(Self.handlers)}"#, from: origin)
    }

    @Test func `sendRequest sends its URL, method, headers and body with expressions evaluated`() throws {
        try send(
            #""url":"/x/@{c.a}","method":"@{'post'}","headers":{"h":"v@{c.a}","k":"w"},"data":{"d":["@{c.l}"]}"#)
        let request = try #require(easel.stage.network.requests.first)
        #expect(request.url.absoluteString == "https://bff.test/x/1")
        #expect(request.additionalData?.method == .post)
        #expect(request.additionalData?.headers == ["h": "v1", "k": "w"])
        #expect(try JSON(parsing: try #require(request.additionalData?.bodyData)) == ["d": [[1]]])
        #expect(request.purpose == .sendRequest)
        try send(#""url":"/x","method":"@{'fetch'}","data":{"d":1}"#)
        #expect(easel.stage.network.requests.last?.additionalData?.method == .get)
        #expect(easel.stage.network.requests.last?.additionalData?.bodyData == nil)
    }

    @Test(
        arguments: [
            (#"{"x":"@{c.a}"}"#, ["x": .string("@{c.a}")]), ("plain @{c.a}", .string("plain @{c.a}")), ("", .empty),
            ("null", .empty),
        ] as [(String, DynamicObject)])
    func `A response's data is its JSON or, failing that, its text`(_ body: String, _ data: DynamicObject) throws {
        try send(#""url":"/x""#)
        easel.stage.answer(body)
        #expect(easel.marks == ["success", "finish"])
        #expect(value?.asDictionary()["s"] == ["data": data, "status": 200, "statusText": "OK"])
        #expect(value?.asDictionary()["f"] == .empty, "onFinish has no implicit context")
    }

    @Test func `A failed transport has status 0, no data, and a message`() throws {
        try send(#""url":"/x""#)
        easel.stage.fail("no connection")
        #expect(easel.marks == ["error", "finish"])
        #expect(
            value?.asDictionary()["e"]
                == ["data": nil, "status": 0, "statusText": "no connection", "message": "no connection"])
    }

    @Test func `A request that cannot be built has a null context in onError`() throws {
        try send(#""url":"""#)
        #expect(easel.marks == ["error", "finish"])
        #expect(value?.asDictionary()["e"] == .empty)
    }

    @Test func `Handlers can read the implicit contexts of the handlers around them`() throws {
        let inner = """
            {"_beagleAction_":"beagle:sendRequest","url":"/2","onSuccess":[
             {"_beagleAction_":"beagle:setContext","contextId":"c","value":"@{onChange.value} @{onSuccess.data}"}]}
            """
        let action = try easel.stage.dependencies.coder.decodeAction(
            from: Data(#"{"_beagleAction_":"beagle:condition","condition":true,"onTrue":[\#(inner)]}"#.utf8))
        easel.stage.run {
            easel.controller.execute(actions: [action], with: "onChange", and: ["value": "typed"], origin: origin)
        }
        easel.stage.answer("7")
        #expect(value == "typed 7")
    }
}
