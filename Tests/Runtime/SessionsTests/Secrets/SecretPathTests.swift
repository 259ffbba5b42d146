import Foundation
import JSON
import Testing
import Wire

@testable import Sessions

@Suite("Where secrets stand in a document")
struct SecretPathTests {
    private static let document: JSON = [
        "token": "a", "user": ["token": "b", "name": "c"],
        "cards": [["number": 1234, "name": "d"], ["number": 5678]], "on": true, "none": .null,
    ]

    private func hidden(_ paths: String...) -> JSON? {
        var policy = SecretPolicy()
        policy.paths = paths.compactMap(SecretPath.init)
        let body = policy.replacing(in: Data(Self.document.encoded())) { _ in "x" }
        return body.flatMap { try? JSON(parsing: [UInt8]($0)) }
    }

    @Test func `A bare name matches at any depth, a dotted path only from the root, a star any step`() throws {
        let anywhere = try #require(hidden("token"))
        #expect(anywhere["token"] == "x")
        #expect(anywhere["user"] == ["token": "x", "name": "c"])
        let deep = try #require(hidden("user.token"))
        #expect(deep["token"] == "a")
        #expect(deep["user"] == ["token": "x", "name": "c"])
        #expect(try #require(hidden("cards.*.number"))["cards"] == [["number": "x", "name": "d"], ["number": "x"]])
        #expect(try #require(hidden("*.name"))["user"] == ["token": "b", "name": "x"])
    }

    @Test func `All texts and numbers below a secret path are hidden, but not booleans and null`() throws {
        #expect(try #require(hidden("cards"))["cards"] == [["number": "x", "name": "x"], ["number": "x"]])
        #expect(hidden("on") == nil)
        #expect(hidden("none") == nil)
        #expect(hidden("missing", "user.missing") == nil)
    }

    @Test func `A response without a secret value is not covered by the policy and keeps its bytes`() throws {
        var policy = SecretPolicy()
        policy.paths = ["token", "user.*.pin"].compactMap(SecretPath.init)
        let body = Data(#"{"b": 1.0,  "a": {"user": null}}"#.utf8)
        #expect(policy.replacing(in: body) { _ in "x" } == nil)
        #expect(!policy.covers(TransportResponse(body: body)))
        var vault = SecretVault(policy)
        let answer = TransportOutcome.response(TransportResponse(body: body))
        #expect(vault.conceal(answer, from: URL(string: "http://bff.example/")) == answer)
    }

    @Test func `Bytes that are not secret stay the same, also in invalid or very large JSON`() throws {
        var policy = SecretPolicy()
        policy.paths = [try #require(SecretPath("token"))]
        func hidden(_ text: String) -> String? {
            policy.replacing(in: Data(text.utf8)) { _ in "x" }.map { String(decoding: $0, as: UTF8.self) }
        }
        #expect(
            hidden("{\"b\" : 1.50,\n \"token\": \"s\\u0065cret\", \"a\":[ ]}")
                == "{\"b\" : 1.50,\n \"token\": \"x\", \"a\":[ ]}")
        #expect(hidden("{\"token\": \"secret\", oops") == "{\"token\": \"x\", oops")
        #expect(hidden("{\"a\": \"token\", \"b\": [\"token\", {\"token\": true}]}") == nil)
        let many = String(repeating: "{},", count: 700_000)
        #expect(hidden("[\(many){\"token\":\"secret\"}]") == "[\(many){\"token\":\"x\"}]")
    }

    @Test(arguments: ["", ".", "a.", ".a", "a..b", "*"])
    func `A secret path that is empty, has an empty name or is only a star is invalid`(_ text: String) {
        #expect(SecretPath(text) == nil)
    }

    @Test func `A number's placeholder is a number with the same sign and number of digits`() {
        let maker = PlaceholderMaker()
        #expect(maker.placeholder(for: .int(4711)) == maker.placeholder(for: .int(4711)))
        #expect("\(maker.placeholder(for: .int(4711)).int ?? 0)".count == 4)
        #expect((maker.placeholder(for: .double(-2.5)).double ?? 0) < 0)
    }

    @Test(arguments: ["Passwort", "пароль", "密码一二三", "naïve Straße", "a b\tc", "🐶🐱", "x!@#$"])
    func `A placeholder differs from its secret and has as many characters and UTF-16 units`(_ secret: String) {
        let placeholder = PlaceholderMaker().placeholder(for: secret)
        #expect(placeholder.count == secret.count)
        #expect(placeholder.utf16.count == secret.utf16.count)
        #expect(placeholder != secret)
    }
}
