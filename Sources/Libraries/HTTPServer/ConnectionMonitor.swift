internal import Glibc

/// The thread that supervises connections. A suspended connection does not notice a deadline or a reader that has left.
/// A client that sends a little now and then would never time out.
///
/// Each turn checks a tenth of the connections, so that ten thousand streams cause many short delays instead of a long
/// one.
final class ConnectionMonitor: Sendable {
    private static let shares = 10

    /// The write end of a pipe; closing it ends the thread.
    private let wakeUp: Int32
    private let thread: pthread_t

    init(_ core: ServerCore) {
        var ends: [Int32] = [0, 0]
        let opened = pipe(&ends)
        precondition(opened == 0, "the process has no file descriptor left")
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        wakeUp = ends[1]
        let pause = Int32(clamping: core.configuration.checkInterval.nanoseconds / 1_000_000 / Int64(Self.shares))
        let rounds = Rounds(core: core, end: ends[0], pause: max(1, pause))
        var thread = pthread_t()
        let box = Unmanaged.passRetained(rounds)
        let result = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Rounds>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, box.toOpaque())
        precondition(result == 0, "the process has no thread left")
        self.thread = thread
    }

    /// Ends the thread and waits for it. Call it only once.
    func stop() {
        close(wakeUp)
        pthread_join(thread, nil)
    }

    private final class Rounds: Sendable {
        let core: ServerCore
        let end: Int32
        let pause: Int32

        init(core: ServerCore, end: Int32, pause: Int32) {
            self.core = core
            self.end = end
            self.pause = pause
        }

        func run() {
            var turn = 0
            var supply = DescriptorSupply.enough
            var event = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
            while poll(&event, 1, pause) <= 0 {
                let now = Instant.now
                check(core.registry.share(turn, of: ConnectionMonitor.shares), at: now)
                for connection in core.connections.share(turn, of: ConnectionMonitor.shares) {
                    connection.check(at: now)
                }
                turn = (turn + 1) % ConnectionMonitor.shares
                if turn == 0 { supply = supply.next(warn: core.configuration.onWarning) }
            }
            close(end)
        }

        /// Polls all sockets at once, and then checks only the exchanges with an event. Each check polls again, because
        /// a descriptor may have been reused meanwhile.
        private func check(_ exchanges: [HTTPExchange], at now: Instant) {
            var asked: [(exchange: HTTPExchange, isDue: Bool)] = []
            var sockets: [pollfd] = []
            for exchange in exchanges {
                guard let (socket, isDue) = exchange.watched(at: now) else { continue }
                asked.append((exchange, isDue))
                sockets.append(HTTPExchange.question(to: socket))
            }
            _ = poll(&sockets, nfds_t(sockets.count), 0)
            for ((exchange, isDue), socket) in zip(asked, sockets) where isDue || socket.revents != 0 {
                exchange.check(at: now)
            }
        }
    }
}
