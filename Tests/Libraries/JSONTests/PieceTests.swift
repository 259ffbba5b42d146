import Chance
import Testing

@testable import JSON

@Suite("Reading large JSON in pieces")
struct PieceTests {
    /// Parses a text as a whole, and in pieces of every size.
    private static func expectSame(
        _ bytes: [UInt8], _ limits: JSONLimits = .standard, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        bytes.withUnsafeBufferPointer { text in
            let whole = JanssonParser(text: text, limits: limits, pieceBytes: .max).parse()
            for pieceBytes in [0, 1, 5, 17, 60] {
                let pieces = JanssonParser(text: text, limits: limits, pieceBytes: pieceBytes).parse()
                #expect(
                    isSame(pieces, whole), "\(String(decoding: bytes, as: UTF8.self)) by \(pieceBytes)",
                    sourceLocation: sourceLocation)
            }
        }
    }

    /// Returns whether two results are equal. If a repeated name is among several errors, another error may be first.
    private static func isSame(
        _ pieces: Result<JSON, JSONSyntaxError>, _ whole: Result<JSON, JSONSyntaxError>
    ) -> Bool {
        if case (.failure(let one), .failure(let other)) = (pieces, whole) {
            if [one.reason, other.reason].contains(.duplicateKey) { return true }
        }
        return pieces == whole
    }

    @Test(arguments: [
        "[]", "{}", " [ ] ", "[1,2,3]", "[[1],[2,[3]],4]", "{\"a\":{\"b\":[1,{}]},\"c\":2}", "[1,]", "[,1]",
        "[1,,2]",
        "[[1],]", "[[1],,2]", "[[1] 2]", "[[1]:2]", "[[1]}", "[[1]", "[[1],", "[[1],2", "[", "[1", "[1,", "{",
        "{\"a\"",
        "{\"a\":", "{\"a\":[1]", "{\"a\":[1],", "{\"a\":[1],}", "{\"a\":[1] \"b\":2}", "{\"a\":[1]]", "{\"a\" [1]}",
        "{[1]:2}", "{\"a\":1,\"a\":[2]}", "{\"a\":[1],\"a\":[2]}", "{\"\":[1],\"b\":2}", "{\"b\":[1],\"\":2}",
        "[1] x",
        "[1]]", "[1],", "x [1]", "1 [2]", "{}{}", "[1]\u{FEFF}", "[\"a,]\",\"\\\"\",[\"b\"]]",
        "[12345678901234567890,[1]]",
        "[[1],12345678901234567890, x]", "[1e400,[1]]", "[[\"\\ud800\"]]", "{\"é\":[1],\"e\u{301}\":2}",
        "[\"ab\ncd\",[1]]",
        "[truefalse,[1]]", "[[1]x]", "[[1]\"x\"]", "{\"a\":[1]\"x\"}", "\"abc", "\"abc\" 1", "[{\"a\":tru},1]",
        "[1 [2]]",
        "{\"a\":1 [2]}", "[[]] []", "[\n\n[1],\n x]",
    ])
    func `Text parsed in pieces gives the same result as in one piece`(_ text: String) {
        Self.expectSame(Array(text.utf8))
        Self.expectSame(Array(text.utf8), JSONLimits(duplicateKeys: .lastWins))
    }

    @Test(arguments: 0..<40)
    func `Random texts, most of them damaged, parse in pieces as in one piece`(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed))
        for _ in 0..<200 {
            var text: [UInt8] = []
            random.append(depth: 5, to: &text)
            if random.chance(75) { random.damage(&text) }
            Self.expectSame(text)
            // Jansson orders names that only Swift considers equal in another way, so another of them may be the last
            // one.
            guard !String(decoding: text, as: UTF8.self).unicodeScalars.contains("\u{301}") else { continue }
            Self.expectSame(text, JSONLimits(duplicateKeys: .lastWins))
        }
    }

    @Test func `A large text is parsed to the same values that were written`() throws {
        let long = JSON.string(String(repeating: "wide ", count: 20_000))
        let rows = (0..<3_000).map { JSON.object(["id": .int(Int64($0)), "tags": ["a", .double(0.5), .null]]) }
        let json: JSON = ["rows": .array(rows), "text": long, "deep": [[[[.array(rows)]]], long], "last": true]
        #expect(try JSON(parsing: json.encoded()) == json)
        #expect(try JSON(parsing: json.encoded(pretty: true)) == json)
    }

    @Test func `An error far inside a large text has its line and column`() throws {
        let row = "[1, {\"a\": \"b\"}],\n"
        let text = "[\n" + String(repeating: row, count: 5_000) + "[1, oops]]"
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
        #expect((error.line, error.column) == (5_002, 5))
    }

    @Test func `A name repeated in another piece is refused where it is repeated`() throws {
        let members = (0..<5_000).map { "\"name\($0)\": \($0),\n" }.joined()
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: "{\(members)\"name7\": 1}") }
        #expect(error.reason == .duplicateKey)
        #expect((error.line, error.column) == (5_001, 1))
        let lastWins = JSONLimits(duplicateKeys: .lastWins)
        #expect(try JSON(parsing: "{\(members)\"name7\": \"x\"}", limits: lastWins)["name7"] == "x")
    }

    @Test func `Values over the limit are refused at the first one too many, and names do not count`() throws {
        let limits = JSONLimits(maximumValues: 6)
        #expect(try JSON(parsing: "[1, {\"a\": \"b\"}, [\"\\\"\"]]", limits: limits).array?.count == 3)
        let error = try #require(throws: JSONSyntaxError.self) {
            try JSON(parsing: "[1, {\"a\": \"b\"},\n [\"c\", \"d\"]]", limits: limits)
        }
        #expect(error.reason == .tooManyValues)
        #expect((error.line, error.column) == (2, 8))
        #expect(error.message == "more than 6 values")
        #expect(try JSON(parsing: "\"a\"", limits: JSONLimits(maximumValues: 1)) == "a")
        #expect(throws: JSONSyntaxError.self) { try JSON(parsing: "[1]", limits: JSONLimits(maximumValues: 1)) }
    }

    @Test func `The default limit allows one value for every 32 bytes of the maximum size`() {
        #expect(JSONLimits(maximumBytes: 1_600_000).maximumValues == 50_000)
        #expect(JSONLimits(maximumBytes: 10).maximumValues == 1_000)
        #expect(JSONLimits.standard.maximumValues == 625_000)
    }
}

extension SeededNumbers {
    /// Adds a value.
    fileprivate mutating func append(depth: Int, to text: inout [UInt8]) {
        let scalars = [
            "0", "-12.5e3", "true", "null", "\"\"", "\"a,b\"", "\"\\\"]\"", "\"\\u00e9\"", "12345678901234567890",
            "\"é\"",
        ]
        let kind = depth == 0 ? 0 : below(3)
        guard kind > 0 else { return text.append(contentsOf: scalars[below(scalars.count)].utf8) }
        text.append(contentsOf: (kind == 1 ? "[" : "{").utf8)
        for index in 0..<below(5) {
            if index > 0 { text.append(contentsOf: (below(3) == 0 ? " ,\n" : ",").utf8) }
            if kind == 2 { text.append(contentsOf: "\"\(["a", "b", "c", "", "é", "e\u{301}"][below(6)])\" :".utf8) }
            append(depth: depth - 1, to: &text)
        }
        text.append(contentsOf: (kind == 1 ? "]" : "}").utf8)
    }

    /// Changes a byte, or cuts the text.
    fileprivate mutating func damage(_ text: inout [UInt8]) {
        let marks = Array("{}[],:\"\\ x1é".utf8)
        let place = below(text.count)
        switch below(4) {
        case 0: text.remove(at: place)
        case 1: text.insert(marks[below(marks.count)], at: place)
        case 2: text[place] = marks[below(marks.count)]
        default: text.removeSubrange(place...)
        }
    }

    private mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
