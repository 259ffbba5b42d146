extension HTTPServer {
    /// A server's address and limits.
    public struct Configuration: Sendable {
        /// Numeric address to listen on (`127.0.0.1`, `::1`, `0.0.0.0`), or `localhost`.
        public var host: String
        /// Port to listen on; 0 takes a free one, which `HTTPServer.port` tells.
        public var port: UInt16
        /// The certificate for HTTPS; nil serves plain HTTP.
        public var certificate: Certificate?
        /// Threads that read, call the handler and write; connections are spread over them.
        public var threads: Int
        /// Connections open at once; further ones wait until there is room.
        public var maximumConnections: Int
        /// Connections of one address open at once. A further one takes the place of the one that has waited longest
        /// for a request, and is closed where none waits. An eighth of them is reserved for clients that the server
        /// knows.
        public var maximumConnectionsPerAddress: Int
        /// Bytes libmicrohttpd holds for one connection; a request's first line and headers must fit about half of it.
        public var connectionMemory: Int
        /// Largest request body; a larger one is answered 413 and never held.
        public var maximumBodyBytes: Int
        /// Largest request bodies of single paths that take more, or less.
        public var maximumBodyBytesByPath: [String: Int]
        /// Paths whose bodies are not held. Their handler is called when the head has been read, and takes
        /// `HTTPRequest.lines` as they come.
        public var pathsReadInLines: Set<String>
        /// Bytes of all bodies that are read or worked on, those below 64 KB left out; a further one is answered 503.
        public var maximumBodyBytesAtOnce: Int
        /// Bytes that may wait for one slow stream; then it is cut off.
        public var maximumQueuedBytes: Int
        /// Bytes of large answers and frames that may wait for slow readers in all. A copy for several counts once. A
        /// further answer is 503, and the reader of a further frame is cut off.
        public var maximumUnsentBytes: Int
        /// The part of `maximumUnsentBytes` that clients of one address may have.
        public var maximumUnsentBytesPerAddress: Int
        /// The part of `maximumUnsentBytes` that one owner may have.
        public var maximumUnsentBytesPerOwner: Int
        /// Time that a connection may be silent where it should send or read, before it is closed.
        public var idleTimeout: Duration
        /// Time in which a client must send a request's first line and headers.
        public var headTimeout: Duration
        /// Time in which a client must send a body, with a second more for each 64 KB of its length.
        public var bodyTimeout: Duration
        /// Time in which a client must read an answer, or the waiting part of a stream, with a second more for each 64
        /// KB.
        public var sendTimeout: Duration
        /// Bytes of a body that a client must send, or read, in a second, once its first time is over.
        var slowestRate = 65_536
        /// Time between checks for readers that have gone and clients that are late.
        public var checkInterval: Duration
        /// The frame that every stream is sent at intervals; nil for none.
        public var heartbeat: Heartbeat?
        /// The frame that every open stream is sent before the server stops.
        public var farewell: [UInt8]?
        /// Time that `stop()` waits for open streams and late replies to end in order.
        public var stopTimeout: Duration
        /// Called when the head of a request has been read, before there is room for its body; must not block. Nil
        /// takes every client for known.
        public var admission: (@Sendable (HTTPRequest) -> Admission)?
        /// Counts what is sent and received.
        public var traffic: Traffic
        /// Called with what is wrong with the server itself, such as a lack of file descriptors.
        public var onWarning: (@Sendable (String) -> Void)?

        /// The sender of a request, as its head tells.
        public enum Admission: Sendable {
            /// The server knows the client.
            case known
            /// The server does not know the client, and serves it as far as others leave room.
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

            /// The time from a stream's opening to its first beat.
            ///
            /// Thousands of streams may be opened in the same second, as when a server has restarted. Their beats would
            /// come together ever after, while everything else waits. So each stream begins at another time of the
            /// interval's second half.
            ///
            /// - Parameter slot: The number of the stream's place among those that are open.
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

        /// A suitable number of threads for this many connections.
        ///
        /// Whenever a waiting connection is resumed, libmicrohttpd walks all that wait at the same thread. More threads
        /// make these walks shorter. Fewer threads let a request and the stream that shows its effect meet on one
        /// thread more often.
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
