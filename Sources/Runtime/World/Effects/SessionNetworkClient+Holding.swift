import Foundation
import JSON
import Wire

/// Requests and responses that wait for a person.
extension SessionNetworkClient {
    /// Holds a request or its outcome until a person decides.
    func holdRequest(_ id: RequestID, part: PendingRequest.HeldPart, by hold: FaultRule.Hold) {
        guard let request = pending[id] else { return }
        let left = timeout - (eventLog.time - request.started)
        let expiry =
            hold.expires
            ? clock.startTimer(after: max(.zero, left), for: "request \(id)") { [weak self] in
                self?.deliver(to: id, outcome: .failure(.timedOut))
            } : nil
        pending[id]?.stage = .held(part, since: eventLog.time, expiry: expiry)
        publishState(of: id)
    }

    /// Returns which part of a request is held for a person; nil if none is.
    func heldSide(of id: RequestID) -> FaultRule.Hold.Side? { pending[id]?.heldPart?.side }

    /// The requests that wait for a person, oldest first, as a JSON array.
    var heldReports: [UInt8] {
        var json = JSONWriter()
        json.beginArray()
        for (id, request) in pending.sorted(by: { $0.key.rawValue < $1.key.rawValue }) where request.heldPart != nil {
            json.beginObject()
            report(id, request: request).writeMembers(to: &json)
            json.endObject()
        }
        json.endArray()
        return json.bytes
    }

    /// Returns the reason why a person's decision about a held request is impossible; nil if it is possible.
    func refusal(of decision: HeldDecision, about id: RequestID) -> InputRejection? {
        guard let side = heldSide(of: id) else { return .notHeld(id) }
        guard case .release(let edit) = decision else { return nil }
        switch side {
        case .request where edit.status != nil:
            return .malformed(reason: "A request has no \"status\"; only a response has one.")
        case .answer where edit.method != nil || edit.url != nil:
            let advice = "Only status, headers and body of its response can be changed."
            return .malformed(reason: "The request was already sent. \(advice)")
        case .request, .answer: return nil
        }
    }

    /// Carries out a person's decision about a held request.
    func decide(about id: RequestID, _ decision: HeldDecision) {
        guard let request = pending[id], let part = request.heldPart else { return }
        if let timer = request.timer { clock.cancelTimer(timer) }
        pending[id]?.stage = .away
        switch (decision, part) {
        case (.release(let edit), .request):
            if !edit.isEmpty { pending[id]?.edit(edit) }
            publishState(of: id)
            proceed(with: id)
        case (.release(let edit), .answer(let outcome)):
            let heard = edit.isEmpty ? outcome : pending[id]?.edit(outcome, with: edit) ?? outcome
            deliver(to: id, outcome: heard)
        case (.drop, _):
            let left = timeout - (eventLog.time - request.started)
            wait(max(.zero, left), to: id) { $0.deliver(to: id, outcome: .failure(.timedOut)) }
            publishState(of: id)
        case (.fail, _): deliver(to: id, outcome: .failure(.lostConnection))
        }
    }

    /// Publishes the current state of the request.
    private func publishState(of id: RequestID) {
        guard let request = pending[id] else { return }
        eventLog.requestChanged(report(id, request: request), number: request.number)
    }
}
