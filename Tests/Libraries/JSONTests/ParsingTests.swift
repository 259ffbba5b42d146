import JSON
import Testing

@Suite("Parsing JSON")
struct ParsingTests {
    struct Malformed: Sendable, CustomTestStringConvertible {
        let text: String
        let line: Int
        let column: Int
        let reason: JSONSyntaxError.Reason
        var testDescription: String { text }

        init(_ text: String, _ line: Int, _ column: Int, _ reason: JSONSyntaxError.Reason = .syntax) {
            self.text = text
            self.line = line
            self.column = column
            self.reason = reason
        }
    }

    static let malformed: [Malformed] = [
        .init("", 1, 1),
        .init("  ", 1, 3),
        .init("{", 1, 2),
        .init("{\n", 2, 1),
        .init("[1,]", 1, 4),
        .init("[1 2]", 1, 4),
        .init("[}", 1, 2),
        .init("{\"a\":1]", 1, 7),
        .init("{\"a\":tru}", 1, 6),
        .init("{\"a\" 1}", 1, 6),
        .init("{\"a\":1,}", 1, 8),
        .init("{1:2}", 1, 2),
        .init("{\n  \"a\": 1,\n  \"b\": oops\n}", 3, 8),
        .init("[\"é\", é]", 1, 7),
        .init("{\"a\":1,\n \"b\":2, \"a\":3}", 2, 9, .duplicateKey),
        .init("[1] x", 1, 5),
        .init("\u{FEFF}[]", 1, 1),
        .init("\"ab\ncd\"", 1, 4),
        .init("\"a\tb\"", 1, 3),
        .init("\"ab", 1, 4),
        .init("\"ab\\x\"", 1, 4),
        .init("[\"\\u12g4\"]", 1, 3),
        .init("\"a\\ud800\"", 1, 3),
        .init("\"\\ud83d\\ude00\\n\\ude00\\n\"", 1, 16),
        .init("\"\\ud83d\\u0041\"", 1, 2),
        .init("[\"\\n\", \"\\u00e9\\u+123\"]", 1, 15),
        .init("{\"\\u0000\":1}", 1, 2),
        .init("[01]", 1, 2),
        .init("[1.]", 1, 2),
        .init("[-]", 1, 2),
        .init("[+1]", 1, 2),
        .init("[1e]", 1, 2),
        .init("[\n 1e400]", 2, 2, .numberTooLarge),
        .init("[NaN]", 1, 2),
        .init("'a'", 1, 1),
        .init("/* c */ 1", 1, 1),
        .init("[12345678901234567890, 98765432109876543210, x]", 1, 46),
        .init("[12345678901234567890, 1", 1, 25),
    ]

    @Test(arguments: malformed)
    func `Malformed text is refused at the first character that does not belong`(_ input: Malformed) throws {
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: input.text) }
        #expect(error.line == input.line, "\(error)")
        #expect(error.column == input.column, "\(error)")
        #expect(error.reason == input.reason, "\(error)")
        let before = Array(input.text.utf8).prefix(error.offset)
        #expect(before.filter { $0 == UInt8(ascii: "\n") }.count == input.line - 1)
        #expect(!error.message.isEmpty)
    }

    @Test func `Bytes that are not UTF-8 are refused at their position`() throws {
        for bad: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80]] {
            let text = Array("{\"é\":\n \"x".utf8) + bad + Array("\"}".utf8)
            let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
            #expect(error.reason == .notUTF8)
            #expect(error.line == 2)
            #expect(error.column == 4)
        }
    }

    @Test func `A raw NUL is refused, and an escaped one is kept`() throws {
        #expect(throws: JSONSyntaxError.self) { try JSON(parsing: [0x5B, 0x00, 0x5D]) }
        #expect(throws: JSONSyntaxError.self) { try JSON(parsing: Array("\"a\0b\"".utf8)) }
        #expect(try JSON(parsing: "\"a\\u0000b\"") == "a\0b")
    }

    @Test func `Every kind of value is read`() throws {
        let text = """
            {"null": null, "yes": true, "no": false, "text": "\\"\\\\\\/\\b\\f\\n\\r\\té\\u00e9\\ud83d\\ude00",
             "list": [1, [], {}, "x"]}
            """
        let json = try JSON(parsing: text)
        #expect(
            json == [
                "null": .null, "yes": true, "no": false, "text": "\"\\/\u{8}\u{C}\n\r\téé😀", "list": [1, [], [:], "x"],
            ])
    }

    @Test(arguments: [
        ("2", JSON.int(2)), ("2.0", .int(2)), ("1e3", .int(1000)), ("-0.0", .int(0)), ("-0", .int(0)),
        ("1.5", .double(1.5)), ("1e-400", .int(0)), ("5e-324", .double(.leastNonzeroMagnitude)),
        ("9223372036854775807", .int(.max)), ("-9223372036854775808", .int(.min)),
        ("9223372036854775808", .double(0x1p63)),
        ("-9223372036854775809", .int(.min)),
        ("123456789012345678901234567890", .double(1.2345678901234568e29)), ("1e300", .double(1e300)),
    ])
    func `A number is an integer if its value is one that fits 64 bits, however it is written`(
        text: String, expected: JSON
    ) throws {
        #expect(try JSON(parsing: text) == expected)
        #expect(try JSON(parsing: " [ \(text) ] ") == [expected])
    }

    @Test func `A large integer leaves its neighbours exact and strings unchanged`() throws {
        let json = try JSON(parsing: "[9223372036854775807, 98765432109876543210, \"98765432109876543210\", 7]")
        #expect(json == [.int(.max), .double(98_765_432_109_876_543_488), "98765432109876543210", 7])
    }

    @Test func `Depth is limited, and the error names the first bracket too deep`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        _ = try JSON(parsing: nested(200))
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: nested(201)) }
        #expect(error.reason == .tooDeep)
        #expect(error.column == 201)
        let few = JSONLimits(maximumDepth: 2)
        #expect(try JSON(parsing: "{\"a\": [1, 2], \"b\": [\"[[[\"]}", limits: few)["a"] == [1, 2])
        let second = try #require(throws: JSONSyntaxError.self) {
            try JSON(parsing: "{\"a\": [1],\n\"b\": [{}]}", limits: few)
        }
        #expect(second.line == 2)
        #expect(second.column == 7)
    }

    @Test func `A depth of a million brackets is refused, whatever the depth limit`() throws {
        for text in [String(repeating: "[", count: 1_000_000), String(repeating: "{\"a\":", count: 1_000_000)] {
            let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
            #expect(error.reason == .tooDeep)
            let generous = JSONLimits(maximumDepth: .max)
            #expect(throws: JSONSyntaxError.self) { try JSON(parsing: text, limits: generous) }
        }
    }

    @Test func `Size is limited`() throws {
        let limits = JSONLimits(maximumBytes: 4)
        #expect(try JSON(parsing: "[12]", limits: limits) == [12])
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: "[123]", limits: limits) }
        #expect(error.reason == .tooLarge)
    }

    @Test func `A repeated name is refused, or its last value counts, depending on the limits`() throws {
        let lastWins = JSONLimits(duplicateKeys: .lastWins)
        #expect(try JSON(parsing: "{\"a\":1,\"a\":2}", limits: lastWins) == ["a": 2])
    }

    @Test func `Names that differ only in Unicode normalisation are one name, and cause no crash`() throws {
        let text = "{\"x\": {\"\\u00e9\": 1},\n \"e\u{301}\": 1, \"\u{e9}\": 2}"
        let error = try #require(throws: JSONSyntaxError.self) { try JSON(parsing: text) }
        #expect(error.reason == .duplicateKey)
        #expect(error.line == 2)
        #expect(error.column == 11)
        #expect(try JSON(parsing: text, limits: JSONLimits(duplicateKeys: .lastWins)).object?.count == 2)
    }
}
