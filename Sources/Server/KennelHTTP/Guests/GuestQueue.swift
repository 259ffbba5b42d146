import Dispatch
import Foundation
import Locks
import Sessions

/// The looks that guests ask for, which are worked off beside everything else that a session does.
///
/// Of each session one look and one playing of its steps is under way at a time, so that whoever drives the session
/// waits for at most these. The clients take turns. After each look the line rests, so that guests use no more than a
/// share of a processor for each session, and of all processors for all sessions. What was asked for by a client that
/// has hung up is left out.
final class GuestQueue: Sendable {
    /// How much guests may ask for.
    struct Bounds: Sendable {
        /// Looks of one client that wait.
        var waitingOfClient = 256
        /// Looks at one session that wait.
        var waitingOfSession = 1_024
        /// Percent of the time that a session may be busy with guests, and of the processors' time for all sessions.
        var share = 50
        /// The processors that the server has.
        var processors = ProcessInfo.processInfo.activeProcessorCount

        /// How long a line rests after a look, where so many lines are busy.
        func rest(after busy: Duration, lines: Int) -> Duration {
            let share = Double(max(1, min(100, share))) / 100
            let ofSession = 1 / share - 1
            let ofAll = Double(lines) / (Double(max(1, processors)) * share) - 1
            return busy * max(ofSession, ofAll)
        }
    }

    /// What is done one after the other: looks at a session, or playings of its steps.
    enum Kind: Sendable {
        case look
        case play
    }

    /// One look that waits.
    struct Ticket: Sendable {
        let client: String
        /// The session, by a name that it has for as long as it runs.
        let session: String
        let kind: Kind
        /// What is looked at. Those who wait for the same are served in one turn, because one of them makes the answer
        /// for all; nil for what is made for each.
        var subject: String?
        let isGone: @Sendable () -> Bool
        let work: @Sendable (GuestTurn) -> Void
    }

    private struct Name: Hashable {
        let session: String
        let kind: Kind
    }

    private struct Line {
        /// What waits, by client; the clients in the order in which they are served.
        var waiting: [String: [Ticket]] = [:]
        var clients: [String] = []
        var count = 0
        var isBusy = false
        /// How long the line rests before the next look; short rests are added up.
        var rest = Duration.zero

        mutating func append(_ ticket: Ticket) {
            if waiting[ticket.client] == nil { clients.append(ticket.client) }
            waiting[ticket.client, default: []].append(ticket)
            count += 1
        }

        /// The next look, and all that are about the same.
        mutating func popFirst() -> [Ticket] {
            guard let client = clients.first, var tickets = waiting[client] else { return [] }
            clients.removeFirst()
            let ticket = tickets.removeFirst()
            waiting[client] = tickets.isEmpty ? nil : tickets
            if !tickets.isEmpty { clients.append(client) }
            let popped = [ticket] + (ticket.subject.map { removeAll(about: $0) } ?? [])
            count -= popped.count
            return popped
        }

        private mutating func removeAll(about subject: String) -> [Ticket] {
            var removed: [Ticket] = []
            for client in clients {
                let tickets = waiting[client] ?? []
                let same = tickets.filter { $0.subject == subject }
                guard !same.isEmpty else { continue }
                removed += same
                let others = tickets.filter { $0.subject != subject }
                waiting[client] = others.isEmpty ? nil : others
            }
            clients.removeAll { waiting[$0] == nil }
            return removed
        }
    }

    private struct State {
        var lines: [Name: Line] = [:]
        var waitingOfClient: [String: Int] = [:]
        var abandoned = 0
    }

    private enum Next {
        case nothing
        case work([Ticket])
        case rest(Duration)
    }

    /// Shorter rests are not worth a timer.
    private static let shortestRest = Duration.milliseconds(5)

    private let bounds: Bounds
    private let state = Locked(State())

    init(_ bounds: Bounds) {
        self.bounds = bounds
    }

    /// Why a look cannot wait; nil where it can.
    func refusal(client: String, session: String) -> ProblemDetails? {
        state.withLock { state in
            if state.waitingOfClient[client, default: 0] >= bounds.waitingOfClient { return .tooManyLooks() }
            let ofSession = [Kind.look, .play].reduce(0) {
                $0 + (state.lines[Name(session: session, kind: $1)]?.count ?? 0)
            }
            return ofSession >= bounds.waitingOfSession ? .sessionTooBusy() : nil
        }
    }

    /// Adds a look, which is done when it is its turn, unless its client has gone by then. Throws where too many wait.
    func add(_ ticket: Ticket) throws(ProblemDetails) {
        if let refusal = refusal(client: ticket.client, session: ticket.session) { throw refusal }
        let name = Name(session: ticket.session, kind: ticket.kind)
        let isIdle = state.withLock { state in
            state.waitingOfClient[ticket.client, default: 0] += 1
            var line = state.lines.removeValue(forKey: name) ?? Line()
            line.append(ticket)
            let isIdle = !line.isBusy
            line.isBusy = true
            state.lines[name] = line
            return isIdle
        }
        if isIdle { goOn(name) }
    }

    /// How many looks wait.
    var count: Int { state.withLock { $0.lines.values.reduce(0) { $0 + $1.count } } }

    /// How many looks were left out, because nobody waited for them any more.
    var abandoned: Int { state.withLock { $0.abandoned } }

    /// Begins the next look of a line that has none under way.
    private func goOn(_ name: Name) {
        while true {
            switch state.withLock({ Self.next(name, &$0) }) {
            case .nothing: return
            case .rest(let rest):
                let nanoseconds = Int(rest / .nanoseconds(1))
                DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in goOn(name) }
                return
            case .work(let tickets):
                let present = tickets.filter { !$0.isGone() }
                if present.count < tickets.count { state.withLock { $0.abandoned += tickets.count - present.count } }
                guard !present.isEmpty else { continue }
                let turn = GuestTurn { [weak self] busy in self?.end(name, busy: busy) }
                for ticket in present { ticket.work(turn) }
                return
            }
        }
    }

    private func end(_ name: Name, busy: Duration) {
        state.withLock { state in
            let rest = bounds.rest(after: busy, lines: state.lines.count)
            state.lines[name]?.rest += rest
        }
        goOn(name)
    }

    private static func next(_ name: Name, _ state: inout State) -> Next {
        guard var line = state.lines.removeValue(forKey: name) else { return .nothing }
        if line.rest >= shortestRest {
            let rest = line.rest
            line.rest = .zero
            state.lines[name] = line
            return .rest(rest)
        }
        let tickets = line.popFirst()
        guard !tickets.isEmpty else { return .nothing }
        state.lines[name] = line
        for ticket in tickets {
            let count = state.waitingOfClient[ticket.client, default: 1]
            state.waitingOfClient[ticket.client] = count > 1 ? count - 1 : nil
        }
        return .work(tickets)
    }
}

/// The turn of one look, or of several at the same. The next begins when nobody holds it any more, so that none is
/// forgotten.
final class GuestTurn: Sendable {
    private let busy = Locked(Duration.zero)
    private let onEnd: @Sendable (Duration) -> Void

    init(onEnd: @escaping @Sendable (Duration) -> Void) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd(busy.withLock { $0 })
    }

    /// Runs what the look is about, and counts how long that takes.
    nonisolated(nonsending) func count(_ body: () async -> Void) async {
        let began = ContinuousClock.now
        await body()
        let time = ContinuousClock.now - began
        busy.withLock { $0 += time }
    }
}

extension ProblemDetails {
    fileprivate static func tooManyLooks() -> ProblemDetails {
        ProblemDetails(
            429, "too-many-looks", "Too much that you asked for waits",
            "What was asked for from your address before is to be answered first."
        ).with("Retry-After", "1")
    }

    fileprivate static func sessionTooBusy() -> ProblemDetails {
        ProblemDetails(
            503, "session-busy", "Too many look at the session at once", "Others wait for an answer about it already."
        ).with("Retry-After", "2")
    }
}
