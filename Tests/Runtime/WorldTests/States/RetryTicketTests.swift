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

    @Test("An app that calls it twice runs it twice, as on iOS")
    func twice() {
        let ticket = issue()
        ticket.run()
        ticket.run()
        #expect(counter.runs == 2)
    }

    @Test("What a person ran from outside is not run again by the app")
    func fromOutside() {
        let ticket = issue()
        ticket.run(by: .outside)
        ticket.run()
        #expect(counter.runs == 1 && ledger.pending == 0)
    }

    @Test(
        "After the run from outside failed, the app runs the newer retry, or the older one where it did not keep the newer"
    )
    func failedAgain() {
        let ticket = issue()
        ticket.run(by: .outside)
        var newer: RetryTicket? = issue()
        ticket.run()
        #expect(counter.runs == 1 && newer?.use == .unused)
        newer = nil
        ticket.run()
        #expect(counter.runs == 2)
    }

    @Test("The failure of other work says nothing about it")
    func otherWork() {
        let ticket = issue()
        ticket.run(by: .outside)
        _ = issue(subject: "GET /b")
        ticket.run()
        #expect(counter.runs == 1)
    }
}
