public import Foundation

/// Carries requests to the network; the only way that a session has out.
///
/// It owns the bounds of the outside world: the request's timeout, the size of an answer, redirects, which hosts may be
/// asked. Crossing one of them is a typed failure.
public protocol Transport: Sendable {
    /// Starts a request. The completion is called once, from anywhere, unless the task is cancelled first.
    func start(
        _ request: TransportRequest, completion: @escaping @Sendable (TransportOutcome) -> Void
    ) -> any TransportTask
}

/// A request on its way.
public protocol TransportTask: Sendable {
    /// Gives the request up; an answer that still arrives is of no interest.
    func cancel()
}

/// What a session asks of the network.
public struct TransportRequest: Sendable, Equatable {
    /// Where to, absolute.
    public var url: URL
    /// The method in capitals.
    public var method: String
    /// Header fields by name.
    public var headers: [String: String]
    /// The body; nil for none.
    public var body: Data?
    /// What another origin gets to see, should an answer redirect there; nil where the request holds no secret.
    public var elsewhere: Concealed?
    /// How long the whole exchange may take.
    public var timeout: Duration
    /// How many requests to this path the session has sent, this one included.
    public var attempt: Int

    /// A request without its secrets.
    public struct Concealed: Sendable, Equatable {
        /// Header fields by name.
        public var headers: [String: String]
        /// The body; nil for none.
        public var body: Data?

        /// Describes what is left of a request.
        public init(headers: [String: String], body: Data?) {
            self.headers = headers
            self.body = body
        }
    }

    /// Describes a request; without more, a GET.
    public init(
        url: URL, method: String = "GET", headers: [String: String] = [:], body: Data? = nil,
        timeout: Duration = .seconds(8), attempt: Int = 1
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.attempt = attempt
    }
}

/// How a request ended.
public enum TransportOutcome: Sendable, Equatable {
    /// An HTTP answer, with whatever status.
    case response(TransportResponse)
    /// No usable answer.
    case failure(TransportFailure)
}

/// An HTTP answer.
public struct TransportResponse: Sendable, Equatable {
    /// The status as received.
    public var status: Int
    /// Header fields by name as received.
    public var headers: [String: String]
    /// The whole body.
    public var body: Data
    /// Where the answer came from, after redirects; nil when it is where the request went.
    public var url: URL?
    /// Whether a network client of the app's own brought it, and not the session's.
    public var isFromOwnClient = false

    /// Describes an answer; without more, an empty 200.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}

/// Why a request got no answer.
public struct TransportFailure: Error, Sendable, Equatable, Codable {
    /// What kind of failure it was; the raw value is what the page and recordings read.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Nobody listens, the network is away, or the connection broke.
        case noConnection
        /// No answer in time.
        case timeout
        /// The peer could not prove who it is, or spoke no TLS.
        case tls
        /// The host's name led nowhere.
        case dns
        /// The peer answered something that is not HTTP.
        case badResponse
        /// The answer was larger than allowed.
        case tooLarge
        /// The answer sent us from place to place for too long.
        case tooManyRedirects
        /// The host is none that this server may ask.
        case forbiddenHost
        /// The URL cannot be requested at all.
        case badURL
        /// A network client of the app's own gave up.
        case ownClient
        /// The process ended while the request was on its way.
        case interrupted
        /// Anything else; the message says what.
        case other
    }

    /// What kind of failure it was.
    public var kind: Kind
    /// One sentence for a person.
    public var message: String

    /// Describes a failure.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
