import Foundation
import Wire

/// What a session has under way in the world outside: its requests, and one alarm for the next of its timers.
struct Errands {
    private let transport: any Transport
    private let clock: any SessionClock
    private var underWay: [RequestID: Errand] = [:]
    private var alarm = Alarm.none

    private struct Errand {
        let url: URL
        let carried: CarriedSecrets
        let task: any TransportTask
    }

    private enum Alarm {
        case none
        case set(due: Duration, any SessionAlarm)
        /// It has been asked to ring and has not been heard yet.
        case ringing
    }

    init(transport: any Transport, clock: any SessionClock) {
        self.transport = transport
        self.clock = clock
    }

    /// Sends requests, with their secrets, and gives them up; `answered` hears how each ends.
    mutating func run(
        _ orders: [RequestOrder], revealedBy vault: inout SecretVault,
        answered: @escaping @Sendable (RequestID, TransportOutcome) -> Void
    ) {
        for order in orders {
            switch order {
            case .send(let id, let request):
                let (revealed, carried) = vault.revealing(request)
                let task = transport.start(revealed) { answered(id, $0) }
                underWay[id] = Errand(url: request.url, carried: carried, task: task)
            case .read: break  // it was sent in the turn, and has its answer
            case .abandon(let id): underWay.removeValue(forKey: id)?.task.cancel()
            }
        }
    }

    /// Forgets a request that has ended. Returns where it went, and the secrets that it brought there; nil when it was
    /// given up before.
    mutating func ended(_ id: RequestID) -> (url: URL, carried: CarriedSecrets)? {
        underWay.removeValue(forKey: id).map { ($0.url, $0.carried) }
    }

    /// Gives up what nobody waits for any more, or waits for elsewhere. Tells which requests wait for an answer that
    /// will not come; those of the app's own clients are theirs.
    mutating func reconcile(with waiting: [RequestUnderWay]) -> [RequestID] {
        let kept = Set(waiting.filter { underWay[$0.id]?.url == $0.url }.map(\.id))
        for (id, errand) in underWay where !kept.contains(id) {
            underWay[id] = nil
            errand.task.cancel()
        }
        return waiting.filter { !$0.isOfOwnClient && !kept.contains($0.id) }.map(\.id)
    }

    /// Whether an alarm is set, or rings.
    var hasAlarm: Bool {
        switch alarm {
        case .none: false
        case .set, .ringing: true
        }
    }

    /// The alarm was heard.
    mutating func rang() {
        alarm = .none
    }

    /// Sets the alarm to the next timer, whichever it is, or to none; a timer that is due already rings at once.
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

    /// Gives everything up.
    mutating func stop() {
        if case .set(_, let handle) = alarm { handle.cancel() }
        alarm = .none
        for errand in underWay.values { errand.task.cancel() }
        underWay = [:]
    }
}
