import Beagle
import Foundation
import Wire

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Blocking requests in the middle of a turn.
///
/// A blocking request is one of the session's requests, and fault rules apply to it. A response from outside is
/// recorded as an input directly after the input that made the request. The recorded input ends the request, also in a
/// replay. The result of a fault rule needs no such input. The whole wait is limited to the request timeout, because
/// nothing else can happen to the session meanwhile.
extension SessionNetworkClient {
    /// Sends a blocking request and returns its outcome.
    func read(_ request: URLRequest, address: URL, reserved names: [String]) -> TransportOutcome {
        guard work.request(.request), let opened = open(request, address: address, purpose: .other, reserved: names)
        else {
            return .failure(.tooMuch)
        }
        let bite = opened.request.faultMatch
        if bite?.hold != nil {
            eventLog.log(
                .note, level: .warning,
                message:
                    "\(opened.request.url) is read by code that waits for it, so that it cannot be held for a person: it fails as "
                    + "if no answer came in time.")
            return finish(opened.id, request: opened.request, with: .failure(.timedOut), after: .zero)
        }
        // The bandwidth of a slow network is ignored here, because the size of the response is not known yet when the
        // delay is chosen.
        let delay = (bite?.delay ?? .zero) + (bite?.throttle?.latency ?? .zero)
        if delay >= timeout {
            return finish(opened.id, request: opened.request, with: .failure(.timedOut), after: timeout)
        }
        if let (outcome, wait) = bite?.outcome(timeout: timeout) {
            let isLate = delay + wait >= timeout
            return finish(
                opened.id, request: opened.request, with: isLate ? .failure(.timedOut) : outcome,
                after: min(delay + wait, timeout))
        }
        var kept = opened.request
        kept.readAfter = waitedSince
        waitedSince = .zero
        pending[opened.id] = kept
        let outgoing = outgoing(request, url: address, timeout: timeout - delay)
        orders.append(.read(opened.id, outgoing))
        return outside(BlockingRequest(opened.id, after: delay, request: outgoing)) ?? .failure(.timedOut)
    }

    /// Ends a blocking request whose response has arrived as an input. Session time does not advance during a turn, so
    /// the duration is the time since the previous blocking request.
    func finishReading(_ id: RequestID, with outcome: TransportOutcome) {
        guard let request = pending[id] else { return }
        let start = max(request.started, lastRead) + (request.readAfter ?? .zero)
        lastRead = eventLog.time
        deliver(to: id, outcome: outcome, after: max(.zero, eventLog.time.inTenths - start.inTenths))
    }

    /// Ends a request whose outcome a fault rule decides, after the rule's delay.
    private func finish(
        _ id: RequestID, request: PendingRequest, with outcome: TransportOutcome, after wait: Duration
    ) -> TransportOutcome {
        if wait > .zero { _ = outside(BlockingRequest(id, after: wait, request: nil)) }
        waitedSince += wait
        end(id, request: request, outcome: outcome, after: wait)
        return outcome
    }
}

extension TransportFailure {
    /// The failure of a request beyond the limits of one input.
    fileprivate static let tooMuch = TransportFailure(
        kind: .other, message: "More is asked for within one input than is allowed.")
}
