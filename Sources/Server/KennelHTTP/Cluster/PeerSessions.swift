import HTTPServer
import Sessions
import Wire

/// The sessions of the other servers of a cluster.
struct PeerSessions: Sendable {
    let peers: any Peers
    let sessions: ServedSessions

    /// Whether the cluster's journal could be reached a moment ago.
    var isInContact: Bool { peers.isInContact }

    /// Finds the other server that has a session; nil if this server or none has it. Calls `found` immediately if no
    /// lookup is needed.
    func findServer(of name: String, _ found: @escaping @Sendable (Result<String?, any Error>) -> Void) {
        let id = DrivingName.lookupID(of: name)
        if peers.has(id), sessions.directory.find(name) != nil { return found(.success(nil)) }
        sessions.readers.run { found(Result { try peers.server(of: id) }) }
    }

    /// Looks up the server of a session again, ignoring local data. Blocks.
    @available(*, noasync)
    func refreshOwner(of name: String) { peers.refreshOwner(of: DrivingName.lookupID(of: name)) }

    /// Sends a request to a server, and records if it does not answer. The request is cancelled when its client has
    /// disconnected. Throws if the request cannot be sent.
    func forward(_ question: PassedRequest, to server: String, for passed: PassedOn) throws {
        passed.whenLeft(try ask(server, question, for: passed))
    }

    /// Adds a session of another server to a part of a shared stream.
    ///
    /// The other server's frames are sent unchanged. When its stream ends, the part ends too.
    func relay(_ showing: ShownSession, from server: String, into part: StreamPart) {
        let passed = PassedOn(RelayedReply(stream: part)) { _ in part.close() }
        do {
            let question = PassedRequest(streamOf: showing.name, from: showing.position, for: showing.requester)
            let cancel = try ask(server, question, for: passed)
            passed.whenLeft(cancel)
            showing.audience.show(showing.name, leave: cancel)
        } catch {
            part.close()
        }
    }

    /// Returns a function that cancels the request.
    private func ask(
        _ server: String, _ question: PassedRequest, for passed: PassedOn
    ) throws -> @Sendable () -> Void {
        try peers.ask(server, question: try question.bytes()) { answer in
            if case .silence = answer { peers.miss(server) }
            passed.receive(answer)
        }
    }
}

/// A reply whose stream is a part of a stream that is open already.
private struct RelayedReply: Answering {
    let stream: any EventReceiver

    var isGone: Bool { stream.isGone }

    func send(_ response: HTTPResponse) { stream.close() }

    func openStream(_ headers: Headers, onClose: @escaping @Sendable () -> Void) -> any EventReceiver { stream }
}
