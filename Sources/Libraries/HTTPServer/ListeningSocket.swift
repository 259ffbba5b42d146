internal import Glibc

/// A bound, listening TCP socket. Kennel creates the socket itself, because libmicrohttpd does not report the reason of
/// a failure.
struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    /// The maximum time for which binding is retried while the port is in use. A server that was killed may hold its
    /// port a moment longer, because a process that it was just starting has inherited its files.
    private static let bindTimeout: Duration = .seconds(1)

    init(host: String, port: UInt16) throws(ListenError) {
        guard let address = SocketAddress(host: host, port: port) else { throw .unusableHost(host) }
        let descriptor = socket(
            Int32(address.family), Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw ListenError(errno: errno, host: host, port: port) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let end = ContinuousClock.now + Self.bindTimeout
        var bound = address.withSocketAddress { bind(descriptor, $0, $1) }
        while bound != 0, errno == EADDRINUSE, port != 0, ContinuousClock.now < end {
            usleep(20_000)
            bound = address.withSocketAddress { bind(descriptor, $0, $1) }
        }
        guard bound == 0, listen(descriptor, 4096) == 0 else {
            let code = errno
            close(descriptor)
            throw ListenError(errno: code, host: host, port: port)
        }
        self.descriptor = descriptor
        self.port = SocketAddress(boundTo: descriptor)?.port ?? port
    }

    /// Refuses new connections, so that a load balancer tries another server.
    ///
    /// `MHD_quiesce_daemon` of libmicrohttpd 0.9.75 removes the socket from its threads' epoll sets. The threads do the
    /// same when they notice the change, and the process ends if both do. Therefore the descriptor is replaced by a
    /// socket to which no client can connect. The system then removes the listening socket from the epoll sets, and
    /// libmicrohttpd closes the replacement.
    static func unlisten(_ descriptor: Int32) {
        let nobody = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard nobody >= 0 else { return }  // Without it, connections until the end are answered 503.
        dup2(nobody, descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        close(nobody)
    }
}
