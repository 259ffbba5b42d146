import JSON
import Testing

@testable import Wire

@Suite("The requests that a fault rule names")
struct RequestPatternTests {
    @Test func `A path alone matches every method, server, query and body`() throws {
        #expect(try RequestPattern("/home*") == RequestPattern(path: "/home*"))
        #expect(try RequestPattern("*") == RequestPattern(path: "*"))
    }

    @Test func `All parts are read in their order`() throws {
        let pattern = try RequestPattern(
            #"POST https://API.example.com:8080/caf%C3%A9?page=2&q=%26* header X-A=1 header X-B body "a \"b\" \\""#)
        var expected = RequestPattern(path: "/café")
        expected.method = "POST"
        expected.server = .init(scheme: "https", host: "api.example.com:8080")
        expected.query = [.init(name: "page", value: "2"), .init(name: "q", value: "&*")]
        expected.headers = [.init(name: "X-A", value: "1"), .init(name: "X-B", value: "*")]
        expected.body = #"a "b" \"#
        #expect(pattern == expected)
    }

    @Test func `A URL without a path matches all paths of its server`() throws {
        #expect(try RequestPattern("http://a.example").path == "*")
        #expect(try RequestPattern("http://a.example/").path == "/")
    }

    @Test func `Percent encoding that is not valid stays as it is`() throws {
        #expect(try RequestPattern("/100%").path == "/100%")
        #expect(try RequestPattern("/%FF").path == "/%FF")
        #expect(try RequestPattern("/%4").path == "/%4")
    }

    @Test(arguments: [
        ("", RequestPattern.Mistake(kind: .address)), ("home", .init(kind: .address)),
        ("post /a", .init(kind: .address)),
        ("POST", .init(kind: .address)), ("POST a", .init(kind: .address)), ("https:///a", .init(kind: .address)),
        ("ftp://a/b", .init(kind: .address)), ("/a heder X", .init(kind: .condition, word: "heder")),
        ("/a header", .init(kind: .incomplete, word: "header")),
        ("/a header =1", .init(kind: .incomplete, word: "header")),
        ("/a body", .init(kind: .incomplete, word: "body")), (#"/a body """#, .init(kind: .incomplete, word: "body")),
        (#"/a body "open"#, .init(kind: .incomplete, word: "body")),
    ])
    func `A mistake names its place`(text: String, mistake: RequestPattern.Mistake) {
        #expect(throws: mistake) { try RequestPattern(text) }
    }

    @Test func `A script's line ends its pattern at the first colon outside of quotation marks`() throws {
        let text = #"PUT /a?at=12:30 header X-B="a: b" body "\"k\": 1": 500 twice, then 2 s slow"#
        let script = try FaultScript(text: text)
        let path = #"PUT /a?at=12:30 header X-B="a: b" body "\"k\": 1""#
        #expect(
            script.rules == [
                FaultRule(path: path, count: 2, fault: .status(500)),
                FaultRule(path: path, after: 2, fault: .delay(.seconds(2))),
            ])
        #expect(script.text == text)
    }

    @Test(arguments: [
        ("home: 500", FaultTextError.Reason.pathStart, ""), ("/a hedr X: 500", .unknownCondition, "hedr"),
        ("/a body: 500", .lacksCondition, "body"),
    ])
    func `A script's line says what is wrong with its pattern`(
        line: String, reason: FaultTextError.Reason, word: String
    ) {
        let error = #expect(throws: FaultTextError.self) { try FaultScript(parsing: line) }
        #expect(error?.reason == reason)
        #expect(error?.word == word)
    }

    @Test func `A rule in JSON says what is wrong with its pattern`() {
        let rule: JSON = ["path": "/a heder X", "fault": "offline"]
        let error = #expect(throws: InputRejection.self) { try FaultScript(["rules": [rule]]) }
        #expect(
            error
                == .malformed(
                    reason: "\"path\" of rule 1 has the word \"heder\" after its address; only \"header NAME=VALUE\" "
                        + "and \"body TEXT\" can follow."))
    }
}
