import Beagle
import JSON
import Testing

@Suite("Values of unknown shape")
struct DynamicObjectTests {
    private func value(_ json: String) throws -> DynamicObject {
        DynamicObject(data: try JSON(parsing: json))
    }

    @Test(arguments: [
        (#"{"c":[1]}"#, "c[3]", "9", #"{"c":[1,null,null,9]}"#),
        ("5", "a.b", "1", #"{"a":{"b":1}}"#),
        (#"{"a":1}"#, "[1]", "2", "[null,2]"),
        (#"{"a":{"x":1}}"#, "a.b", "null", #"{"a":{"x":1,"b":null}}"#),
        ("[1,2]", "[-1]", "9", "[1,2]"),
        ("[]", "[10001]", "9", "[]"),
    ])
    func `Writing at a path creates missing parts and replaces values in the way`(
        _ old: String, _ path: String, _ new: String, _ expected: String
    ) throws {
        let path = try #require(Path(rawValue: path))
        #expect(try value(old).set(value(new), with: path) == value(expected))
    }

    @Test(arguments: ["a.b", "[0]", "l[5]", "l[-1]", "l.x"])
    func `Reading a path that leads nowhere returns null`(_ path: String) throws {
        let path = try #require(Path(rawValue: path))
        #expect(try value(#"{"a":1,"l":[1]}"#)[path] == .empty)
    }

    @Test(arguments: ["a", "a.b[2].c", "[0]", "[1][2].x", "a.7", "é_1"])
    func `A valid path keeps its spelling when parsed`(_ text: String) {
        #expect(Path(rawValue: text)?.rawValue == text)
    }

    @Test(arguments: ["", "a..b", "a.[0]", "a[", "a[x]", "a-b", ".a", "a.", "a b", "f(1)"])
    func `An invalid path is not parsed`(_ text: String) {
        #expect(Path(rawValue: text) == nil)
    }

    @Test(arguments: ["2", "2.0", "2e0"])
    func `A whole number decodes as an int however it is written`(_ text: String) throws {
        #expect(try value(text) == .int(2))
    }

    @Test func `A text with an expression stays an expression, and an escaped one becomes plain text`() throws {
        let payload = DynamicObject(payload: try JSON(parsing: #"["@{a}", "x @{b} y", "\\@{c}", "a\\\\b", "@{d"]"#))
        guard case .array(let items) = payload else {
            Issue.record("not an array")
            return
        }
        #expect(items[0] == "@{a}")
        #expect(items[2] == .string("@{c}"))
        #expect(items[3] == .string(#"a\b"#))
        #expect(items[4] == .string("@{d"))
        #expect(try DynamicObject(payload: JSONEncoding.encode(payload)) == payload, "and is read as it was written")
    }
}
