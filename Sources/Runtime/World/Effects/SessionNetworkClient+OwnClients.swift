import Beagle
import Foundation
import HeadlessUIKit
import Wire

/// Support for app-supplied network clients. A client that delegates its request to the session's client needs none.
/// The response of any other client becomes an input, so that it arrives in a turn and can be replayed without the
/// client.
extension SessionNetworkClient: OwnClientHosting {
    func execute(
        _ request: Request, through client: any NetworkClient,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        let own = OwnRequest(OwnClientCall(to: request.url, door: door), completion: completion)
        if replay.answersOwn(nextID) { return wait(for: own, request) }
        let call = own.call
        let before = nextID
        let host = self.host
        own.token = client.executeRequest(request) { [weak self] result in
            if AppEnvironment.current.host === host {
                self?.completeInsideTurn(own, with: result)
            } else {
                call.receive(TransportOutcome(ofOwnClient: result))
            }
        }
        if own.isOver { return own.token }  // The request was already answered.
        if nextID == before { return wait(for: own, request) }
        handedOn.append(HandedOn(own: own, request: request, waitsFor: before.rawValue..<nextID.rawValue))
        return own.token
    }

    /// Finds app-supplied clients that received a response of the session and have not answered their caller. From then
    /// on their response is awaited from outside, as with any other app-supplied client.
    ///
    /// Called after each turn. A client that sent another request through the session in the turn waits for the
    /// response to that request instead.
    func awaitWhatClientsMake() {
        let asked = turnsFirstID.rawValue..<nextID.rawValue
        turnsFirstID = nextID
        if handedOn.isEmpty { return }
        for index in handedOn.indices where !isPending(handedOn[index].waitsFor) { handedOn[index].waitsFor = asked }
        let left = handedOn.filter { !$0.own.isOver && !isPending($0.waitsFor) }
        handedOn.removeAll { $0.own.isOver || !isPending($0.waitsFor) }
        for next in left { _ = wait(for: next.own, next.request) }
    }

    private func isPending(_ ids: Range<Int32>) -> Bool {
        ids.contains { isPending(RequestID(rawValue: $0)) }
    }

    /// Ends the requests of app-supplied clients that depend on the session's request `id`, which was cancelled.
    func cancelHandedOn(_ id: RequestID) {
        for next in handedOn where next.waitsFor.contains(id.rawValue) { next.own.end() }
    }
}

/// A request that an app-supplied client has delegated to the session's client, and not yet answered.
struct HandedOn {
    let own: OwnRequest
    let request: Request
    /// The ids of the session's requests that may lead to the client's answer. The answer is due while one of them is
    /// pending.
    var waitsFor: Range<Int32>
}

/// The requests of app-supplied clients whose responses a replay takes from the recording.
struct OwnClientReplay {
    private var answered: Set<RequestID> = []

    /// Marks requests that app-supplied clients answer in the recording, so that they are not sent.
    mutating func expect(_ requests: [RequestID]) {
        answered.formUnion(requests)
    }

    /// Ends the replay, so that all requests are sent.
    mutating func end() {
        answered = []
    }

    /// Returns whether the response to this request is recorded.
    func answersOwn(_ id: RequestID) -> Bool { answered.contains(id) }
}

/// A request of an app-supplied client: the part that the client holds, and the part for the caller, which is used only
/// in turns.
///
/// The client may release this object at any time on any thread. It is emptied when the request ends, so that no object
/// of the app is freed there.
final class OwnRequest {
    let call: OwnClientCall
    /// The id of the request once the session waits for it.
    var id: RequestID?
    var token: (any RequestToken)?
    private var completion: ((Result<NetworkResponse, NetworkError>) -> Void)?

    init(_ call: OwnClientCall, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void) {
        self.call = call
        self.completion = completion
    }

    var isOver: Bool { completion == nil }

    func complete(_ result: Result<NetworkResponse, NetworkError>) {
        let completion = completion
        end()
        completion?(result)
    }

    /// Ends the request; a later response is ignored.
    func end() {
        call.end()
        completion = nil
        token = nil
    }
}
