import JSON
import KennelTesting
import SessionSupport
import Testing
import Wire

@testable import World

@Suite("The log line of a fault script")
struct FaultNoteTests {
    @Test func `The log line has up to 20 rules without bodies and the number of further rules`() async throws {
        let backend = TestBackend()
        backend.answer("/screen", with: .screen(Documents.details))
        let session = await TestSession.open(BeagleApp.init, screen: "/screen", backend: backend)
        let long = String(repeating: "x", count: 10_000)
        try await session.setFaults(
            FaultScript(
                rules: [FaultRule(path: "/a", count: 2, fault: .answer(.init(body: long)))]
                    + (1...24).map { FaultRule(path: "/\($0)", fault: .offline) }))
        let line = try #require(await session.snapshot()["log"]?.array?.last { $0["kind"] == "input" })
        let faults = line["detail"]?["faults"]
        #expect(faults?["rules"]?[0]?["path"] == "/a" && faults?["rules"]?[0]?["body"] == "")
        #expect(faults?["rules"]?[1]?["fault"] == "offline")
        #expect(faults?["rules"]?.array?.count == 20 && faults?["more"] == 5)
        #expect(line["message"] == "sets 25 fault rule(s)")
    }

    @Test func `The digest is computed from the shorter log line, so that older recordings keep theirs`() {
        let script = FaultScript(rules: [FaultRule(path: "*", fault: .offline)])
        let (plain, rich) = (EventLog(keeping: 10), EventLog(keeping: 10))
        plain.log(.input, level: .info, message: "sets", detail: .input(.faults(script), showsText: true))
        rich.log(
            .input, level: .info, message: "sets", detail: .input(.faults(script), showsText: true),
            publishing: .faults(script))
        #expect(plain.digest.value == rich.digest.value)
        #expect(plain.takeEvents().map(\.data) != rich.takeEvents().map(\.data))
    }
}
