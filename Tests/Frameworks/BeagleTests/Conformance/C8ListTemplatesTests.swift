import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C8: list templates")
struct C8ListTemplatesTests {
    private let document: LiveDocument
    private let list: UIView

    init() throws {
        document = try LiveDocument(fixture: "C8-list-templates")
        list = try #require(document["fleet"])
    }

    @Test func `Each item uses the first template whose case is true, or the default one`() {
        #expect(document.texts == ["0 k7 free", "1 k9 taken"])
        #expect(document.ids == ["fleet", "row:k7", "row:k9"])
    }

    @Test func `onScrollEnd fires when the list fits its frame, and again when the list becomes empty`() throws {
        #expect(document.global == .empty)
        document.stage.run { list.receiveSeenPart(SeenPart(round: 1, offset: 0, visible: 600, length: 40)) }
        #expect(document.global == ["end": true])
        document.setGlobal(.empty)
        document.write("bikes", [], from: list)
        #expect(document.texts == [])
        #expect(document.global == ["end": true])
    }

    @Test func `An item whose case changes is rendered anew, and the other cell is kept`() throws {
        let untouched = list.subviews.last
        document.write(
            "bikes", DynamicObject(json: #"[{"no":"k7","free":false},{"no":"k9","free":false}]"#), from: list)
        #expect(document.texts == ["0 k7 taken", "1 k9 taken"])
        #expect(list.subviews.last === untouched)
    }

    @Test func `An action inside a cell can change the case of its own item`() throws {
        try document.run(
            #"{"_beagleAction_":"beagle:setContext","contextId":"item","path":"free","value":true}"#,
            from: document["row:k9"])
        #expect(document.texts == ["0 k7 free", "1 k9 free"])
        #expect(document.ids == ["fleet", "row:k7", "row:k9"])
    }

    @Test func `Without a default template, an item that matches no case is skipped`() {
        let document = LiveDocument(
            """
            {"_beagleComponent_":"beagle:listView","dataSource":[1,2,3],"templates":[
             {"case":"@{eq(index, 0)}","view":{"_beagleComponent_":"beagle:text","text":"first @{item}"}},
             {"case":"@{gt(item, 2)}","view":{"_beagleComponent_":"beagle:text","text":"@{index} large"}},
             {"case":"@{item}","view":{"_beagleComponent_":"beagle:text","text":"never"}}]}
            """)
        #expect(document.texts == ["first 1", "2 large"])
    }
}
