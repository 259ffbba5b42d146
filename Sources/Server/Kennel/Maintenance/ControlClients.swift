import Glibc

/// The clients of a control socket that have not yet sent their line. All are polled together, so that a silent client
/// does not delay others.
struct ControlClients {
    /// A connected client, and the deadline until which it must send its line.
    private struct Client {
        let descriptor: Int32
        let deadline: ContinuousClock.Instant
        var line: [UInt8] = []

        /// The state of the client's line after a read.
        enum LineState {
            case unfinished
            case line(String)
            /// The client disconnected or sent too much, so that it is dropped.
            case useless
        }

        /// Reads the available bytes.
        mutating func read() -> LineState {
            var bytes = [UInt8](repeating: 0, count: ControlClients.longestLine)
            let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
            if count < 0, errno == EAGAIN || errno == EINTR { return .unfinished }
            guard count > 0 else { return .useless }
            line += bytes[..<count]
            if let end = line.firstIndex(of: UInt8(ascii: "\n")) {
                return .line(String(decoding: line[..<end], as: UTF8.self))
            }
            return line.count < ControlClients.longestLine ? .unfinished : .useless
        }
    }

    /// The time within which a client must send its line.
    private static let timeout = Duration.seconds(5)
    private static let longestLine = 4_096
    /// The maximum number of clients; the oldest are disconnected first.
    private static let most = 32

    /// The clients, oldest first.
    private var clients: [Client] = []

    /// Waits for clients that have sent a line, and returns them with their lines. The caller must close them.
    ///
    /// - Returns: Nil if the listener cannot accept connections any more.
    mutating func wait(listeningOn listener: Int32) -> [(client: Int32, line: String)]? {
        var polled = [pollfd(fd: listener, events: Int16(POLLIN), revents: 0)]
        polled += clients.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
        let count = poll(&polled, nfds_t(polled.count), clients.isEmpty ? -1 : 250)
        guard count >= 0 || errno == EINTR else { return nil }
        var lines: [(client: Int32, line: String)] = []
        let now = ContinuousClock.now
        let ready = Set(polled.dropFirst().filter { $0.revents != 0 }.map(\.fd))
        clients = clients.compactMap { client in
            var client = client
            switch ready.contains(client.descriptor) ? client.read() : .unfinished {
            case .line(let line): lines.append((client.descriptor, line))
            case .unfinished where now < client.deadline: return client
            case .unfinished, .useless: close(client.descriptor)
            }
            return nil
        }
        if polled[0].revents != 0, !accept(from: listener) { return nil }
        return lines
    }

    /// Accepts one client. Returns false if the listener cannot accept connections any more.
    private mutating func accept(from listener: Int32) -> Bool {
        let descriptor = Glibc.accept(listener, nil, nil)
        if descriptor < 0, errno == EMFILE || errno == ENFILE {
            usleep(250_000)  // Waits until a descriptor is available again.
            return true
        }
        guard descriptor >= 0 else { return [EINTR, ECONNABORTED, EAGAIN].contains(errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        clients.append(Client(descriptor: descriptor, deadline: .now + Self.timeout))
        if clients.count > Self.most { close(clients.removeFirst().descriptor) }
        return true
    }
}
