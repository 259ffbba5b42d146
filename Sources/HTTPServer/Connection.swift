internal import Glibc
import Locking

/// One connection, from its acceptance to its end, and until when its client must have said what is awaited of it.
///
/// libmicrohttpd itself closes connections that are silent; this is about those that never stop saying a little.
final class Connection: Sendable {
    /// What the connection is doing, by which it is decided whether it makes room for another.
    private enum Activity {
        /// It waits for the client's next request since then.
        case waiting(since: Instant)
        /// A request is read, worked on or answered.
        case busy
    }

    /// Who sent the last request.
    enum Client: Sendable {
        /// Nobody has sent one yet.
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
        /// Nil once libmicrohttpd has closed it: the number may be another's then.
        var socket: Int32?
        var slot: Int?
        /// What is left of the time for a body that the server does not read on now.
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

    /// Since when the connection waits for a request, and from whom; nil while it has one.
    var waiting: (since: Instant, client: Client)? {
        state.withLock { state in
            guard case .waiting(let since) = state.activity, state.socket != nil else { return nil }
            return (since, state.client)
        }
    }

    /// The head of a request tells who sent it. False where the connection has a place that is kept for clients that the
    /// server knows, and this is none.
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

    /// Breaks the connection; libmicrohttpd's thread notices and closes it.
    func cut() {
        state.withLock { state in
            if let socket = state.socket { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// The first line of a request has been read.
    func headBegan() {
        let latest = Instant.now + core.configuration.headTimeout
        state.withLock { state in
            state.deadline = min(state.deadline, latest)
            state.activity = .busy
        }
    }

    /// A request's head has been read, and so much is to follow.
    func bodyBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.bodyTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// The server reads no more of the body until there is room; that is not the client's time.
    func bodyHeld() {
        let now = Instant.now
        state.withLock { state in
            guard state.rest == nil else { return }
            state.rest = max(.zero, state.deadline - now)
            state.deadline = .distantFuture
        }
    }

    /// The server reads on.
    func bodyGoesOn() {
        state.withLock { state in
            if let rest = state.rest.take() { state.deadline = .now + rest }
        }
    }

    /// A request has been read whole, or will not be: nothing is awaited of the client.
    func requestEnded() {
        state.withLock { state in
            state.deadline = .distantFuture
            state.rest = nil
        }
    }

    /// So many bytes of an answer wait for the client, who has a time to read them.
    func answerBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / core.configuration.slowestRate)
        let latest = Instant.now + core.configuration.sendTimeout + .seconds(seconds)
        state.withLock { $0.deadline = latest }
    }

    /// The answer has been sent, and the next request may come.
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

    /// libmicrohttpd is about to close it.
    func close() {
        let slot = state.withLock { state in
            state.socket = nil
            return state.slot.take()
        }
        core.table.remove(self)
        if let slot { core.connections.remove(slot) }
    }
}
