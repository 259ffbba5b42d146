import Beagle
import Foundation
import HeadlessUIKit
import Wire

/// Clients of the app's own. One that hands its request on to the session's client needs nothing; the answer of any
/// other is an input of the session, so that it comes in a turn and a replay has it without asking anybody.
extension SessionNetworkClient: OwnClientHosting {
    func execute(
        _ request: Request, through client: any NetworkClient,
        completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
    ) -> (any RequestToken)? {
        let own = OwnRequest(OwnClientCall(to: request.url, door: door), completion)
        if replay.answersOwn(nextID) { return wait(for: own, request) }
        let call = own.call
        let before = nextID
        let host = self.host
        own.token = client.executeRequest(request) { [weak self] result in
            if UIApplication.shared.host === host {
                self?.answeredInside(own, result)
            } else {
                call.answer(TransportOutcome(ofOwnClient: result))
            }
        }
        if own.isOver { return own.token }  // it was answered already
        if nextID == before { return wait(for: own, request) }
        handedOn.append(HandedOn(own: own, request: request, waitsFor: before.rawValue..<nextID.rawValue))
        return own.token
    }

    /// Waits for what the client makes of an answer that it had from the session, when it takes that elsewhere.
    ///
    /// That is known when the turn of that answer is over, and nothing else was asked for.
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

    /// The request of the session is cancelled, and with it all that a client of the app's own would have made of it.
    func cancelHandedOn(_ id: RequestID) {
        for next in handedOn where next.waitsFor.contains(id.rawValue) { next.own.end() }
    }
}

/// A request that an app's own client has handed on to the session's, and has not answered yet.
struct HandedOn {
    let own: OwnRequest
    let request: Request
    /// The requests of the session one of which it waits for.
    var waitsFor: Range<Int32>
}

/// What a replay knows of the answers that are to come.
struct OwnClientReplay {
    private var answered: Set<RequestID> = []

    /// These requests, which an app's own client answers, will not be sent.
    mutating func expect(_ requests: [RequestID]) {
        answered.formUnion(requests)
    }

    /// From now on everything is sent.
    mutating func end() {
        answered = []
    }

    /// Whether the answer to this request was recorded.
    func answersOwn(_ id: RequestID) -> Bool { answered.contains(id) }
}

/// A request that an app's own client sends: the client's side of it, and the asker's, which only turns reach.
///
/// The client keeps this for as long as it likes and may let go of it on any thread. It is empty when it is over, so
/// that nothing of the app is freed there.
final class OwnRequest {
    let call: OwnClientCall
    /// Set once the session waits for it under this name.
    var id: RequestID?
    var token: (any RequestToken)?
    private var completion: ((Result<NetworkResponse, NetworkError>) -> Void)?

    init(_ call: OwnClientCall, _ completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void) {
        self.call = call
        self.completion = completion
    }

    var isOver: Bool { completion == nil }

    func complete(_ result: Result<NetworkResponse, NetworkError>) {
        let completion = completion
        end()
        completion?(result)
    }

    /// Nobody waits for the answer any more.
    func end() {
        call.end()
        completion = nil
        token = nil
    }
}
