import Beagle
import JSON
import Wire

/// The retries of errors: pending, used and invalid.
///
/// A screen may fail thousands of times. Pages therefore receive only the oldest pending retries and their number, and
/// adding or finding a retry does not iterate over all of them.
final class RetryLedger {
    /// The status of a retry: pending, already run, released without being run, or never issued.
    enum Fate {
        case pending(RetryTicket)
        case spent
        case gone
        case unknown
    }

    /// The retries that were released without being run since this list was last emptied, oldest first.
    var dropped: [String] = []
    /// The retry that is running.
    private(set) var running: RetryTicket?

    /// The number of pending retries.
    private(set) var pending = 0

    private let eventLog: EventLog
    private var lastID: Int32 = 0
    /// Sorted by id. Some entries belong to deallocated tickets.
    private var tickets: [Entry] = []
    private var dead = 0
    private var spent: BoundedLog<RetryID>

    /// The retries that were run from outside the screen, whose work may fail again.
    private var ranFromOutside: [Entry] = []

    private struct Entry {
        let id: RetryID
        weak var ticket: RetryTicket?
    }

    init(chronicle: EventLog) {
        self.eventLog = chronicle
        spent = BoundedLog(limit: 100)
    }

    /// Registers the retry of an error.
    func issue(
        kind: ErrorDescription.Kind, subject: String, attempt: Int, retry: @escaping BeagleRetry
    ) -> RetryTicket {
        lastID += 1
        let facts = PendingRetry(
            id: RetryID(rawValue: lastID), kind: kind, subject: subject, attempt: attempt, since: eventLog.time)
        let ticket = RetryTicket(facts, ledger: self, retry: retry)
        pending += 1
        tickets.append(Entry(id: facts.id, ticket: ticket))
        for case let earlier? in ranFromOutside.map(\.ticket) where earlier.awaits(kind, subject: subject) {
            earlier.failedAgain(offering: ticket)
        }
        ranFromOutside.removeAll { $0.ticket == nil }
        eventLog.changed(.retries)
        return ticket
    }

    /// Returns the status of a retry.
    func fate(of id: RetryID) -> Fate {
        guard id.rawValue <= lastID else { return .unknown }
        if let ticket = ticket(id) {
            switch ticket.use {
            case .unused: return .pending(ticket)
            case .used: return .spent
            }
        }
        return spent.contains(where: { $0 == id }) ? .spent : .gone
    }

    private func ticket(_ id: RetryID) -> RetryTicket? {
        var (low, high) = (0, tickets.count)
        while low < high {
            let middle = (low + high) / 2
            if tickets[middle].id.rawValue < id.rawValue { low = middle + 1 } else { high = middle }
        }
        return low < tickets.count && tickets[low].id == id ? tickets[low].ticket : nil
    }

    /// Writes the oldest pending retries, and their number if it is larger.
    func write(to json: inout JSONWriter) {
        let unused = tickets.lazy.compactMap(\.ticket).filter { $0.use == .unused }
        PendingRetries.writeMembers(unused.map(\.facts), count: pending, to: &json)
    }

    // MARK: - Callbacks of tickets

    func willRun(_ ticket: RetryTicket, for use: RetryTicket.Use) {
        switch use {
        case .unused: pending -= 1
        case .used: break
        }
        spent.append(ticket.facts.id)
        running = ticket
        eventLog.changed(.retries)
        eventLog.log(.note, level: .info, notice: .retryRuns(ticket.facts.id, subject: ticket.facts.subject))
    }

    func didRunFromOutside(_ ticket: RetryTicket) {
        ranFromOutside.removeAll { $0.ticket == nil || $0.ticket === ticket }
        ranFromOutside.append(Entry(id: ticket.facts.id, ticket: ticket))
    }

    func didRun() {
        running = nil
    }

    var hasPending: Bool { pending > 0 }

    func ticketDied(_ ticket: RetryTicket) {
        eventLog.changed(.retries)
        switch ticket.use {
        case .unused:
            pending -= 1
            dropped.append(ticket.facts.subject)
        case .used: break
        }
        dead += 1
        guard dead * 2 > tickets.count else { return }
        tickets.removeAll { $0.ticket == nil }
        dead = 0
    }
}
