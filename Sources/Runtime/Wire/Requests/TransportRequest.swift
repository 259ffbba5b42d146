public import Foundation

/// What a session asks of the network.
public struct TransportRequest: Sendable, Equatable, Codable {
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
    public struct Concealed: Sendable, Equatable, Codable {
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
