internal import Glibc
import Locks

/// One connection, from its acceptance to its end, with the time at which its client is late.
///
/// libmicrohttpd itself closes silent connections. The deadline is for clients that keep sending or reading a little.
final class Connection: Sendable {
    /// Whether the connection waits for a request, so that it may be closed for another.
    private enum Activity {
        /// The connection has waited for the client's next request since that time.
        case waiting(since: Instant)
        /// A request is being read, handled or answered.
        case busy
    }

    /// The sender of the last request.
    enum Client: Sendable {
        /// No request has been sent.
        case unheard
        case stranger
        /// A client that the server knows.
        case known
    }

    private struct State {
        var deadline: Instant
        var activity = Activity.waiting(since: .now)
        var client = Client.unheard
        var place = ConnectionTable.Place.regular
        /// Nil once libmicrohttpd has closed the socket, because another may have its number then.
        var socket: Int32?
        var slot: Int?
        /// The time left for the body while the server has stopped reading it.
        var rest: Duration?
    }

    /// The client's address without its port; nil where the system does not tell.
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

    /// The time since which the connection waits for a request, and its client; nil while it has a request.
    var waiting: (since: Instant, client: Client)? {
        state.withLock { state in
            guard case .waiting(let since) = state.activity, state.socket != nil else { return nil }
            return (since, state.client)
        }
    }

    /// Records the sender of a request, whose head has been read.
    ///
    /// - Returns: False where the connection has a reserved place and the server does not know the client.
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

    /// Shuts the socket down; libmicrohttpd's thread notices and closes the connection.
    func cut() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Starts the time for a request's head, whose first line has been read.
    func headBegan() {
        let latest = Instant.now + core.configuration.headTimeout
        state.withLock { state in
            state.deadline = min(state.deadline, latest)
            state.activity = .busy
        }
    }

    /// Starts the time for a request's body of this length.
    func bodyBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.bodyTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// Stops the time for the body while the server has no room for more of it.
    func bodyHeld() {
        let now = Instant.now
        state.withLock { state in
            guard state.rest == nil else { return }
            state.rest = max(.zero, state.deadline - now)
            state.deadline = .distantFuture
        }
    }

    /// Resumes the time for the body.
    func bodyGoesOn() {
        state.withLock { state in
            if let rest = state.rest.take() { state.deadline = .now + rest }
        }
    }

    /// Removes the deadline, because the request has been read, or the rest of it will not be.
    func requestEnded() {
        state.withLock { state in
            state.deadline = .distantFuture
            state.rest = nil
        }
    }

    /// Starts the time in which the client must read this many bytes of an answer.
    func answerBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.sendTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// Starts the time for the next request, because the answer has been sent.
    func answerEnded() {
        let latest = Instant.now + core.configuration.idleTimeout + core.configuration.headTimeout
        state.withLock { state in
            state.deadline = latest
            state.activity = .waiting(since: .now)
        }
    }

    /// Cuts the client off when it is late; libmicrohttpd's thread notices and closes.
    func check(at now: Instant) {
        state.withLock { state in
            guard let socket = state.socket, state.deadline < now else { return }
            state.deadline = .distantFuture
            shutdown(socket, Int32(SHUT_RDWR))
        }
    }

    /// Forgets the socket, which libmicrohttpd is about to close.
    func close() {
        let slot = state.withLock { state in
            state.socket = nil
            return state.slot.take()
        }
        core.table.remove(self)
        if let slot { core.connections.remove(slot) }
    }
}
