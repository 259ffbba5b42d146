import Locks
import Wire

/// The sessions that are open, by any of their names.
package final class SessionDirectory<Audience: SessionAudience>: Sendable {
    private struct Contents {
        var byID: [String: RunningSession<Audience>] = [:]
        var byWatch: [String: RunningSession<Audience>] = [:]
        /// How many each client opened.
        var counts: [String: Int] = [:]
        var isClosed = false

        mutating func uncount(_ session: RunningSession<Audience>) {
            guard let client = session.client, let count = counts[client] else { return }
            counts[client] = count > 1 ? count - 1 : nil
        }
    }

    private let contents = Locked(Contents())
    private let limit: Int
    /// How many one client may have opened.
    package let limitOfClient: Int

    /// A directory without sessions. `limit` is for all sessions, `limitOfClient` for those that one client opened.
    package init(limit: Int, limitOfClient: Int) {
        self.limit = limit
        self.limitOfClient = limitOfClient
    }

    /// Whether there is room for one more.
    package func admit() throws(AdmissionError) {
        let (count, isClosed) = contents.withLock { ($0.byID.count, $0.isClosed) }
        if isClosed { throw .stopping }
        if count >= limit { throw .tooManySessions(limit: limit) }
    }

    /// Adds a session, or puts it in the place of one with its names, and has it begin before anybody can find it.
    /// Throws when there is no room left for it, and it does not begin then.
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
            contents.byWatch[session.watch.rawValue] = session
            begin(session.session)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// Whether a client has opened as many as one may.
    func isFull(for client: String) -> Bool {
        contents.withLock { $0.counts[client, default: 0] >= limitOfClient }
    }

    /// A client's session that can be put aside for another.
    enum Idle {
        /// The one that was opened first of those that nobody watches and that come back when they are asked for. It is
        /// given once, for whoever puts it aside.
        case session(RunningSession<Audience>)
        /// All are being put aside already.
        case leaving
        case none
    }

    /// The session of a client that can be put aside for another.
    func idlest(of client: String) -> Idle {
        let own = contents.withLock { $0.byID.values.filter { $0.client == client } }
        let idle = own.filter { session in
            guard case .archive = session.kept else { return false }
            return session.audience.watcherCount == 0
        }
        let oldest = idle.sorted { ($0.configuration.opened, $0.number) < ($1.configuration.opened, $1.number) }
        if let session = oldest.first(where: { $0.claimForParking() }) { return .session(session) }
        return idle.isEmpty ? .none : .leaving
    }

    /// The session with this name, whichever of its names that is; nil when none is open.
    package func find(_ name: String) -> SessionAccess<Audience>? {
        let session = contents.withLock { contents in
            contents.byID[name] ?? contents.byWatch[DrivingName.kept(name)]
        }
        return session?.access(by: name)
    }

    /// Removes a session, unless another has taken its place.
    package func remove(_ session: RunningSession<Audience>) {
        contents.withLock {
            guard $0.byID[session.id.rawValue] === session else { return }
            $0.byID.removeValue(forKey: session.id.rawValue)
            $0.byWatch.removeValue(forKey: session.watch.rawValue)
            $0.uncount(session)
        }
    }

    /// Removes the session with this id, if it is still here.
    func remove(named id: SessionID) {
        guard let session = contents.withLock({ $0.byID[id.rawValue] }) else { return }
        remove(session)
    }

    /// Those that are open, in no order.
    package var all: [RunningSession<Audience>] {
        contents.withLock { Array($0.byID.values) }
    }

    /// How many are open.
    package var count: Int {
        contents.withLock { $0.byID.count }
    }

    /// Takes no more sessions and gives those that are open.
    package func close() -> [RunningSession<Audience>] {
        contents.withLock { contents in
            contents.isClosed = true
            return Array(contents.byID.values)
        }
    }
}
