import Dispatch

/// Puts aside sessions that nobody wants any more, and lets go of what nobody came back for.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class Housekeeping: @unchecked Sendable {
    private let timer: any DispatchSourceTimer

    init(registry: SessionRegistry, opener: SessionOpener, players: Players, idleTime: Duration) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kennel.housekeeping", qos: .utility))
        let interval = min(15, max(1, idleTime.timeInterval / 4))
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(Int(interval * 100)))
        timer.setEventHandler {
            Self.sweep(registry, opener, idleTime: idleTime, now: opener.clock.now)
            players.forget(idleFor: .seconds(60)) { registry.find($0.id.rawValue)?.session === $0 }
        }
        timer.resume()
    }

    /// One round.
    static func sweep(_ registry: SessionRegistry, _ opener: SessionOpener, idleTime: Duration, now: Duration) {
        for running in registry.all {
            running.broadcast.forgetOld()
            guard running.isIdle(for: idleTime, at: now) else { continue }
            opener.putAside(running)
        }
    }

    func stop() {
        timer.cancel()
    }
}
