import Beagle
import JSON

/// Every retry that errors offered: which are pending, which have run, which are gone.
final class RetryLedger {
    /// What became of a retry.
    enum Fate {
        case pending(RetryTicket)
        case spent
        case gone
        case unknown
    }

    /// Whether the list of pending retries changed since this was last set to false.
    var hasChanged = false
    /// What was let go of without being retried since this was last emptied, oldest first.
    var dropped: [String] = []
    /// The retry that is running now.
    private(set) var running: RetryTicket?

    private let record: Record
    private var lastID: Int32 = 0
    private var tickets: [Entry] = []
    private var spent: BoundedLog<RetryID>

    private struct Entry {
        let id: RetryID
        weak var ticket: RetryTicket?
    }

    init(record: Record) {
        self.record = record
        spent = BoundedLog(limit: 100)
    }

    /// Names the retry of an error.
    func issue(kind: String, subject: String, attempt: Int, retry: @escaping BeagleRetry) -> RetryTicket {
        lastID += 1
        let ticket = RetryTicket(
            id: RetryID(rawValue: lastID), kind: kind, subject: subject, attempt: attempt, since: record.time,
            ledger: self, retry: retry)
        tickets.removeAll { $0.ticket == nil }
        tickets.append(Entry(id: ticket.id, ticket: ticket))
        hasChanged = true
        return ticket
    }

    /// What became of the retry with this id.
    func fate(of id: RetryID) -> Fate {
        guard id.rawValue <= lastID else { return .unknown }
        if let ticket = tickets.first(where: { $0.id == id })?.ticket {
            switch ticket.use {
            case .unused: return .pending(ticket)
            case .used: return .spent
            }
        }
        return spent.contains(where: { $0 == id }) ? .spent : .gone
    }

    /// Writes the pending ones, oldest first.
    func write(to json: inout JSONWriter) {
        json.beginArray()
        for ticket in tickets.lazy.compactMap(\.ticket) {
            switch ticket.use {
            case .unused: Self.write(ticket, to: &json)
            case .used: continue
            }
        }
        json.endArray()
    }

    // MARK: - What tickets say

    func willRun(_ ticket: RetryTicket) {
        spent.append(ticket.id)
        running = ticket
        hasChanged = true
        record.line(.note, .info, "retry \(ticket.id) runs: \(ticket.subject)") {
            $0.notice("retryRuns", ["retry": "\(ticket.id)", "subject": ticket.subject])
        }
    }

    func didRun() {
        running = nil
    }

    /// Whether any retry could still be run.
    var hasPending: Bool { tickets.contains { $0.ticket?.use == .unused } }

    func ticketDied(_ ticket: RetryTicket) {
        hasChanged = true
        switch ticket.use {
        case .unused: dropped.append(ticket.subject)
        case .used: break
        }
    }

    private static func write(_ ticket: RetryTicket, to json: inout JSONWriter) {
        json.beginObject()
        json.member("id", ticket.id)
        json.member("kind", ticket.kind)
        json.member("subject", ticket.subject)
        json.member("attempt", ticket.attempt)
        json.member("since", ticket.since)
        json.endObject()
    }
}
