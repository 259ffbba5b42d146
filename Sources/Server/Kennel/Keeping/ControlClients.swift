import Glibc

/// The clients of a control socket whose lines are still being read, all of them at once, so that none waits for a
/// silent one.
struct ControlClients {
    /// A client that has a while to send its line.
    private struct Client {
        let descriptor: Int32
        let deadline: ContinuousClock.Instant
        var line: [UInt8] = []

        /// What became of the line after what the client has sent was read.
        enum Reading {
            case unfinished
            case line(String)
            /// The client hung up, or sends too much.
            case useless
        }

        /// Reads what is there.
        mutating func read() -> Reading {
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

    /// How long a client may take over its line.
    private static let timeout = Duration.seconds(5)
    private static let longestLine = 4_096
    /// When there are more, those that came first have to go.
    private static let most = 32

    /// Those that came first at the front.
    private var clients: [Client] = []

    /// Waits until clients have sent a line each; returns those, with their lines, which are the caller's to close. Nil
    /// when nothing can be accepted any more.
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

    /// Takes one more client; false when nothing can be accepted any more.
    private mutating func accept(from listener: Int32) -> Bool {
        let descriptor = Glibc.accept(listener, nil, nil)
        if descriptor < 0, errno == EMFILE || errno == ENFILE {
            usleep(250_000)  // until a descriptor is free again
            return true
        }
        guard descriptor >= 0 else { return [EINTR, ECONNABORTED, EAGAIN].contains(errno) }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        clients.append(Client(descriptor: descriptor, deadline: .now + Self.timeout))
        if clients.count > Self.most { close(clients.removeFirst().descriptor) }
        return true
    }
}
