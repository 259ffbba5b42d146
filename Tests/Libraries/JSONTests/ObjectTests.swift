import JSON
import Testing

@Suite("Members of a JSON object")
struct ObjectTests {
    @Test func `Members are in the order of their names, however the object was made`() throws {
        let names = (0..<500).map { "name\($0 * 7_919 % 500)" }
        let sorted = names.sorted()
        let pairs = names.map { (key: $0, value: JSON.string($0)) }
        var grown = JSONObject()
        for (name, value) in pairs { grown[name] = value }
        let text = "{" + names.map { "\"\($0)\":\"\($0)\"" }.joined(separator: ",") + "}"
        let parsed = try #require(try JSON(parsing: text).object)
        let dictionary = Dictionary(uniqueKeysWithValues: pairs.map { ($0.key, $0.value) })
        for object in [JSONObject(lastOf: pairs), grown, parsed, JSONObject(dictionary)] {
            #expect(object.map(\.key) == sorted)
            #expect(object.values.map(\.string) == sorted)
            #expect(object == parsed)
            #expect(object.hashValue == parsed.hashValue)
        }
        #expect(Dictionary(parsed) == dictionary)
    }

    @Test func `A member is found, set and removed by its name`() {
        var object: JSONObject = ["b": 2, "a": 1, "c": 3]
        #expect(object["b"] == 2)
        #expect(object["d"] == nil)
        object["d"] = 4
        object["a"] = nil
        object["missing"] = nil
        #expect(object.updateValue(20, forKey: "b") == 2)
        #expect(object.removeValue(forKey: "c") == 3)
        #expect(object.removeValue(forKey: "c") == nil)
        #expect(object == ["b": 20, "d": 4])
        #expect(object.count == 2)
        #expect(JSONObject().isEmpty)
        #expect(object["n", default: 7] == 7)
        #expect(object.mapValues { .array([$0]) } == ["b": [20], "d": [4]])
        #expect(object.filter { $0.key > "c" } == ["d": 4])
        #expect(object.merging(["d": 5, "e": 6] as JSONObject) { $1 } == ["b": 20, "d": 5, "e": 6])
    }

    @Test func `The last value of a repeated name counts, and names that Swift finds equal are one`() {
        let members: [JSONObject.Element] = [("b", 1), ("a", 2), ("b", 3), ("a", 4)]
        #expect(JSONObject(lastOf: members) == ["a": 4, "b": 3])
        let equal: JSONObject = ["e\u{301}": 1, "x": 2, "\u{e9}": 3]
        #expect(equal.count == 2)
        #expect(equal["é"] == 3)
    }

    @Test func `A value's members can be set in place`() {
        var json: JSON = ["a": ["b": 1]]
        json["a"]?["c"] = 2
        json["z"] = true
        #expect(json == ["a": ["b": 1, "c": 2], "z": true])
        var text: JSON = "text"
        text["a"] = 1
        #expect(text == ["a": 1])
    }
}
