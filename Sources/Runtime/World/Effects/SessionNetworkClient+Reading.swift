import Beagle
import Foundation
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Servers that code asks in the middle of a turn, which stands still until they answer.
///
/// A reading is among the session's requests, and rules bite it. What it hears from outside is an input right behind
/// that of the turn, by which the request ends and a replay has the answer; what a rule decides needs none. All of it
/// takes no longer than a request may, since nothing else happens to the session meanwhile.
extension SessionNetworkClient {
    /// Asks, and answers what came of it.
    func read(_ request: URLRequest, _ address: URL, reserved names: [String]) -> TransportOutcome {
        guard work.take(.request), let opened = open(request, address, .other, reserved: names) else {
            return .failure(.tooMuch)
        }
        let bite = opened.request.bite
        if bite?.hold != nil {
            chronicle.line(
                .note, .warning,
                "\(opened.request.url) is read by code that waits for it, so that it cannot be held for a person: it fails as "
                    + "if no answer came in time.")
            return finish(opened.id, opened.request, .failure(.timedOut), after: .zero)
        }
        let delay = bite?.delay ?? .zero
        if delay >= timeout {
            return finish(opened.id, opened.request, .failure(.timedOut), after: timeout)
        }
        if let (outcome, wait) = bite?.outcome(timeout: timeout) {
            let isLate = delay + wait >= timeout
            return finish(
                opened.id, opened.request, isLate ? .failure(.timedOut) : outcome, after: min(delay + wait, timeout))
        }
        var kept = opened.request
        kept.readAfter = waitedSince
        waitedSince = .zero
        pending[opened.id] = kept
        let outgoing = outgoing(request, address, timeout: timeout - delay)
        orders.append(.read(opened.id, outgoing))
        return outside(Reading(opened.id, after: delay, outgoing)) ?? .failure(.timedOut)
    }

    /// Ends a reading that has its answer, which came now. Session time stood still in its turn, so that it took as
    /// long as passed since the reading before.
    func finishReading(_ id: RequestID, _ outcome: TransportOutcome) {
        guard let request = pending[id] else { return }
        let start = max(request.started, lastRead) + (request.readAfter ?? .zero)
        lastRead = chronicle.time
        deliver(id, outcome, after: max(.zero, chronicle.time.inTenths - start.inTenths))
    }

    /// Ends what a rule decided, once the time has passed that it says.
    private func finish(
        _ id: RequestID, _ request: PendingRequest, _ outcome: TransportOutcome, after wait: Duration
    ) -> TransportOutcome {
        if wait > .zero { _ = outside(Reading(id, after: wait, nil)) }
        waitedSince += wait
        end(id, request, outcome, after: wait)
        return outcome
    }
}

extension TransportFailure {
    /// Code asks on and on.
    fileprivate static let tooMuch = TransportFailure(
        kind: .other, message: "More is asked for within one input than is allowed.")
}
