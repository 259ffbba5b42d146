public import Foundation

/// How a request ended.
public enum TransportOutcome: Sendable, Equatable, Codable {
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
    /// The room that the body takes until the session has taken the answer; nil where nobody counts it.
    public var room: ReservedMemory?

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
        /// Nobody listens, or the connection broke.
        case noConnection
        /// The device has no network.
        case offline
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
