internal import Glibc

/// A bound, listening TCP socket. Made here rather than by libmicrohttpd, which does not say why it fails.
struct ListeningSocket {
    let descriptor: Int32
    let port: UInt16

    /// Time for which a port that is taken is tried again. A killed server may have been about to start a process,
    /// which inherited its sockets and leaves the port a moment later.
    private static let patience: Duration = .seconds(1)

    init(host: String, port: UInt16) throws(ListenError) {
        guard let address = SocketAddress(host: host, port: port) else { throw .unusableHost(host) }
        let descriptor = socket(
            Int32(address.family), Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue), 0)
        guard descriptor >= 0 else { throw ListenError(errno: errno, host: host, port: port) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let end = ContinuousClock.now + Self.patience
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

    /// Refuses new connections, so that a balancer asks another server.
    ///
    /// `MHD_quiesce_daemon` of libmicrohttpd 0.9.75 takes the socket out of its threads' epoll sets. The threads do so
    /// too when they notice, and the process ends where both do. So a socket without an address replaces the listening
    /// one under its number, and libmicrohttpd closes it at the end.
    static func unlisten(_ descriptor: Int32) {
        let nobody = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard nobody >= 0 else { return }  // then who connects until the end is answered 503
        dup2(nobody, descriptor)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        close(nobody)
    }
}
