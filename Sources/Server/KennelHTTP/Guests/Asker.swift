import HTTPServer

/// The sender of a request, by which the order of requests is decided.
struct Asker: Sendable {
    /// The sender's IP address; empty if unknown.
    let client: String
    let standing: Gatekeeper.Standing

    init(_ request: HTTPRequest, standing: Gatekeeper.Standing) {
        client = request.remoteAddress
        self.standing = standing
    }
}
