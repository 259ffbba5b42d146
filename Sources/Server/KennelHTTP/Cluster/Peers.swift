/// The other servers of a cluster, as the routes see them. What is thrown describes itself to a person.
package protocol Peers: Sendable {
    /// Whether the session of this name is this server's, as far as it knows; also where there is none. Never waits.
    func has(_ name: String) -> Bool
    /// The other server that has the session of this name and is there, as far as is known here; nil where there is
    /// none. Never waits.
    func otherServer(of name: String) -> String?
    /// The server that has the session of this name; nil where it is this one, which takes it over where its server is
    /// gone, or where there is no such session. Waits.
    func server(of name: String) throws -> String?
    /// Looks up who has a session, whatever was known. Waits.
    func lookAgain(_ name: String)
    /// A server does not answer.
    func miss(_ server: String)
    /// Whether what the cluster keeps can be asked for at this moment.
    var isReachable: Bool { get }
    /// Whether it could be a moment ago.
    var isInContact: Bool { get }
    /// The others that are there.
    var others: [String] { get }
    /// Asks a server. `hears` is called until the answer is over, with whole parts in their order. Gives what takes the
    /// question back.
    func ask(
        _ server: String, _ question: [UInt8], _ hears: @escaping @Sendable (PeerAnswer) -> Void
    ) throws -> @Sendable () -> Void
    /// Has what other servers ask answered by `body`, which must not wait.
    func whenAsked(_ body: @escaping @Sendable (any PeerQuestion) -> Void)
}

/// What is heard of a server that was asked.
package enum PeerAnswer: Sendable {
    /// A part of its answer.
    case part([UInt8])
    /// That was all.
    case end
    /// It has the session no longer, and did nothing.
    case moved
    /// It does not answer, or went in the middle of it. `isTaken` where it may have done what was asked.
    case silence(isTaken: Bool)
    /// It may be there, but what it was asked, or a part of its answer, is lost.
    case broken
}

/// What another server asks.
package protocol PeerQuestion: Sendable {
    /// What is asked.
    var question: [UInt8] { get }
    /// Answers with one more part. False when nobody hears it any more.
    func send(_ part: [UInt8]) -> Bool
    /// Says that this was all.
    func end()
    /// Says that the session is not here, and nothing was done.
    func move()
    /// Has `body` called when nobody hears the answer any more.
    func whenLeft(_ body: @escaping @Sendable () -> Void)
}
