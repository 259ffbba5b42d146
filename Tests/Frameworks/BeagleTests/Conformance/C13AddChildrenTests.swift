import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C13: addChildren")
struct C13AddChildrenTests {
    private let document = LiveDocument(
        """
        {"_beagleComponent_":"beagle:container","context":{"id":"rider","value":"Bo"},"children":[
          {"_beagleComponent_":"beagle:container","id":"basket","context":{"id":"rider","value":"Ada"},"children":[
            {"_beagleComponent_":"beagle:text","id":"old","text":"bell"}]},
          {"_beagleComponent_":"beagle:container","id":"basket","children":[]},
          {"_beagleComponent_":"beagle:container","id":"origin","context":{"id":"more","value":[
            {"_beagleComponent_":"beagle:text","text":"pump for @{rider}"},
            {"_beagleComponent_":"beagle:text","text":{}}, {"_beagleComponent_":"beagle:text","text":"map"}]}}]}
        """)

    private func add(_ members: String, from origin: String = "origin") throws {
        try document.run(#"{"_beagleAction_":"beagle:addChildren",\#(members)}"#, from: document[origin])
    }

    private static func text(_ text: String) -> String {
        #"{"_beagleComponent_":"beagle:text","text":"\#(text)"}"#
    }

    @Test func `PREPEND keeps the given order, and literal children bind live in the target's scope`() throws {
        let action = String(decoding: try Fixture.bytes("conformance/C13-add-children.json"), as: UTF8.self)
        try document.run(action, from: document["origin"])
        #expect(document.texts == ["helmet for Ada", "lock", "bell"])
        document.write("rider", "Cy", from: document["basket"])
        #expect(document.texts == ["helmet for Cy", "lock", "bell"])
    }

    @Test func `APPEND is the default mode, and REPLACE removes all former children`() throws {
        try add(#""componentId":"basket","value":[\#(Self.text("a")),\#(Self.text("b"))]"#)
        #expect(document.texts == ["bell", "a", "b"])
        let basket = try #require(document["basket"])
        let readers = basket.ownObservable("rider")?.readerCount
        try add(#""componentId":"basket","mode":"APPEND","value":[\#(Self.text("@{rider}"))]"#)
        #expect(basket.ownObservable("rider")?.readerCount == (readers ?? 0) + 1)
        try add(#""componentId":"basket","mode":"REPLACE","value":[\#(Self.text("c"))]"#)
        #expect(document.texts == ["c"])
        #expect(basket.ownObservable("rider")?.readerCount == 0)
    }

    @Test func `A missing target and a value that is not an array do nothing and log nothing`() throws {
        try add(#""componentId":"nowhere","value":[\#(Self.text("a"))]"#)
        try add(#""componentId":"basket","value":"@{more[0]}""#)
        try add(#""componentId":"basket","value":null"#)
        #expect(document.texts == ["bell"])
        #expect(document.ignored == [])
    }

    @Test func `An expression is evaluated in the event's scope; each malformed element is dropped alone`() throws {
        try add(#""componentId":"basket","value":"@{more}""#)
        #expect(document.texts == ["bell", "pump for Ada", "map"])
        #expect(document.ignored.count == 1)
        #expect(document.ignored.first?.contains("At text") == true)
        try add(#""componentId":"basket","value":[{"text":"x"},\#(Self.text("ok")),null,5]"#)
        #expect(document.texts == ["bell", "pump for Ada", "map", "ok"])
        #expect(document.ignored.count == 4)
    }

    @Test func `An escaped expression in an added component is unescaped exactly once`() throws {
        try add(#""componentId":"basket","mode":"REPLACE","value":[\#(Self.text(#"\\@{rider} is @{rider}"#))]"#)
        #expect(document.texts == ["@{rider} is Ada"])
    }

    @Test func `Added components run their onInit, and a list accepts no children`() throws {
        try add(
            """
            "componentId":"basket","value":[{"_beagleComponent_":"beagle:container","id":"new","onInit":[
             {"_beagleAction_":"custom:mark","name":"in"}]},
             {"_beagleComponent_":"beagle:listView","id":"list","dataSource":[1],"templates":[{"view":
              {"_beagleComponent_":"beagle:container","id":"cell","children":[]}}]}]
            """)
        #expect(document.marks == ["in from new"])
        try add(#""componentId":"list","value":[\#(Self.text("x"))]"#)
        #expect(document.ignored == ["addChildren: \"list\" takes no children"])
        try add(#""componentId":"cell:0","value":[{"_beagleComponent_":"beagle:text","id":"t","text":"@{item}"}]"#)
        #expect(document.texts == ["bell", "1"])
        #expect(document["t:0"] is UILabel)
    }

    @Test func `An action whose origin was just removed still sees its former scope`() throws {
        let origin = document["old"]
        try document.run(
            #"{"_beagleAction_":"beagle:addChildren","componentId":"basket","mode":"REPLACE","value":[]}"#, from: origin
        )
        try document.run(
            #"{"_beagleAction_":"beagle:setContext","contextId":"rider","value":"Di"}"#, from: origin)
        #expect(document["basket"]?.ownContext("rider") == "Di")
    }

    @Test func `AddChildren built in code adds its components and is encoded like the document's`() throws {
        let action = AddChildren(componentId: "basket", value: [Text("a")], mode: .replace)
        document.stage.run { document.screen.execute(actions: [action], origin: document.screen.view) }
        #expect(document.texts == ["a"])
        let coder = BeagleCoder.withBuiltIns()
        let json = try coder.json(of: AnyAction(action: action))
        #expect(json["_beagleAction_"] == "beagle:addchildren")
        #expect(json["mode"] == "REPLACE")
        let read = try coder.decode(AnyAction.self, from: json)
        #expect(try coder.json(of: read) == json)
        #expect(throws: BeagleDecodingError.self) {
            _ = try coder.decodeAction(from: .init(#"{"_beagleAction_":"beagle:addChildren","componentId":"a"}"#.utf8))
        }
    }
}
