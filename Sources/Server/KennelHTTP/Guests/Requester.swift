/// The sender of a request, by which the order of requests is decided.
struct Requester: Sendable {
    /// The sender's IP address; empty if unknown.
    let client: String
    let accessLevel: Gatekeeper.AccessLevel
}
