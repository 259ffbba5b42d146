import HTTPServer

/// The sender of a request, by which the order of requests is decided.
struct Asker: Sendable {
    /// The sender's IP address; empty if unknown.
    let client: String
    let accessLevel: Gatekeeper.AccessLevel

    init(_ request: HTTPRequest, standing: Gatekeeper.AccessLevel) {
        client = request.remoteAddress
        self.accessLevel = standing
    }
}
