import JSON
import Testing
import Wire

@testable import World

@Suite("Fault scripts at work")
struct FaultLedgerTests {
    @Test("The first rule that is not used up bites, and says how often it did")
    func counting() {
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

    @Test("A rule that is sent back unchanged keeps its count; a changed one starts over under another name")
    func replacing() {
        var ledger = FaultLedger()
        ledger.install(FaultScript(rules: [FaultRule(path: "/a", count: 2, fault: .brokenBody)]))
        _ = ledger.bite(path: "/a")
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
                == #"{"rules":[{"id":"f2","path":"/a","count":3,"used":1,"fault":"brokenBody"}]}"#)
    }

    private func expect(_ ledger: inout FaultLedger, _ path: String, _ label: String) {
        let bite = ledger.bite(path: path)
        #expect(bite?.label == label)
    }

    @Test(
        "Paths match exactly, or by their stars",
        arguments: [
            ("/a", "/a", true), ("/a/b", "/a", false), ("/a", "/a/b", false), ("/a/b", "/a*", true), ("/a", "*", true),
            ("/x/fails/y", "*/fails/*", true), ("/x/fail/y", "*/fails/*", false), ("/aab", "/a*b", true),
            ("/abc", "/a*b", false), ("/", "/*", true), ("", "*", true), ("/a", "", false), ("/ababab", "/*ab", true),
        ])
    func patterns(path: String, pattern: String, expected: Bool) {
        #expect(PathPattern.matches(path, pattern) == expected)
    }
}

extension FaultLedger {
    fileprivate var isQuiet: Bool {
        var copy = self
        return copy.bite(path: "/") == nil
    }
}
