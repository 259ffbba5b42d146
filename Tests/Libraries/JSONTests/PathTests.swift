import JSON
import Testing

@Suite("Paths into JSON")
struct PathTests {
    static let text = """
        {
          "children": [
            {"text": "[{"},
            {"style": {"size": [1, "é", 3]}, "é": 1, "\\u00e8": 2}
          ], "last": null
        }
        """

    @Test(
        arguments: [
            (["children", 0, "style", "size"], "children[0].style.size", "/children/0/style/size"),
            ([], "$", ""), ([3, 1], "[3][1]", "/3/1"), (["a b", "c"], "[\"a b\"].c", "/a b/c"),
            (["_beagleComponent_"], "_beagleComponent_", "/_beagleComponent_"),
            (["a/b~c", "0"], "[\"a/b~c\"].0", "/a~1b~0c/0"),
        ] as [(JSONPath, String, String)])
    func `A path prints in dotted notation and as a JSON pointer`(path: JSONPath, text: String, pointer: String) {
        #expect(path.description == text)
        #expect(path.pointer == pointer)
    }

    @Test(
        arguments: [
            ([], 1, 1), (["children"], 2, 15), (["children", 0], 3, 5), (["children", 0, "text"], 3, 14),
            (["children", 1, "style", "size", 2], 4, 33), (["children", 1, "é"], 4, 43), (["children", 1, "è"], 4, 56),
            (["last"], 5, 14),
        ] as [(JSONPath, Int, Int)])
    func `A path is located in the text`(path: JSONPath, line: Int, column: Int) throws {
        let place = try #require(JSONLocation.locate(path, in: Array(Self.text.utf8)))
        #expect(place.line == line)
        #expect(place.column == column)
        #expect(try JSON(parsing: Self.text)[path] != nil)
    }

    @Test(
        arguments: [
            (["children"], (2, 3)), (["children", 1, "è"], (4, 46)), (["last"], (5, 6)), (["children", 0], nil),
            ([], nil),
        ] as [(JSONPath, (Int, Int)?)])
    func `A member's name is located too, and an element has none`(path: JSONPath, place: (Int, Int)?) {
        let found = JSONLocation.locateName(path, in: Array(Self.text.utf8))
        #expect(found?.line == place?.0)
        #expect(found?.column == place?.1)
    }

    @Test(
        arguments: [
            (["childs"], 1, 1), (["children", 2], 2, 15), (["children", 0, "text", "x"], 3, 14),
            (["children", "0"], 2, 15), ([0], 1, 1), (["children", 1, "style", "colour"], 4, 15),
        ] as [(JSONPath, Int, Int)])
    func `A missing path has no location, and its nearest container has`(path: JSONPath, line: Int, column: Int) throws
    {
        let bytes = Array(Self.text.utf8)
        #expect(JSONLocation.locate(path, in: bytes) == nil)
        let place = try #require(JSONLocation.locateNearest(path, in: bytes))
        #expect(place.line == line)
        #expect(place.column == column)
        #expect(try JSON(parsing: Self.text)[path] == nil)
    }

    @Test func `The last of repeated names is located, as the parser keeps it`() throws {
        let place = try #require(JSONLocation.locate(["a", "b"], in: Array("{\"a\":{\"b\":1},\"a\":{\"b\":2}}".utf8)))
        #expect(place.column == 23)
    }

    @Test(arguments: ["", "[", "{\"a\"", "{\"a\":", "]]", "[1,", "\"a"])
    func `Invalid JSON gives no location and no crash`(text: String) {
        _ = JSONLocation.locate(["a", 1], in: Array(text.utf8))
        _ = JSONLocation.locateNearest([1, "a"], in: Array(text.utf8))
    }
}
