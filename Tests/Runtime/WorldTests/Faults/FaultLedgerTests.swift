import Foundation
import JSON
import Testing
import Wire

@testable import World

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
        #expect(PathPattern(pattern).matches(Array(path.utf8)) == expected)
    }

    @Test func `A pattern that nearly matches everywhere costs at most 50 times a non-matching one`() {
        let path = Array(("/" + String(repeating: "ab", count: 14_000)).utf8)
        let nearly = PathPattern("/*" + String(repeating: "ab", count: 900) + "x")
        let half = String(repeating: "ab", count: 450)
        let between = PathPattern("/*\(half)c*\(half)*")
        let nowhere = PathPattern("/*" + String(repeating: "zz", count: 900) + "*")
        let clock = ContinuousClock()
        func fastest(_ pattern: PathPattern) -> Duration {
            (0..<5).map { _ in clock.measure { for _ in 0..<20 { #expect(!pattern.matches(path)) } } }.min() ?? .zero
        }
        let usual = fastest(nowhere)
        #expect(fastest(nearly) < usual * 50)
        #expect(fastest(between) < usual * 50)
    }
}

extension FaultMatch {
    fileprivate var response: TransportResponse? {
        outcome(timeout: .seconds(1))?.outcome.response
    }
}

extension FaultLedger {
    fileprivate var isQuiet: Bool {
        var copy = self
        return copy.match(path: "/") == nil
    }
}
