/// The sender of a request. Waiting requests are ordered by their senders.
struct Requester: Sendable {
    /// The sender's IP address; empty if unknown.
    let client: String
    let accessLevel: Gatekeeper.AccessLevel
}
