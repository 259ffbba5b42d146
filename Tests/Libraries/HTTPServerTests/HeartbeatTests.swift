import Testing

@testable import HTTPServer

@Suite("Heartbeats")
struct HeartbeatTests {
    @Test func `First heartbeats of streams opened together are spread over time`() {
        let heartbeat = HTTPServer.Configuration.Heartbeat(frame: [], interval: .seconds(15))
        let due = (0..<10_000).map { heartbeat.first(ofSlot: $0) / .milliseconds(1) }
        #expect(due.allSatisfy { 7_500...15_000 ~= $0 })
        let tenths = Dictionary(grouping: due) { Int($0 / 100) }.mapValues(\.count)
        #expect(tenths.values.max() ?? .max <= 150)
    }
}
