public import Foundation

/// The outcome of a request.
public enum TransportOutcome: Sendable, Equatable, Codable {
    /// An HTTP response, with any status.
    case response(TransportResponse)
    /// No usable response.
    case failure(TransportFailure)
}

/// An HTTP response.
public struct TransportResponse: Sendable, Equatable {
    /// The status as received.
    public var status: Int
    /// Header fields by name as received.
    public var headers: [String: String]
    /// The whole body.
    public var body: Data
    /// The URL of the response after redirects; nil if there were none.
    public var url: URL?
    /// Whether an app-supplied network client delivered the response, not the session's client.
    public var isFromOwnClient = false
    /// The reservation of memory for the body until the session has received the response; nil if its memory is not
    /// counted.
    public var room: ReservedMemory?

    /// Creates a response; by default an empty 200.
    public init(status: Int = 200, headers: [String: String] = [:], body: Data = Data(), url: URL? = nil) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
    }
}

/// The reason why a request received no response.
public struct TransportFailure: Error, Sendable, Equatable, Codable {
    /// The kinds of failures; pages and recordings use the raw values.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// No server listens.
        case noConnection
        /// The connection ended before the response did.
        case connectionLost
        /// The device has no network.
        case offline
        /// There was no response in time.
        case timeout
        /// The peer's certificate is not trusted, or it does not speak TLS.
        case tls
        /// The host name could not be resolved.
        case dns
        /// The response is not HTTP.
        case badResponse
        /// The response was larger than allowed.
        case tooLarge
        /// The response redirected too often.
        case tooManyRedirects
        /// The host is not allowed for requests of this server.
        case forbiddenHost
        /// The URL is not requestable.
        case badURL
        /// An app-supplied network client failed.
        case ownClient
        /// The process ended during the request.
        case interrupted
        /// Another reason, given in the message.
        case other
    }

    /// The kind of failure.
    public var kind: Kind
    /// A sentence for people.
    public var message: String

    /// Creates a failure.
    public init(kind: Kind, message: String) {
        self.kind = kind
        self.message = message
    }
}
