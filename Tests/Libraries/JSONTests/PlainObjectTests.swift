import Testing

@testable import JSON

@Suite("Plain objects")
struct PlainObjectTests {
    @Test(arguments: [
        #"{"type":"tap","view":"v12"}"#, #" { "a" : 1 ,\#n"b":"x y" , "c":-40,"d":0 }\#r\#t"#, #"{"a":""}"#,
        #"{"a":999999999999999999,"b":-1,"c":"[1,2]"}"#,
    ])
    func `The plain object parser reads what the full parser reads`(_ text: String) throws {
        let object = try #require(PlainObject(Array(text.utf8)))
        let members = Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, $0.value) })
        #expect(try JSON(parsing: text) == .object(members))
    }

    @Test(arguments: [
        "", "{", "{}", "[]", "1", #"{"a":1"#, #"{"a":1,}"#, #"{"a":1}}"#, #"{"a":1.5}"#, #"{"a":1e3}"#,
        #"{"a":01}"#, #"{"a":-0}"#, #"{"a":-}"#, #"{"a":+1}"#, #"{"a":1000000000000000000}"#, #"{"a":true}"#,
        #"{"a":null}"#, #"{"a":{}}"#, #"{"a":[]}"#, #"{"a":1,"a":2}"#, #"{"a":"\n"}"#, #"{"a":"x}"#,
        "{\"a\":\"\u{7F}\"}", "{\"a\":\"é\"}", "{\"a\":\"\n\"}", "{\"a\":\"\0\"}", #"{a:1}"#, #"{"a" 1}"#,
    ])
    func `Other texts are left to the full parser`(_ text: String) {
        #expect(PlainObject(Array(text.utf8)) == nil)
    }

    @Test func `A long text is left to the full parser`() {
        let text = #"{"a":""# + String(repeating: "x", count: 600) + #""}"#
        #expect(PlainObject(Array(text.utf8)) == nil)
    }
}
