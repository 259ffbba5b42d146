public import Foundation

/// A request from a session to the network.
public struct TransportRequest: Sendable, Equatable, Codable {
    /// The absolute URL.
    public var url: URL
    /// The HTTP method in capitals.
    public var method: String
    /// The header fields by name.
    public var headers: [String: String]
    /// The body, if there is one.
    public var body: Data?
    /// The header fields and body to send if a redirect leads to another origin; nil if the request contains no secret.
    public var elsewhere: Concealed?
    /// The timeout of the whole exchange.
    public var timeout: Duration
    /// What happens to a redirect; nil follows it.
    public var redirects: Redirects?
    /// The number of requests to this path that the session has sent, including this one.
    public var attempt: Int

    /// What happens to a redirect that is not followed.
    public enum Redirects: String, Sendable, Codable {
        /// The redirect itself is the response.
        case returned
    }

    /// A request without its secrets.
    public struct Concealed: Sendable, Equatable, Codable {
        /// The header fields by name.
        public var headers: [String: String]
        /// The body, if there is one.
        public var body: Data?

        /// Creates a part of a request from headers and a body that contain no secrets.
        public init(headers: [String: String], body: Data?) {
            self.headers = headers
            self.body = body
        }
    }

    /// Creates a request; by default a GET.
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
