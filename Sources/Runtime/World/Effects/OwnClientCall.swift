import Beagle
import Foundation
import Locks
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A request that an app-supplied network client sends, and the delivery of its response to the session.
///
/// The session's objects are used only in its turns. A thread of the client has a reference to the `OwnClientDoor`
/// only, so that it never frees an object of the app.
final class OwnClientCall: Sendable {
    private enum State {
        /// The client has not returned yet.
        case starting
        /// The client has returned, and the response is pending.
        case waiting(RequestID)
        /// The response arrived before the client returned.
        case early(TransportOutcome)
        /// The request has ended, so a response is ignored.
        case over
    }

    private let state = Locked(State.starting)
    private let url: URL
    private let door: OwnClientDoor

    init(to url: URL, door: OwnClientDoor) {
        self.url = url
        self.door = door
    }

    /// Receives the response on a thread outside the session's turns.
    func receive(_ outcome: TransportOutcome) {
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
        if let id { door.deliver(OwnAnswer(id, url: url, outcome: outcome)) }
    }

    /// Called when the client has returned; the response belongs to the request `id`.
    func wait(as id: RequestID) {
        let early = state.withLock { state -> TransportOutcome? in
            guard case .early(let outcome) = state else {
                state = .waiting(id)
                return nil
            }
            state = .over
            return outcome
        }
        if let early { door.deliver(OwnAnswer(id, url: url, outcome: early)) }
    }

    /// Ends the call; a later response is ignored.
    func end() {
        state.withLock { $0 = .over }
    }
}

/// The route from an app's own threads back into its session. Responses that arrive while the session is rebuilt are
/// queued.
final class OwnClientDoor: Sendable {
    private enum State {
        case shut(waiting: [OwnAnswer])
        case open(@Sendable (OwnAnswer) -> Void)
    }

    private let state = Locked(State.shut(waiting: []))

    /// Opens the route: delivers queued responses, and later ones directly.
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
    /// Converts the result of an app-supplied client into a form that can be recorded.
    init(ofOwnClient result: Result<NetworkResponse, NetworkError>) {
        switch result {
        case .success(let answer):
            let http = answer.response as? HTTPURLResponse
            self = .response(Self.response(from: http, body: answer.data, status: http?.statusCode ?? 200))
        case .failure(let error):
            let http = error.response as? HTTPURLResponse
            if let http, !(200...299).contains(http.statusCode) {
                self = .response(Self.response(from: http, body: error.data ?? Data(), status: http.statusCode))
            } else {
                self = .failure(TransportFailure(kind: .ownClient, message: error.localizedDescription))
            }
        }
    }

    private static func response(from http: HTTPURLResponse?, body: Data, status: Int) -> TransportResponse {
        var headers: [String: String] = [:]
        for (name, value) in http?.allHeaderFields ?? [:] {
            headers[String(describing: name)] = String(describing: value)
        }
        var response = TransportResponse(status: status, headers: headers, body: body)
        response.isFromOwnClient = true
        return response
    }
}
