internal import Glibc
import Locking

/// One connection, from its acceptance to its end, and until when its client must have said what is awaited of it.
///
/// libmicrohttpd itself closes connections that are silent; this is about those that never stop saying a little.
final class Connection: Sendable {
    private struct State {
        var deadline: Instant
        /// Nil once libmicrohttpd has closed it: the number may be another's then.
        var socket: Int32?
        var slot: Int?
        /// What is left of the time for a body that the server does not read on now.
        var rest: Duration?
    }

    private let core: ServerCore
    private let state: Locked<State>

    init(_ core: ServerCore, socket: Int32) {
        self.core = core
        state = Locked(State(deadline: .now + core.configuration.headTimeout, socket: socket))
        let slot = core.connections.add(self)
        state.withLock { $0.slot = slot }
    }

    /// The first line of a request has been read.
    func headBegan() {
        let latest = Instant.now + core.configuration.headTimeout
        state.withLock { $0.deadline = min($0.deadline, latest) }
    }

    /// A request's head has been read, and so much is to follow.
    func bodyBegan(bytes: Int) {
        let seconds = Int64(clamping: min(bytes, 1 << 40) / HTTPServer.Configuration.slowestBodyRate)
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

    /// The answer has been sent, and the next request may come.
    func answerEnded() {
        let latest = Instant.now + core.configuration.idleTimeout + core.configuration.headTimeout
        state.withLock { $0.deadline = latest }
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
        if let slot { core.connections.remove(slot) }
    }
}
