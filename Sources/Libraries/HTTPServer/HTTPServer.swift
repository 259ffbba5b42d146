internal import CGnuTLS
internal import CMicroHTTPD
internal import Glibc
import Locks

/// An HTTP/1.1 server over libmicrohttpd that answers requests immediately or later, and keeps streams open.
///
///     let server = try HTTPServer(.init(port: 8080)) { request, reply in
///         reply.send(HTTPResponse(body: Array("hello".utf8)))
///     }
///
/// The handler is called on one of the server's threads and must not block. For longer work, keep the reply and answer
/// from any thread.
public final class HTTPServer: Sendable {
    private enum Life {
        case running(Daemon)
        case stopped
    }

    /// `@unchecked Sendable`: used by one thread at a time, under the lock of `life`.
    private struct Daemon: @unchecked Sendable {
        let pointer: OpaquePointer
        /// The listening socket, which the daemon closes.
        let socket: Int32
        /// The context of the daemon's callbacks. Released when the daemon has stopped, because the handler may retain
        /// the server.
        let context: ServerContext
    }

    /// The port on which the server listens.
    public let port: UInt16

    private let core: ServerCore
    private let monitor: ConnectionMonitor
    private let life: Locked<Life>

    /// Starts to listen. Throws if the server cannot listen on the address.
    public init(
        _ configuration: Configuration = Configuration(),
        handler: @escaping @Sendable (HTTPRequest, HTTPReply) -> Void
    ) throws(ListenError) {
        signal(SIGPIPE, SIG_IGN)  // A disconnected reader must fail one write, not end the process.
        let socket = try ListeningSocket(host: configuration.host, port: configuration.port)
        let core = ServerCore(configuration)
        let context = ServerContext(core: core, handler: handler)
        let bounds = cmhd_bounds(
            threads: UInt32(clamping: configuration.threads),
            connections: UInt32(clamping: configuration.maximumConnections),
            memory_of_connection: configuration.connectionMemory,
            seconds_of_silence: UInt32(clamping: configuration.idleTimeout.components.seconds))
        let callbacks = cmhd_callbacks(
            begin: IncomingRequest.requestBegan, handle: IncomingRequest.requestWentOn,
            complete: IncomingRequest.requestEnded, notify: MicroHTTPD.notify, log: MicroHTTPD.log,
            context: Unmanaged.passUnretained(context).toOpaque())
        let retrieve = configuration.certificate == nil ? nil : cgnutls_pointer(CertificateCounter.retrieve)
        CertificateCounter.show(configuration.certificate, at: socket.port)
        let daemon = cmhd_start(socket.descriptor, bounds, callbacks, retrieve)
        let complaints = context.complaints.withLock { $0.take() } ?? []
        guard let daemon else {
            CertificateCounter.show(nil, at: socket.port)
            close(socket.descriptor)
            throw .system((["libmicrohttpd did not start"] + complaints).joined(separator: ": "))
        }
        for complaint in complaints { configuration.onWarning?(complaint) }
        port = socket.port
        self.core = core
        monitor = ConnectionMonitor(core)
        life = Locked(.running(Daemon(pointer: daemon, socket: socket.descriptor, context: context)))
    }

    deinit {
        stop()
    }

    /// The number of requests and streams that wait for data from the application.
    public var waitingCount: Int { core.registry.count }

    /// Uses another certificate for new connections; open ones are not affected. The server must have been created with
    /// a certificate.
    public func show(_ certificate: Certificate) {
        precondition(core.configuration.certificate != nil, "the server does not encrypt")
        life.withLock { life in
            if case .running = life { CertificateCounter.show(certificate, at: port) }
        }
    }

    /// Stops listening, ends open streams, answers late replies with 503, and returns when all threads have ended.
    ///
    /// Streams and replies that do not end within the stop timeout are aborted. Must not be called by the handler or an
    /// `onClose`, because the call waits for their threads. A second call waits for the first and has no further
    /// effect.
    public func stop() {
        life.withLock { life in
            guard case .running(let daemon) = life else { return }
            life = .stopped
            ListeningSocket.unlisten(daemon.socket)
            CertificateCounter.show(nil, at: port)
            windUp()
            monitor.stop()
            // libmicrohttpd would abort the process if a connection were suspended at this point. No connection is
            // suspended, and none can be suspended any more.
            withExtendedLifetime(daemon.context) { MHD_stop_daemon(daemon.pointer) }
        }
    }

    private func windUp() {
        core.registry.close()
        for exchange in core.registry.share(0, of: 1) { exchange.windUp() }
        let deadline = Instant.now + core.configuration.stopTimeout
        while core.registry.count > 0, Instant.now < deadline { usleep(1000) }
        for exchange in core.registry.share(0, of: 1) { exchange.breakOff() }
    }
}
