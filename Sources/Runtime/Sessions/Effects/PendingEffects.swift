import Foundation
import Wire

/// The pending effects of a session: its requests, and one alarm for its next timer.
struct PendingEffects {
    private let transport: any Transport
    private let clock: any SessionClock
    private var underWay: [RequestID: PendingEffect] = [:]
    private var alarm = Alarm.none

    private struct PendingEffect {
        let url: URL
        let carried: CarriedSecrets
        let task: any TransportTask
    }

    private enum Alarm {
        case none
        case set(due: Duration, any SessionAlarm)
        /// The alarm has fired, and the session has not yet processed it.
        case ringing
    }

    init(transport: any Transport, clock: any SessionClock) {
        self.transport = transport
        self.clock = clock
    }

    /// Starts requests, with secrets in place of their placeholders, and cancels requests that the app abandoned;
    /// `answered` receives each result.
    mutating func run(
        _ orders: [RequestEffect], revealedBy vault: inout SecretVault,
        answered: @escaping @Sendable (RequestID, TransportOutcome) -> Void
    ) {
        for order in orders {
            switch order {
            case .send(let id, let request):
                let (revealed, carried) = vault.revealing(request)
                let task = transport.start(revealed) { answered(id, $0) }
                underWay[id] = PendingEffect(url: request.url, carried: carried, task: task)
            case .read: break  // already sent and answered within the turn
            case .abandon(let id): underWay.removeValue(forKey: id)?.task.cancel()
            }
        }
    }

    /// Sends a request that the app did not make, with secrets in place of their placeholders. It is not among the
    /// session's requests, and is not cancelled.
    ///
    /// - Parameter answered: Called once with the outcome and the secrets that the request carried, on any thread.
    func resend(
        _ request: TransportRequest, revealedBy vault: inout SecretVault,
        answered: @escaping @Sendable (TransportOutcome, CarriedSecrets) -> Void
    ) {
        let (revealed, carried) = vault.revealing(request)
        _ = transport.start(revealed) { answered($0, carried) }
    }

    /// Removes a finished request. Returns its URL and the secrets that it carried; nil if it was cancelled before.
    mutating func ended(_ id: RequestID) -> (url: URL, carried: CarriedSecrets)? {
        underWay.removeValue(forKey: id).map { ($0.url, $0.carried) }
    }

    /// Cancels requests for which the world no longer waits. A request is also cancelled if the world now waits for a
    /// response of the same id from another URL.
    ///
    /// - Returns: The ids of the requests among `waiting` for which no answer will arrive, without those of the app's
    ///   own network clients.
    mutating func reconcile(with waiting: [RequestUnderWay]) -> [RequestID] {
        let kept = Set(waiting.filter { underWay[$0.id]?.url == $0.url }.map(\.id))
        for (id, errand) in underWay where !kept.contains(id) {
            underWay[id] = nil
            errand.task.cancel()
        }
        return waiting.filter { !$0.isOfOwnClient && !kept.contains($0.id) }.map(\.id)
    }

    /// Whether an alarm is set, or has fired and is not yet processed.
    var hasAlarm: Bool {
        switch alarm {
        case .none: false
        case .set, .ringing: true
        }
    }

    /// Called when the session processes the alarm.
    mutating func rang() {
        alarm = .none
    }

    /// Sets the alarm to the next timer, or cancels it if there is none. A timer that is already due fires at once.
    mutating func wake(at due: Duration?, now: Duration, ring: @escaping @Sendable () -> Void) {
        switch alarm {
        case .none: break
        case .set(let set, let handle):
            if set == due { return }
            handle.cancel()
        case .ringing: return
        }
        guard let due else {
            alarm = .none
            return
        }
        if due > now {
            alarm = .set(due: due, clock.wake(after: due - now, ring))
        } else {
            alarm = .ringing
            ring()
        }
    }

    /// Cancels all requests and the alarm.
    mutating func stop() {
        if case .set(_, let handle) = alarm { handle.cancel() }
        alarm = .none
        for errand in underWay.values { errand.task.cancel() }
        underWay = [:]
    }
}
