public import Foundation

/// What a person decided about a request, or an answer, that a rule held.
public enum HeldDecision: Sendable, Equatable {
    /// It goes on, with these changes.
    case release(HeldEdit)
    /// It is lost, so that the request ends by the session's timeout.
    case drop
    /// It fails at once, as if the connection broke.
    case fail
}

/// What a person changed of a held request or answer; nil for what stays.
public struct HeldEdit: Sendable, Equatable {
    /// Of a request, its method in capitals.
    public var method: String?
    /// Of a request, where it goes.
    public var url: URL?
    /// Of an answer, its status.
    public var status: Int?
    /// All header fields.
    public var headers: [String: String]?
    /// The whole body.
    public var body: Data?

    /// Describes changes; without more, there are none.
    public init(
        method: String? = nil, url: URL? = nil, status: Int? = nil, headers: [String: String]? = nil, body: Data? = nil
    ) {
        self.method = method
        self.url = url
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Whether nothing was changed.
    public var isEmpty: Bool { self == HeldEdit() }
}
