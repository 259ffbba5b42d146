internal import Glibc
import Locks

/// A connection from its acceptance to its end, with the deadline by which its client must have sent or read data.
///
/// libmicrohttpd closes silent connections; this deadline also ends connections whose clients send a little now and
/// then.
final class HTTPConnection: Sendable {
    /// The activity of the connection, which decides whether it can be closed to make space for another.
    private enum Activity {
        /// Waiting for the client's next request since this time.
        case waiting(since: Instant)
        /// A request is being read, handled or answered.
        case busy
    }

    /// The kind of client that sent the last request.
    enum Client: Sendable {
        /// No request has arrived yet.
        case unheard
        case stranger
        /// A client that the server knows, for example by its token.
        case known
    }

    private struct State {
        var deadline: Instant
        var activity = Activity.waiting(since: .now)
        var client = Client.unheard
        var place = ConnectionTable.Place.regular
        /// The socket; nil once libmicrohttpd has closed it, because the descriptor may then be reused.
        var socket: Int32?
        var slot: Int?
        /// The time that is left for the body while the server does not read it; nil otherwise.
        var rest: Duration?
    }

    /// The client's address without its port; nil if the system does not report it.
    let address: SocketAddress?

    private let core: ServerCore
    private let state: Locked<State>

    init(_ core: ServerCore, socket: Int32, address: SocketAddress?) {
        self.core = core
        self.address = address?.withoutPort
        state = Locked(State(deadline: .now + core.configuration.headTimeout, socket: socket))
        let slot = core.connections.add(self)
        state.withLock { $0.slot = slot }
        switch core.table.add(self) {
        case let place?: state.withLock { $0.place = place }
        case nil: cut()
        }
    }

    /// The time at which the wait for a request began, and the kind of client; nil while a request is in progress.
    var waiting: (since: Instant, client: Client)? {
        state.withLock { state in
            guard case .waiting(let since) = state.activity, state.socket != nil else { return nil }
            return (since, state.client)
        }
    }

    /// Records the kind of client that sent a request. Returns false if the connection has a place that is reserved for
    /// known clients and the client is not known.
    func sentBy(known isKnown: Bool) -> Bool {
        let hasPlace = state.withLock { state in
            state.client = isKnown ? .known : .stranger
            return isKnown || state.place == .regular
        }
        guard !hasPlace else { return true }
        guard core.table.hasRegularPlace(for: self) else { return false }
        state.withLock { $0.place = .regular }
        return true
    }

    /// Shuts the socket down; libmicrohttpd's thread notices that and closes the connection.
    func cut() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Called when the first line of a request was read.
    func headBegan() {
        let latest = Instant.now + core.configuration.headTimeout
        state.withLock { state in
            state.deadline = min(state.deadline, latest)
            state.activity = .busy
        }
    }

    /// Called when the head of a request was read; `bytes` is the length of its body.
    func bodyBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.bodyTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// Called when the server stops reading the body until there is space. This time does not shorten the client's time
    /// for sending.
    func bodyHeld() {
        let now = Instant.now
        state.withLock { state in
            guard state.rest == nil else { return }
            state.rest = max(.zero, state.deadline - now)
            state.deadline = .distantFuture
        }
    }

    /// Called when the server continues reading the body.
    func bodyGoesOn() {
        state.withLock { state in
            if let rest = state.rest.take() { state.deadline = .now + rest }
        }
    }

    /// Called when a request was read completely or will not be read any further. The client then has no deadline.
    func requestEnded() {
        state.withLock { state in
            state.deadline = .distantFuture
            state.rest = nil
        }
    }

    /// Called when an answer with this number of bytes is sent. The client has a deadline for reading it.
    func answerBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.sendTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// Called when the answer was sent. The client may then send the next request.
    func answerEnded() {
        let latest = Instant.now + core.configuration.idleTimeout + core.configuration.headTimeout
        state.withLock { state in
            state.deadline = latest
            state.activity = .waiting(since: .now)
        }
    }

    /// Shuts the socket down if the client has missed its deadline; libmicrohttpd's thread notices that and closes the
    /// connection.
    func check(at now: Instant) {
        state.withLock { state in
            guard let socket = state.socket, state.deadline < now else { return }
            state.deadline = .distantFuture
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }

    /// Called when libmicrohttpd is about to close the connection.
    func close() {
        let slot = state.withLock { state in
            state.socket = nil
            return state.slot.take()
        }
        core.table.remove(self)
        if let slot { core.connections.remove(slot) }
    }
}
