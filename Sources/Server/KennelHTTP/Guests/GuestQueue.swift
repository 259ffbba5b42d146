import Dispatch
import Foundation
import Locks
import Sessions

/// The queue of read requests by guests, which are clients that do not control the session. They run beside all other
/// work of a session.
///
/// Each session has at most one read and one replay for guests in progress, so that the client in control waits for at
/// most these two. Clients take turns. After each read the queue rests, so that guests use only a share of a processor
/// per session. Requests of disconnected clients are skipped.
final class GuestQueue: Sendable {
    /// The limits on guests' requests.
    struct Bounds: Sendable {
        /// The maximum number of waiting requests of one client.
        var waitingOfClient = 256
        /// The maximum number of waiting requests about one session.
        var waitingOfSession = 1_024
        /// The percentage of time in which a session may work for guests.
        var share = 50
        /// The processors that the server has.
        var processors = ProcessInfo.processInfo.activeProcessorCount

        /// Returns the time to rest after a request that took `busy`, while `lines` queues are active.
        func rest(after busy: Duration, lines: Int) -> Duration {
            let share = Double(max(1, min(100, share))) / 100
            let ofSession = 1 / share - 1
            let ofAll = Double(lines) / (Double(max(1, processors)) * share) - 1
            return busy * max(ofSession, ofAll)
        }
    }

    /// The kinds of requests, each with its own queue per session: reads of a session, and replays of its steps.
    enum Kind: Sendable {
        case read
        case play
    }

    /// A waiting request.
    struct Ticket: Sendable {
        let client: String
        /// The session's identifier, unique to one run of the session.
        let session: String
        let kind: Kind
        /// The content that is requested. Requests with the same subject run in one turn, because the first makes the
        /// answer for all; nil for an answer that cannot be shared.
        var subject: String?
        let isGone: @Sendable () -> Bool
        let work: @Sendable (GuestTurn) -> Void
    }

    private struct Name: Hashable {
        let session: String
        let kind: Kind
    }

    private struct Line {
        /// The waiting requests by client; `clients` is the order in which clients are served.
        var waiting: [String: [Ticket]] = [:]
        var clients: [String] = []
        var count = 0
        var isBusy = false
        /// The time to rest before the next request; short rests are added up.
        var rest = Duration.zero

        mutating func append(_ ticket: Ticket) {
            if waiting[ticket.client] == nil { clients.append(ticket.client) }
            waiting[ticket.client, default: []].append(ticket)
            count += 1
        }

        /// Removes and returns the next request, and all requests for the same content (`subject`).
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

    /// The shortest delay for which a timer is started.
    private static let shortestRest = Duration.milliseconds(5)

    private let bounds: Bounds
    private let state = Locked(State())

    init(_ bounds: Bounds) {
        self.bounds = bounds
    }

    /// Returns why a request cannot be queued; nil if it can.
    func refusal(client: String, session: String) -> ProblemDetails? {
        state.withLock { state in
            if state.waitingOfClient[client, default: 0] >= bounds.waitingOfClient { return .tooManyWaitingRequests() }
            let ofSession = [Kind.read, .play].reduce(0) {
                $0 + (state.lines[Name(session: session, kind: $1)]?.count ?? 0)
            }
            return ofSession >= bounds.waitingOfSession ? .sessionTooBusy() : nil
        }
    }

    /// Adds a request, which is skipped if its client has disconnected by its turn. Throws if too many requests of the
    /// client or about the session wait.
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
        if isIdle { startNext(in: name) }
    }

    /// The number of waiting requests.
    var count: Int { state.withLock { $0.lines.values.reduce(0) { $0 + $1.count } } }

    /// The number of requests that were skipped because their clients had disconnected.
    var abandoned: Int { state.withLock { $0.abandoned } }

    /// Starts the next request of a queue that has none in progress.
    private func startNext(in name: Name) {
        while true {
            switch state.withLock({ Self.next(in: name, state: &$0) }) {
            case .nothing: return
            case .rest(let rest):
                let nanoseconds = Int(rest / .nanoseconds(1))
                DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in
                    startNext(in: name)
                }
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
        startNext(in: name)
    }

    private static func next(in name: Name, state: inout State) -> Next {
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

/// The turn of one request, or of several with the same subject.
///
/// The turn ends when the last reference to it is released, so that no turn is left open.
final class GuestTurn: Sendable {
    private let busy = Locked(Duration.zero)
    private let onEnd: @Sendable (Duration) -> Void

    init(onEnd: @escaping @Sendable (Duration) -> Void) {
        self.onEnd = onEnd
    }

    deinit {
        onEnd(busy.withLock { $0 })
    }

    /// Runs the work of a request and measures its duration.
    nonisolated(nonsending) func count(_ body: () async -> Void) async {
        let began = ContinuousClock.now
        await body()
        let time = ContinuousClock.now - began
        busy.withLock { $0 += time }
    }
}

extension ProblemDetails {
    fileprivate static func tooManyWaitingRequests() -> ProblemDetails {
        ProblemDetails(
            429, kind: .tooManyLooks, title: "Too many of your requests are waiting",
            detail: "Wait for the responses to the earlier requests from your address."
        ).withHeader("Retry-After", value: "1")
    }

    fileprivate static func sessionTooBusy() -> ProblemDetails {
        ProblemDetails(
            503, kind: .sessionBusy, title: "Too many viewers read the session at once",
            detail: "Requests of other viewers are waiting for this session. Send the request again later."
        ).withHeader("Retry-After", value: "2")
    }
}
