extension HTTPServer {
    /// How a server listens, and what it bears.
    public struct Configuration: Sendable {
        /// Numeric address to listen on (`127.0.0.1`, `::1`, `0.0.0.0`), or `localhost`.
        public var host: String
        /// Port to listen on; 0 takes a free one, which `HTTPServer.port` tells.
        public var port: UInt16
        /// What clients are shown before all is encrypted; nil serves HTTP as it is.
        public var certificate: Certificate?
        /// Threads that read, call the handler and write; connections are spread over them.
        public var threads: Int
        /// Connections open at once; further ones wait until there is room.
        public var maximumConnections: Int
        /// Connections of one address open at once. A further one takes the place of the one that has waited longest for a
        /// request, and is closed where none waits. An eighth of them is kept for clients that the server knows.
        public var maximumConnectionsPerAddress: Int
        /// Bytes libmicrohttpd holds for one connection; a request's first line and headers must fit about half of it.
        public var connectionMemory: Int
        /// Largest request body; a larger one is answered 413 and never held.
        public var maximumBodyBytes: Int
        /// The same for single paths that take more, or less.
        public var maximumBodyBytesByPath: [String: Int]
        /// Paths whose bodies are not held: the handler is called when the head has been read, and takes `HTTPRequest.lines`
        /// as they come.
        public var pathsReadInLines: Set<String>
        /// Bytes of all bodies that are read or worked on, those below 64 KB left out; a further one is answered 503.
        public var maximumBodyBytesAtOnce: Int
        /// Bytes that may wait for one slow stream; then it is cut off.
        public var maximumQueuedBytes: Int
        /// Bytes of large answers and frames that may wait for slow readers in all, a copy for several counted once; a further
        /// answer is 503, and the reader of a further frame cut off.
        public var maximumUnsentBytes: Int
        /// The same for the clients of one address.
        public var maximumUnsentBytesPerAddress: Int
        /// The same for what has one owner.
        public var maximumUnsentBytesPerOwner: Int
        /// How long a connection may be silent where it should send or read, before it is closed.
        public var idleTimeout: Duration
        /// How long a client may take over a request's first line and headers, all in all.
        public var headTimeout: Duration
        /// How long a client may take over a body; each 64 KB of its length give it a second more.
        public var bodyTimeout: Duration
        /// How long a client may take to read an answer, or what waits of a stream; each 64 KB of it give a second more.
        public var sendTimeout: Duration
        /// Bytes of a body that a client must send, or read, in a second, once its first time is over.
        var slowestRate = 65_536
        /// How often connections are checked for a reader that has gone, or a client that is late.
        public var checkInterval: Duration
        /// What every stream is sent at intervals, if anything.
        public var heartbeat: Heartbeat?
        /// What every open stream is sent when the server stops, before it ends.
        public var farewell: [UInt8]?
        /// How long `stop()` waits for open streams and late replies to end in order.
        public var stopTimeout: Duration
        /// Asked when the head of a request has been read, before there is room for its body; must not block. Without it every
        /// client is known.
        public var admission: (@Sendable (HTTPRequest) -> Admission)?
        /// Counts what is sent and received.
        public var traffic: Traffic
        /// Hears what is wrong with the server itself, such as a lack of file descriptors.
        public var onWarning: (@Sendable (String) -> Void)?

        /// What the head of a request says about its sender.
        public enum Admission: Sendable {
            /// The server knows the client.
            case known
            /// The server does not, and serves such clients as far as others leave room.
            case stranger
            /// The request is answered with this, without its body.
            case refused(HTTPResponse)
        }

        /// A frame repeated on every stream, so that both ends notice when the other has gone.
        public struct Heartbeat: Sendable {
            /// The bytes of one beat.
            public var frame: [UInt8]
            /// Time between beats of one stream.
            public var interval: Duration

            /// A beat of these bytes; its interval is rounded up to `checkInterval`.
            public init(frame: [UInt8], interval: Duration = .seconds(15)) {
                self.frame = frame
                self.interval = interval
            }

            /// How long after its opening a stream is sent the first, by the number of its place among those that are open.
            ///
            /// Thousands may be opened in the same second, as when a server is there again, and would be sent theirs together
            /// ever after, while everything else waits: so each begins at another time of the interval's second half.
            func first(ofSlot slot: Int) -> Duration {
                // Multiples of the golden ratio leave no two gaps of which one is much wider than the other.
                let fraction = (Double(slot) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
                return interval * (0.5 + fraction / 2)
            }
        }

        /// A server on a free port of this machine alone, with bounds that suit a page and its streams.
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
            traffic = Traffic()
            onWarning = nil
        }

        /// How many threads share so many connections well.
        ///
        /// Whenever a connection goes on that waited, libmicrohttpd walks all that wait at the same thread. With each further
        /// thread the walks get shorter, but a request and the stream that tells what came of it meet on one thread less often.
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

        /// There are few special paths, and nearly every path tells by its length that it is none of them.
        private static func isSame(_ special: String, _ path: ArraySlice<UInt8>) -> Bool {
            special.utf8.count == path.count && special.utf8.elementsEqual(path)
        }
    }
}
