import Beagle
import JSON
import Wire

/// Every retry that errors offered: which are pending, which have run, which are gone.
///
/// A screen may fail thousands of times. Readers are told of the oldest pending retries and how many there are in all,
/// and to add one or look one up does not go through the others: else every turn would cost what all turns before did.
final class RetryLedger {
    /// What became of a retry.
    enum Fate {
        case pending(RetryTicket)
        case spent
        case gone
        case unknown
    }

    /// What was let go of without being retried since this was last emptied, oldest first.
    var dropped: [String] = []
    /// The retry that is running now.
    private(set) var running: RetryTicket?

    /// How many retries could still be run.
    private(set) var pending = 0

    private let chronicle: Chronicle
    private var lastID: Int32 = 0
    /// By their numbers, which only grow; some of tickets that died.
    private var tickets: [Entry] = []
    private var dead = 0
    private var spent: BoundedLog<RetryID>

    /// Those that were run from outside, whose work may fail again.
    private var ranFromOutside: [Entry] = []

    private struct Entry {
        let id: RetryID
        weak var ticket: RetryTicket?
    }

    init(chronicle: Chronicle) {
        self.chronicle = chronicle
        spent = BoundedLog(limit: 100)
    }

    /// Names the retry of an error.
    func issue(
        kind: ErrorAccount.Kind, subject: String, attempt: Int, retry: @escaping BeagleRetry
    ) -> RetryTicket {
        lastID += 1
        let facts = PendingRetry(
            id: RetryID(rawValue: lastID), kind: kind, subject: subject, attempt: attempt, since: chronicle.time)
        let ticket = RetryTicket(facts, ledger: self, retry: retry)
        pending += 1
        tickets.append(Entry(id: facts.id, ticket: ticket))
        for case let earlier? in ranFromOutside.map(\.ticket) where earlier.awaits(kind, subject: subject) {
            earlier.failedAgain(offering: ticket)
        }
        ranFromOutside.removeAll { $0.ticket == nil }
        chronicle.changed(.retries)
        return ticket
    }

    /// What became of the retry with this id.
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

    /// Writes the oldest pending ones, and how many there are where that is more.
    func write(to json: inout JSONWriter) {
        let unused = tickets.lazy.compactMap(\.ticket).filter { $0.use == .unused }
        PendingRetries.writeMembers(unused.map(\.facts), count: pending, to: &json)
    }

    // MARK: - What tickets say

    func willRun(_ ticket: RetryTicket, for use: RetryTicket.Use) {
        switch use {
        case .unused: pending -= 1
        case .used: break
        }
        spent.append(ticket.facts.id)
        running = ticket
        chronicle.changed(.retries)
        chronicle.line(.note, .info, .retryRuns(ticket.facts.id, subject: ticket.facts.subject))
    }

    func didRunFromOutside(_ ticket: RetryTicket) {
        ranFromOutside.removeAll { $0.ticket == nil || $0.ticket === ticket }
        ranFromOutside.append(Entry(id: ticket.facts.id, ticket: ticket))
    }

    func didRun() {
        running = nil
    }

    /// Whether any retry could still be run.
    var hasPending: Bool { pending > 0 }

    func ticketDied(_ ticket: RetryTicket) {
        chronicle.changed(.retries)
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
