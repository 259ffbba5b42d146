import JSON
import Recordings
import Testing
import Wire

@Suite("The views of a recording")
struct RecordedTreeTests {
    @Test func `A property that a patch sets to null is removed, as if it had never been set`() throws {
        let plain: JSON = ["id": "v1", "kind": "label", "props": ["text": "One"]]
        let patch = try #require(
            ViewOperation(["op": "set", "id": "v1", "props": ["hint": .null, "style": ["color": .null]]]))
        var tree = RecordedTree(
            ViewNode(["id": "v1", "kind": "label", "props": ["text": "One", "hint": "H", "style": ["color": "red"]]]))
        tree.apply([patch])
        let label = try #require(tree.root.flatMap { tree.nodes[$0] })
        #expect(label.properties == ["text": "One"])
        #expect(label.properties == RecordedTree(ViewNode(plain)).nodes.values.first?.properties)
    }
}
