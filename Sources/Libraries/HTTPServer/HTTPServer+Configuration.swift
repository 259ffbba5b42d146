extension HTTPServer {
    /// The settings of a server: its address and its limits.
    public struct Configuration: Sendable {
        /// The numeric address on which to listen (`127.0.0.1`, `::1`, `0.0.0.0`), or `localhost`.
        public var host: String
        /// The port on which to listen; 0 for a free one, which `HTTPServer.port` returns.
        public var port: UInt16
        /// The certificate for TLS; nil for unencrypted HTTP.
        public var certificate: Certificate?
        /// The number of threads that read, call the handler and write; connections are distributed over them.
        public var threads: Int
        /// The maximum number of open connections. Further connections wait until one is closed.
        public var maximumConnections: Int
        /// The maximum number of open connections of one address. A further one replaces the connection that has waited
        /// longest for a request, or is closed if none waits. An eighth of them is reserved for clients that the server
        /// knows.
        public var maximumConnectionsPerAddress: Int
        /// The memory in bytes that libmicrohttpd uses for one connection. A request's first line and headers must fit
        /// into about half of it.
        public var connectionMemory: Int
        /// The maximum size of a request body in bytes. A larger one is answered 413 and never stored.
        public var maximumBodyBytes: Int
        /// The maximum size of the body for each path that has its own limit, in bytes.
        public var maximumBodyBytesByPath: [String: Int]
        /// The paths whose bodies are not stored. The handler is called when the head was read, and consumes
        /// `HTTPRequest.lines` as they arrive.
        public var pathsReadInLines: Set<String>
        /// The maximum number of bytes of all bodies in memory. Bodies below 64 KB do not count; a body that would
        /// exceed the limit is answered 503.
        public var maximumBodyBytesAtOnce: Int
        /// The maximum number of bytes that may wait for one slow stream. A stream that exceeds it is closed.
        public var maximumQueuedBytes: Int
        /// The maximum number of bytes of large answers and frames that may wait for slow readers. A copy that several
        /// share counts once. An answer that would exceed the limit is replaced by 503; a frame that would exceed it
        /// disconnects its reader.
        public var maximumUnsentBytes: Int
        /// The maximum number of bytes of large answers and frames that may wait for the slow readers of one address.
        public var maximumUnsentBytesPerAddress: Int
        /// The maximum number of bytes of large answers and frames of one owner, such as a session, that may wait for
        /// slow readers.
        public var maximumUnsentBytesPerOwner: Int
        /// The time after which a silent connection is closed while its client should send or read.
        public var idleTimeout: Duration
        /// The maximum time for receiving a request's first line and headers.
        public var headTimeout: Duration
        /// The maximum time for receiving a body; each 64 KB of its length add a second.
        public var bodyTimeout: Duration
        /// The maximum time for a client to read an answer or the waiting bytes of a stream; each 64 KB add a second.
        public var sendTimeout: Duration
        /// The number of bytes per second that a client must send or read once the base time of a timeout has elapsed.
        var slowestRate = 65_536
        /// The interval at which connections are checked for disconnected readers and late clients.
        public var checkInterval: Duration
        /// The heartbeat of every stream; nil for none.
        public var heartbeat: Heartbeat?
        /// The last frame of every open stream when the server stops; nil for none.
        public var farewell: [UInt8]?
        /// The maximum time for which `stop()` waits for open streams and late replies.
        public var stopTimeout: Duration
        /// Called when the head of a request was read, before memory is reserved for its body; must not block. If nil,
        /// every client is known.
        public var admission: (@Sendable (HTTPRequest) -> Admission)?
        /// Counts the sent and received bytes.
        public var traffic: TrafficCounter
        /// Receives warnings about the server itself, such as a lack of file descriptors.
        public var onWarning: (@Sendable (String) -> Void)?

        /// The decision about a request after reading its head.
        public enum Admission: Sendable {
            /// The server knows the client.
            case known
            /// The server does not know the client. It serves the client only with capacity that known clients leave.
            case stranger
            /// The request is answered with this response, and its body is not read.
            case refused(HTTPResponse)
        }

        /// A frame sent repeatedly on every stream, so that both ends notice a lost connection.
        public struct Heartbeat: Sendable {
            /// The bytes of the frame.
            public var frame: [UInt8]
            /// The time between two frames on a stream.
            public var interval: Duration

            /// Creates a heartbeat; its interval is rounded up to a multiple of `checkInterval`.
            public init(frame: [UInt8], interval: Duration = .seconds(15)) {
                self.frame = frame
                self.interval = interval
            }

            /// Returns the delay of the first heartbeat of a stream, derived from its slot among the open streams.
            ///
            /// Thousands of streams may open in the same second, for example after a restart. Without different delays,
            /// they would get all later heartbeats at the same time. Therefore each begins at another time in the
            /// second half of the interval.
            func first(ofSlot slot: Int) -> Duration {
                // Multiples of the golden ratio are distributed almost evenly.
                let fraction = (Double(slot) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
                return interval * (0.5 + fraction / 2)
            }
        }

        /// Creates the configuration of a server on a free port of the loopback interface, with limits that suit a web
        /// page and its streams.
        public init(host: String = "127.0.0.1", port: UInt16 = 0) {
            self.host = host
            self.port = port
            certificate = nil
            threads = 1
            maximumConnections = 16_384
            maximumConnectionsPerAddress = 256
            connectionMemory = 8 * 1024
            maximumBodyBytes = 1_048_576
            maximumBodyBytesByPath = [:]
            pathsReadInLines = []
            maximumBodyBytesAtOnce = 67_108_864
            maximumQueuedBytes = 1_048_576
            maximumUnsentBytes = 268_435_456
            maximumUnsentBytesPerAddress = 134_217_728
            maximumUnsentBytesPerOwner = 67_108_864
            idleTimeout = .seconds(60)
            headTimeout = .seconds(10)
            bodyTimeout = .seconds(30)
            sendTimeout = .seconds(30)
            admission = nil
            checkInterval = .seconds(1)
            heartbeat = nil
            farewell = nil
            stopTimeout = .seconds(2)
            traffic = TrafficCounter()
            onWarning = nil
        }

        /// Returns a suitable number of threads for a number of connections.
        ///
        /// When a waiting connection resumes, libmicrohttpd walks all waiting connections of the same thread. More
        /// threads make these walks shorter. However, a request and the stream that reports its result are then less
        /// often on one thread.
        public static func threads(forConnections connections: Int) -> Int {
            min(32, max(1, connections / 512))
        }

        func maximumBodyBytes(path: ArraySlice<UInt8>) -> Int {
            for (special, bytes) in maximumBodyBytesByPath where Self.isSame(special, path) { return bytes }
            return maximumBodyBytes
        }

        func isReadInLines(path: ArraySlice<UInt8>) -> Bool {
            pathsReadInLines.contains { Self.isSame($0, path) }
        }

        /// Returns whether a path is the special one. There are few special paths, and the length already rules out
        /// nearly every other path.
        private static func isSame(_ special: String, _ path: ArraySlice<UInt8>) -> Bool {
            special.utf8.count == path.count && special.utf8.elementsEqual(path)
        }
    }
}
