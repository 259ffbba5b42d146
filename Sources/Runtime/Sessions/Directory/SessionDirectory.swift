import Locks
import Wire

/// The open sessions, indexed by their ids and viewer ids.
package final class SessionDirectory<Audience: SessionAudience>: Sendable {
    private struct Contents {
        var byID: [String: RunningSession<Audience>] = [:]
        var byWatch: [String: RunningSession<Audience>] = [:]
        /// The number of sessions by client.
        var counts: [String: Int] = [:]
        var isClosed = false

        mutating func uncount(_ session: RunningSession<Audience>) {
            guard let client = session.client, let count = counts[client] else { return }
            counts[client] = count > 1 ? count - 1 : nil
        }
    }

    private let contents = Locked(Contents())
    private let limit: Int
    /// The maximum number of sessions that one client may have opened.
    package let limitOfClient: Int

    /// Creates an empty directory. `limit` applies to all sessions, `limitOfClient` to those that one client opened.
    package init(limit: Int, limitOfClient: Int) {
        self.limit = limit
        self.limitOfClient = limitOfClient
    }

    /// Throws if no further session is admitted, because the limit is reached or the server is stopping.
    package func admit() throws(AdmissionError) {
        let (count, isClosed) = contents.withLock { ($0.byID.count, $0.isClosed) }
        if isClosed { throw .stopping }
        if count >= limit { throw .tooManySessions(limit: limit) }
    }

    /// Adds a session, or replaces the session with the same ids. Calls `begin` before the session can be found. Throws
    /// if the session is not admitted; `begin` is not called then.
    func add(_ session: RunningSession<Audience>, begin: (Session) -> Void) throws(AdmissionError) {
        let refusal = contents.withLock { contents -> AdmissionError? in
            let before = contents.byID[session.id.rawValue]
            if contents.isClosed { return .stopping }
            if before == nil, contents.byID.count >= limit { return .tooManySessions(limit: limit) }
            if let client = session.client, client != before?.client,
                contents.counts[client, default: 0] >= limitOfClient
            {
                return .tooManyOfClient(limit: limitOfClient)
            }
            if let before { contents.uncount(before) }
            if let client = session.client { contents.counts[client, default: 0] += 1 }
            contents.byID[session.id.rawValue] = session
            contents.byWatch[session.viewerID.rawValue] = session
            begin(session.session)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Returns whether a client has opened as many sessions as allowed.
    func isFull(for client: String) -> Bool {
        contents.withLock { $0.counts[client, default: 0] >= limitOfClient }
    }

    /// The result of a search for a client's session that can be parked.
    enum Idle {
        /// The oldest session that has no viewers and is archived. Returned only once, to the caller that parks it.
        case session(RunningSession<Audience>)
        /// All sessions that could be parked are already being parked.
        case leaving
        case none
    }

    /// Returns the session of a client that can be parked to make room for another.
    func idlest(of client: String) -> Idle {
        let own = contents.withLock { $0.byID.values.filter { $0.client == client } }
        let idle = own.filter { session in
            guard case .archive = session.inputSource else { return false }
            return session.audience.watcherCount == 0
        }
        let oldest = idle.sorted { ($0.configuration.opened, $0.number) < ($1.configuration.opened, $1.number) }
        if let session = oldest.first(where: { $0.claimForParking() }) { return .session(session) }
        return idle.isEmpty ? .none : .leaving
    }

    /// Returns the session to which an id belongs, with the access that the id gives; nil if no such session is open.
    package func find(_ name: String) -> SessionAccess<Audience>? {
        let session = contents.withLock { contents in
            contents.byID[name] ?? contents.byWatch[DrivingName.lookupID(of: name)]
        }
        return session?.access(by: name)
    }

    /// Removes a session, unless another session has replaced it.
    package func remove(_ session: RunningSession<Audience>) {
        contents.withLock {
            guard $0.byID[session.id.rawValue] === session else { return }
            $0.byID.removeValue(forKey: session.id.rawValue)
            $0.byWatch.removeValue(forKey: session.viewerID.rawValue)
            $0.uncount(session)
        }
    }

    /// Removes the session with this id, if it is open.
    func remove(named id: SessionID) {
        guard let session = contents.withLock({ $0.byID[id.rawValue] }) else { return }
        remove(session)
    }

    /// The open sessions, in no particular order.
    package var all: [RunningSession<Audience>] {
        contents.withLock { Array($0.byID.values) }
    }

    /// The number of open sessions.
    package var count: Int {
        contents.withLock { $0.byID.count }
    }

    /// Stops admitting sessions, and returns the open ones.
    package func close() -> [RunningSession<Audience>] {
        contents.withLock { contents in
            contents.isClosed = true
            return Array(contents.byID.values)
        }
    }
}
