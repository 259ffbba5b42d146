package import Sessions

/// The other servers of a cluster, in the form that the routes need. Thrown errors have a description for users.
package protocol Peers: Sendable {
    /// Whether, according to local data, this server has the named session or no server has it. Never blocks.
    func has(_ name: String) -> Bool
    /// Returns the reachable other server that, according to local data, has the named session; otherwise nil. Never
    /// blocks.
    func otherServer(of name: String) -> String?
    /// Returns the other server that has the named session. Blocks.
    ///
    /// Returns nil if this server has the session, or if no such session exists. This server takes the session over if
    /// its server is gone.
    @available(*, noasync)
    func server(of name: String) throws -> String?
    /// Looks up the server of a session again, ignoring local data. Blocks.
    @available(*, noasync)
    func refreshOwner(of name: String)
    /// Records that a server does not answer.
    func miss(_ server: String)
    /// Whether the cluster's journal can be reached at this moment.
    var isReachable: Bool { get }
    /// Whether the cluster's journal could be reached a moment ago.
    var isInContact: Bool { get }
    /// The other servers that can be reached.
    var others: [String] { get }
    /// Sends a request to a server.
    ///
    /// - Parameter hears: Receives the answer in order: its parts, and then an event that says how the answer ended.
    /// - Returns: A function that cancels the request.
    func ask(
        _ server: String, question: [UInt8], onAnswer hears: @escaping @Sendable (PeerAnswer) -> Void
    ) throws -> @Sendable () -> Void
    /// Sets the function that answers requests of other servers; `body` must not block.
    func whenAsked(_ body: @escaping @Sendable (any PeerQuestion) -> Void)
}

/// A request of another server.
package protocol PeerQuestion: Sendable {
    /// The bytes of the request.
    var question: [UInt8] { get }
    /// Sends one more part of the answer. Returns false if the receiver is gone.
    func send(_ part: [UInt8]) -> Bool
    /// Completes the answer.
    func end()
    /// Answers that the session is not on this server, and that the request had no effect.
    func move()
    /// Calls `body` when the receiver of the answer is gone.
    func whenLeft(_ body: @escaping @Sendable () -> Void)
}
