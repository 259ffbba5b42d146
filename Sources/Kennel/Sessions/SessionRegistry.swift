import HeadlessUIKit
import Locking
import Sessions
import Wire

/// The sessions that are open, by either of their names.
final class SessionRegistry: Sendable {
    /// How a client came to a session.
    enum Access {
        /// By its id: everything is allowed.
        case full(RunningSession)
        /// By its watch id: only looking is.
        case looking(RunningSession)

        var session: RunningSession {
            switch self {
            case .full(let session), .looking(let session): session
            }
        }
    }

    private struct Contents {
        var byID: [String: RunningSession] = [:]
        var byWatch: [String: RunningSession] = [:]
        /// How many each client opened.
        var counts: [String: Int] = [:]
        var isClosed = false

        mutating func uncount(_ session: RunningSession) {
            guard let client = session.client, let count = counts[client] else { return }
            counts[client] = count > 1 ? count - 1 : nil
        }
    }

    private let contents = Locked(Contents())
    private let limit: Int
    private let limitOfClient: Int

    /// `limit` is for all sessions, `limitOfClient` for those that one client opened.
    init(limit: Int, limitOfClient: Int) {
        self.limit = limit
        self.limitOfClient = limitOfClient
    }

    /// Whether there is room for one more.
    func admit() throws(ProblemDetails) {
        let (count, isClosed) = contents.withLock { ($0.byID.count, $0.isClosed) }
        if isClosed { throw .stopping() }
        if count >= limit { throw .tooManySessions(limit) }
    }

    /// Adds a session, or puts it in the place of one with its names, and has it begin before anybody can find it. Throws
    /// when there is no room left for it, and it does not begin then.
    func add(_ session: RunningSession, begin: (Session) -> Void) throws(ProblemDetails) {
        let problem = contents.withLock { contents -> ProblemDetails? in
            let before = contents.byID[session.id.rawValue]
            if contents.isClosed { return .stopping() }
            if before == nil, contents.byID.count >= limit { return .tooManySessions(limit) }
            if let client = session.client, client != before?.client,
                contents.counts[client, default: 0] >= limitOfClient
            {
                return .tooManyOfClient(limitOfClient)
            }
            if let before { contents.uncount(before) }
            if let client = session.client { contents.counts[client, default: 0] += 1 }
            contents.byID[session.id.rawValue] = session
            contents.byWatch[session.watch.rawValue] = session
            begin(session.session)
            return nil
        }
        if let problem { throw problem }
    }

    /// The session with this id or watch id; nil when none is open.
    func find(_ name: String) -> Access? {
        contents.withLock { contents in
            contents.byID[name].map(Access.full) ?? contents.byWatch[name].map(Access.looking)
        }
    }

    /// Removes a session, unless another has taken its place.
    func remove(_ session: RunningSession) {
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

    var all: [RunningSession] {
        contents.withLock { Array($0.byID.values) }
    }

    var count: Int {
        contents.withLock { $0.byID.count }
    }

    /// Takes no more sessions and gives those that are open.
    func close() -> [RunningSession] {
        contents.withLock { contents in
            contents.isClosed = true
            return Array(contents.byID.values)
        }
    }
}
