import Dispatch
import KennelHTTP
import Sessions

/// Parks idle sessions at intervals, and releases cached data that is no longer used.
///
/// `@unchecked Sendable`: the timer is only cancelled after it was resumed, which any thread may do.
final class Housekeeping: @unchecked Sendable {
    private let timer: any DispatchSourceTimer

    init(
        _ sessions: ServedSessions, names: SessionNames, players: Players, idleTime: Duration, retention: Retention
    ) {
        timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "kennel.housekeeping", qos: .utility))
        let interval = min(15, max(1, idleTime.timeInterval / 4))
        timer.schedule(deadline: .now() + interval, repeating: interval, leeway: .milliseconds(Int(interval * 100)))
        timer.setEventHandler {
            Self.sweep(sessions, idleTime: idleTime, now: sessions.clock.now)
            if retention != Retention() {
                sessions.readers.run {
                    Self.expire(sessions, names: names, retention: retention, now: WallTime.milliseconds)
                }
            }
            FreeMemory.giveBack()
            players.forget(idleFor: .seconds(60)) { sessions.directory.find($0.id.rawValue)?.session === $0 }
        }
        timer.resume()
    }

    /// Performs one round of housekeeping.
    static func sweep(_ sessions: ServedSessions, idleTime: Duration, now: Duration) {
        sessions.copies.forgetRecent()
        for running in sessions.directory.all {
            running.audience.forgetOld()
            guard running.isIdle(for: idleTime, at: now) else { continue }
            sessions.parking.putAside(running)
        }
    }

    /// Deletes the sessions that exceed the limits for storage, with their names. Blocks on the archive.
    @available(*, noasync)
    static func expire(_ sessions: ServedSessions, names: SessionNames, retention: Retention, now: Int64) {
        for viewerID in sessions.parking.expire(retention, now: now) {
            try? names.set(nil, of: viewerID.rawValue)  // If this fails, the next start removes the name.
        }
    }

    func stop() {
        timer.cancel()
    }
}
