import Testing
import Wire

@testable import World

@Suite("The retry of one error")
struct RetryTicketTests {
    private final class Counter {
        var runs = 0
    }

    private let ledger = RetryLedger(chronicle: EventLog(keeping: 10))
    private let counter = Counter()

    private func issue(subject: String = "GET /a") -> RetryTicket {
        ledger.issue(kind: .lazyLoad, subject: subject, attempt: 1) { [counter] in counter.runs += 1 }
    }

    @Test func `A retry that the app calls twice runs twice, as on iOS`() {
        let ticket = issue()
        ticket.run()
        ticket.run()
        #expect(counter.runs == 2)
    }

    @Test func `A retry that a person ran from outside is not run again by the app`() {
        let ticket = issue()
        ticket.run(by: .outside)
        ticket.run()
        #expect(counter.runs == 1 && ledger.pending == 0)
    }

    @Test func `After a failed run from outside, the app runs the newer retry, or the old if that is gone`() {
        let ticket = issue()
        ticket.run(by: .outside)
        var newer: RetryTicket? = issue()
        ticket.run()
        #expect(counter.runs == 1 && newer?.use == .unused)
        newer = nil
        ticket.run()
        #expect(counter.runs == 2)
    }

    @Test func `Issuing a retry for other work does not make a used retry run again`() {
        let ticket = issue()
        ticket.run(by: .outside)
        _ = issue(subject: "GET /b")
        ticket.run()
        #expect(counter.runs == 1)
    }
}
