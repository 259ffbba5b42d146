import JSON
import Testing
import Wire

@testable import World

@Suite("Retries that wait")
struct RetryLedgerTests {
    private let ledger = RetryLedger(chronicle: EventLog(keeping: 10))

    private func issue(_ count: Int) -> [RetryTicket] {
        (0..<count).map { ledger.issue(kind: .remoteScreen, subject: "GET /\($0)", attempt: 1) {} }
    }

    private func told() throws -> JSON {
        var json = JSONWriter(reserving: 64)
        json.beginObject()
        ledger.write(to: &json)
        json.endObject()
        return try JSON(parsing: json.bytes)
    }

    @Test func `A ledger with few retries lists each of them`() throws {
        let tickets = issue(PendingRetries.maximumListed)
        let told = try told()
        #expect(told["retries"]?.array?.compactMap { $0["id"]?.string } == tickets.map { "\($0.facts.id)" })
        #expect(told["pendingRetries"] == nil)
    }

    @Test func `A ledger with many retries lists the oldest 100 and their count, and each can still run`() throws {
        var tickets = issue(5_000)
        var told = try told()
        #expect(told["retries"]?.array?.compactMap { $0["id"]?.string } == tickets.prefix(100).map { "\($0.facts.id)" })
        #expect(told["pendingRetries"] == 5_000)
        guard case .pending(let last) = ledger.fate(of: tickets[4_999].facts.id) else {
            Issue.record("the newest does not wait")
            return
        }
        last.run()
        last.run()
        guard case .spent = ledger.fate(of: last.facts.id) else {
            Issue.record("what has run waits still")
            return
        }
        let gone = tickets[0].facts.id
        tickets.removeFirst(4_000)
        guard case .gone = ledger.fate(of: gone) else {
            Issue.record("what was let go waits still")
            return
        }
        told = try self.told()
        #expect(told["retries"]?.array?.compactMap { $0["id"]?.string } == tickets.prefix(100).map { "\($0.facts.id)" })
        #expect(told["pendingRetries"] == 999)
        #expect(ledger.hasPending)
        tickets = []
        #expect(!ledger.hasPending)
        #expect(ledger.dropped.count == 4_999)
    }
}
