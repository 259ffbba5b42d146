import Beagle
import Foundation
import Locks
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// One request that an app's own client sends, and where its answer goes.
///
/// What belongs to the session is reached in its turns only: a thread of the client's finds no more than the door, so
/// that nothing of the app is freed there either.
final class OwnClientCall: Sendable {
    private enum State {
        /// The client has not returned yet.
        case starting
        /// It has, and the answer is to come.
        case waiting(RequestID)
        /// The answer came before the client had returned.
        case early(TransportOutcome)
        /// Nobody waits for it any more.
        case over
    }

    private let state = Locked(State.starting)
    private let url: URL
    private let door: OwnClientDoor

    init(to url: URL, door: OwnClientDoor) {
        self.url = url
        self.door = door
    }

    /// The answer came, on some thread that is not in a turn of the session.
    func answer(_ outcome: TransportOutcome) {
        let id = state.withLock { state -> RequestID? in
            switch state {
            case .starting:
                state = .early(outcome)
                return nil
            case .waiting(let id):
                state = .over
                return id
            case .early, .over: return nil
            }
        }
        if let id { door.deliver(OwnAnswer(id, url: url, outcome)) }
    }

    /// The client has returned, and the answer is that of this request.
    func wait(as id: RequestID) {
        let early = state.withLock { state -> TransportOutcome? in
            guard case .early(let outcome) = state else {
                state = .waiting(id)
                return nil
            }
            state = .over
            return outcome
        }
        if let early { door.deliver(OwnAnswer(id, url: url, early)) }
    }

    /// Nobody waits any more.
    func end() {
        state.withLock { $0 = .over }
    }
}

/// The way from threads of an app's own back into its session; what comes while a session is being rebuilt waits at it.
final class OwnClientDoor: Sendable {
    private enum State {
        case shut(waiting: [OwnAnswer])
        case open(@Sendable (OwnAnswer) -> Void)
    }

    private let state = Locked(State.shut(waiting: []))

    /// From now on answers are handed on, and those that came before at once.
    func open(_ way: @escaping @Sendable (OwnAnswer) -> Void) {
        let waiting = state.withLock { state -> [OwnAnswer] in
            defer { state = .open(way) }
            if case .shut(let waiting) = state { return waiting }
            return []
        }
        for answer in waiting { way(answer) }
    }

    func deliver(_ answer: OwnAnswer) {
        let way = state.withLock { state -> (@Sendable (OwnAnswer) -> Void)? in
            switch state {
            case .open(let way): return way
            case .shut(let waiting):
                state = .shut(waiting: waiting + [answer])
                return nil
            }
        }
        way?(answer)
    }
}

extension TransportOutcome {
    /// What an app's own client answered, as far as a recording can hold it.
    init(ofOwnClient result: Result<NetworkResponse, NetworkError>) {
        switch result {
        case .success(let answer):
            let http = answer.response as? HTTPURLResponse
            self = .response(Self.response(http, answer.data, status: http?.statusCode ?? 200))
        case .failure(let error):
            let http = error.response as? HTTPURLResponse
            if let http, !(200...299).contains(http.statusCode) {
                self = .response(Self.response(http, error.data ?? Data(), status: http.statusCode))
            } else {
                self = .failure(TransportFailure(kind: .ownClient, message: error.localizedDescription))
            }
        }
    }

    private static func response(_ http: HTTPURLResponse?, _ body: Data, status: Int) -> TransportResponse {
        var headers: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] {
            headers[String(describing: name)] = String(describing: value)
        }
        var response = TransportResponse(status: status, headers: headers, body: body)
        response.isFromOwnClient = true
        return response
    }
}
