public import Foundation

/// A person's decision about a request or response that a fault rule holds.
public enum HeldDecision: Sendable, Equatable {
    /// Releases the request or response, with these changes.
    case release(HeldEdit)
    /// Drops the request or response, so that the request ends by the session's timeout.
    case drop
    /// Fails the request immediately, as if the connection was lost.
    case fail
}

/// A person's changes of a held request or response; nil properties stay unchanged.
public struct HeldEdit: Sendable, Equatable {
    /// The method of a request, in capitals.
    public var method: String?
    /// The URL of a request.
    public var url: URL?
    /// The status of a response.
    public var status: Int?
    /// The header fields, which replace all previous ones.
    public var headers: [String: String]?
    /// The body, which replaces the whole previous one.
    public var body: Data?

    /// Creates changes; by default there are none.
    public init(
        method: String? = nil, url: URL? = nil, status: Int? = nil, headers: [String: String]? = nil, body: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether nothing is changed.
    public var isEmpty: Bool { self == HeldEdit() }
}
