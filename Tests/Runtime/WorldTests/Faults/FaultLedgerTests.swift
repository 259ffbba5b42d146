import Foundation
import JSON
import Testing
import Wire

@testable import World

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

@Suite("Fault scripts at work")
struct FaultLedgerTests {
    @Test func `The first rule that is not used up matches, and its label counts the matches`() {
        var ledger = FaultLedger()
        ledger.install(
            FaultScript(rules: [
                FaultRule(path: "/fails*", count: 2, fault: .status(500)), FaultRule(path: "*", fault: .noConnection),
            ]))
        expect(&ledger, "/fails-twice", "status 500 (1 of 2)")
        expect(&ledger, "/fails-twice", "status 500 (2 of 2)")
        expect(&ledger, "/fails-twice", "no connection (1)")
        #expect(FaultLedger().isQuiet)
    }

    @Test func `A slow network transfers one response after the other`() {
        var ledger = FaultLedger()
        let throttle = FaultRule.Throttle(bandwidth: 8, latency: .milliseconds(100))
        func arrival(bytes: Int, at time: Duration) -> Duration {
            ledger.arrival(through: throttle, bytes: bytes, number: 1, at: time)
        }
        #expect(arrival(bytes: 1_000, at: .zero) == .milliseconds(1_100))
        #expect(arrival(bytes: 500, at: .milliseconds(200)) == .milliseconds(1_400))
        #expect(arrival(bytes: 0, at: .seconds(1)) == .milliseconds(600))
        #expect(arrival(bytes: 1, at: .seconds(5)) == .milliseconds(101))
    }

    @Test func `Jitter differs from request to request, within its bound, and is the same each time`() {
        let throttle = FaultRule.Throttle(bandwidth: 1_000, latency: .seconds(1), jitter: .milliseconds(500))
        func arrivals() -> [Duration] {
            (1...50).map { number in
                var ledger = FaultLedger()
                return ledger.arrival(through: throttle, bytes: 0, number: number, at: .zero)
            }
        }
        let times = arrivals()
        #expect(times == arrivals())
        #expect(times.allSatisfy { (.seconds(1)...(.milliseconds(1_500))).contains($0) })
        #expect(Set(times).count > 30)
    }

    @Test func `Rules of different kinds apply together, and of one kind only the first`() throws {
        var ledger = FaultLedger()
        ledger.install(
            FaultScript(rules: [
                FaultRule(path: "/a", fault: .delay(.seconds(2))), FaultRule(path: "/a", count: 1, fault: .status(503)),
                FaultRule(path: "*", fault: .answer(.init(body: "{}"))), FaultRule(path: "*", fault: .status(404)),
                FaultRule(path: "/a", fault: .noConnection), FaultRule(path: "/a", fault: .hold(.init(.answer))),
            ]))
        let first = ledger.match(path: "/a")
        let bite = try #require(first)
        #expect(bite.label == "delay 2000 ms (1) + held answer (1) + status 503 (1 of 1) + answered 200 (1)")
        #expect(bite.delay == .seconds(2))
        #expect(bite.hold == FaultRule.Hold(.answer))
        #expect(bite.response?.status == 503)
        #expect(bite.response?.body == Data("{}".utf8))
        #expect(ledger.match(path: "/a")?.response?.status == 404)
        #expect(ledger.report.rules.map(\.used) == [2, 1, 2, 1, 0, 2])
    }

    @Test func `A rule can start after a number of requests, or match only one later request`() {
        var ledger = FaultLedger()
        ledger.install(
            FaultScript(rules: [
                FaultRule(path: "/a", count: 2, fault: .status(500)),
                FaultRule(path: "/a", after: 3, count: 1, fault: .noConnection),
            ]))
        let labels = (1...5).map { _ in ledger.match(path: "/a")?.label }
        #expect(labels == ["status 500 (1 of 2)", "status 500 (2 of 2)", nil, "no connection (1 of 1)", nil])
        #expect(ledger.report.rules.map(\.seen) == [5, 5])
    }

    @Test func `A chance matches about as often as its percentage, and the same for the same seed`() {
        func bites(seed: Int, percent: Int = 30) -> [Bool] {
            var ledger = FaultLedger()
            ledger.install(
                FaultScript(rules: [
                    FaultRule(path: "*", chance: .init(percent: percent, seed: seed), fault: .status(500))
                ]))
            return (1...1_000).map { _ in ledger.match(path: "/") != nil }
        }
        #expect(bites(seed: 7) == bites(seed: 7))
        #expect(bites(seed: 7) != bites(seed: 8))
        #expect((250...350).contains(bites(seed: 7).filter(\.self).count))
        #expect(bites(seed: 1, percent: 100).allSatisfy { $0 })
    }

    @Test func `A rule set again unchanged keeps its count, and a changed rule gets a new id and count`() {
        var ledger = FaultLedger()
        ledger.install(FaultScript(rules: [FaultRule(path: "/a", count: 2, fault: .brokenBody)]))
        _ = ledger.match(path: "/a")
        ledger.install(
            FaultScript(rules: [FaultRule(path: "/a", count: 2, fault: .brokenBody, id: FaultID(rawValue: 1))]))
        expect(&ledger, "/a", "broken body (2 of 2)")
        ledger.install(
            FaultScript(rules: [FaultRule(path: "/a", count: 3, fault: .brokenBody, id: FaultID(rawValue: 1))]))
        expect(&ledger, "/a", "broken body (1 of 3)")
        var json = JSONWriter()
        ledger.report.write(to: &json)
        #expect(
            String(decoding: json.bytes, as: UTF8.self)
                == #"{"rules":[{"id":"f2","path":"/a","count":3,"fault":"brokenBody","used":1}]}"#)
    }

    private func expect(_ ledger: inout FaultLedger, _ path: String, _ label: String) {
        let bite = ledger.match(path: path)
        #expect(bite?.label == label)
    }

    @Test(arguments: [
        ("/a", "/a", true), ("/a/b", "/a", false), ("/a", "/a/b", false), ("/a/b", "/a*", true), ("/a", "*", true),
        ("/x/fails/y", "*/fails/*", true), ("/x/fail/y", "*/fails/*", false), ("/aab", "/a*b", true),
        ("/abc", "/a*b", false), ("/", "/*", true), ("", "*", true), ("/a", "", false), ("/ababab", "/*ab", true),
        ("/aabaab!", "/*aab!*", true), ("/abcabd", "*abcabd", true), ("/abcabcabd", "/*abcabd*", true),
        ("/ab", "/ab*ab", false), ("/a/b/c", "/*/*/*", true), ("/a/b", "/*/*/*", false), ("/axxb", "/a**b", true),
    ])
    func `Path patterns match exactly or by their stars`(path: String, pattern: String, expected: Bool) {
        #expect(WildcardPattern(pattern).matches(Array(path.utf8)) == expected)
    }

    @Test(arguments: [
        ("POST /cart", true), ("GET /cart", false), ("POST *", true), ("*", true), ("/cart", true),
        ("/cart?draft=1", true),
        ("/cart?draft=2", false), ("/cart?draft", true), ("/cart?tag=b&tag=a", true), ("/cart?tag=a*&draft=*", true),
        ("/cart?missing", false), ("/cart?q=caf%C3%A9", true), ("https://api.example.com/cart", true),
        ("http://api.example.com/cart", false), ("https://API.example.com", true), ("https://*.example.com/c*", true),
        ("https://api.example.com:8443/cart", true), ("https://api.example.com:1/cart", false),
        ("https://example.com/cart", false), ("/cart header accept-language=pt*", true),
        ("/cart header Accept-Language=en", false), ("/cart header X-Trace", true), ("/cart header X-Missing", false),
        ("/cart header X-Trace header X-Missing", false), ("/cart body bike", true), ("/cart body \"a bike\"", true),
        ("/cart body \"\\\"item\\\":*bike\"", true), ("/cart body car", false),
        ("POST https://api.example.com/cart?draft=1 header X-Trace body bike", true),
    ])
    func `A rule matches by method, host, query, header and body`(pattern: String, expected: Bool) throws {
        let url = "https://api.example.com:8443/cart?draft=1&tag=a&tag=b&q=caf%C3%A9"
        var request = URLRequest(url: try #require(URL(string: url)))
        request.httpMethod = "POST"
        request.setValue("pt-BR", forHTTPHeaderField: "Accept-Language")
        request.setValue("", forHTTPHeaderField: "X-Trace")
        request.httpBody = Data(#"{"item": "a bike"}"#.utf8)
        var ledger = FaultLedger()
        ledger.install(FaultScript(rules: [FaultRule(path: pattern, fault: .status(500))]))
        #expect((ledger.match(.sent(request)) != nil) == expected)
        #expect(ledger.report.rules.first?.seen == (expected ? 1 : 0))
    }

    @Test func `A rule of an older recording whose path is no pattern matches this path`() {
        var ledger = FaultLedger()
        ledger.install(FaultScript(rules: [FaultRule(path: "/my list", fault: .status(500))]))
        #expect(ledger.match(path: "/my%20list") != nil)
        #expect(ledger.match(path: "/my") == nil)
    }

    @Test func `The work of a rule grows with what it compares`() throws {
        var request = URLRequest(url: try #require(URL(string: "http://a.example/x?q=1")))
        request.httpBody = Data(count: 1_000)
        let sent = MatchedRequest.sent(request)
        func bytes(_ pattern: String) -> Int {
            var ledger = FaultLedger()
            ledger.install(FaultScript(rules: [FaultRule(path: pattern, fault: .status(500))]))
            return ledger.comparedBytes(sent)
        }
        #expect(bytes("/x") == 3)
        #expect(bytes("/x?q=1") == 6)
        #expect(bytes("/x body a") == 1_003)
    }

    @Test func `A pattern that nearly matches everywhere costs at most 50 times a non-matching one`() {
        let path = Array(("/" + String(repeating: "ab", count: 14_000)).utf8)
        let nearly = WildcardPattern("/*" + String(repeating: "ab", count: 900) + "x")
        let half = String(repeating: "ab", count: 450)
        let between = WildcardPattern("/*\(half)c*\(half)*")
        let nowhere = WildcardPattern("/*" + String(repeating: "zz", count: 900) + "*")
        let clock = ContinuousClock()
        func fastest(_ pattern: WildcardPattern) -> Duration {
            (0..<5).map { _ in clock.measure { for _ in 0..<20 { #expect(!pattern.matches(path)) } } }.min() ?? .zero
        }
        let usual = fastest(nowhere)
        #expect(fastest(nearly) < usual * 50)
        #expect(fastest(between) < usual * 50)
    }
}

extension MatchedRequest {
    /// The request as it is sent to its own URL.
    fileprivate static func sent(_ request: URLRequest) -> MatchedRequest {
        MatchedRequest(request, address: request.url ?? URL(filePath: "/"))
    }
}

extension FaultMatch {
    fileprivate var response: TransportResponse? {
        outcome(timeout: .seconds(1))?.outcome.response
    }
}

extension FaultLedger {
    fileprivate mutating func match(path: String) -> FaultMatch? {
        match(.sent(URLRequest(url: URL(string: "http://bff.example" + path) ?? URL(filePath: "/"))))
    }

    fileprivate var isQuiet: Bool {
        var copy = self
        return copy.match(path: "/") == nil
    }
}
