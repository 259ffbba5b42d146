import HTTPServer

/// The sender of a request, as far as it matters for when the request is answered.
struct Asker: Sendable {
    /// The sender's address; empty where it is not known.
    let client: String
    let standing: Gatekeeper.Standing

    init(_ request: HTTPRequest, _ standing: Gatekeeper.Standing) {
        client = request.remoteAddress
        self.standing = standing
    }
}
