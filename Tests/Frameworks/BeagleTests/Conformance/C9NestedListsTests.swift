import HeadlessUIKit
import TestSupport
import Testing

@testable import Beagle

@Suite("C9: nested lists and write-back")
struct C9NestedListsTests {
    private let document: LiveDocument

    init() throws {
        document = try LiveDocument(fixture: "C9-nested-lists")
    }

    private var net: DynamicObject? { document["outside"]?.context("net")?.value }

    @Test func `Ids of nested cells end with the outer key and then the inner key`() {
        #expect(
            document.ids == [
                "outside", "station:north", "open:north", "dock:north:0", "dock:north:1", "station:south",
                "open:south", "dock:south:0",
            ])
    }

    @Test func `A write to the inner item updates the outer context and redraws only what changed`() throws {
        let others = [document["dock:north:0"], document["dock:south:0"], document["dock:north:1"]]
        document.press("dock:north:1")
        let expected = DynamicObject(
            json: #"[{"s":"north","docks":["k7","empty"]},{"s":"south","docks":["k3"]}]"#)
        #expect(net == expected)
        #expect(document.texts.first == expected.text)
        #expect((document["dock:north:1"] as? UIButton)?.currentTitle == "north/empty")
        #expect(others == [document["dock:north:0"], document["dock:south:0"], document["dock:north:1"]])
    }

    @Test func `Contexts inside a cell stay with their item when the items are reordered`() throws {
        document.press("open:north")
        let station = document["station:north"]
        document.write(
            "net",
            DynamicObject(
                json: #"[{"s":"south","docks":[]},{"s":"west","docks":[]},{"s":"north","docks":["k7","k9"]}]"#),
            from: document["outside"])
        #expect(
            document.texts.dropFirst()
                == ["south closed", "west closed", "north open", "north/k7", "north/k9"])
        #expect(document["station:north"] === station)
        document.press("dock:north:0")
        #expect(net?[Path(nodes: [.index(2), .key("docks"), .index(0)])] == "empty")
    }
}
