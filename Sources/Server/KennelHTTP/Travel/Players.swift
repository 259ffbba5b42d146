import Dispatch
import Locks
import Recordings
package import Sessions
package import Wire

/// Plays sessions to their steps, aside from the threads that answer requests and run sessions.
///
/// A player is kept for each of the sessions that were looked at last, so that the next step costs one input.
package final class Players: Sendable {
    /// Most players kept.
    private static let most = 8

    private struct Kept {
        let played: PlayedSession
        let watch: AppWatch
        var lastUse: Duration
    }

    /// Where they play.
    let worlds: any Worlds
    private let limits: SessionLimits
    private let clock: any SessionClock
    private let kept = Locked<[Kept]>([])

    /// No players yet; each plays in a world of `worlds`.
    package init(worlds: any Worlds, limits: SessionLimits, clock: any SessionClock) {
        self.worlds = worlds
        self.limits = limits
        self.clock = clock
    }

    /// Runs `body` with the player of a session, now or when it has done what it was asked before.
    func use(_ running: ServedSession, _ body: @escaping @Sendable (PlayedSession) async -> Void) {
        let now = clock.now
        let played = kept.withLock { kept in
            if let index = kept.firstIndex(where: { $0.played.running === running }) {
                kept[index].lastUse = now
                return kept[index].played
            }
            if kept.count == Self.most, let oldest = kept.indices.min(by: { kept[$0].lastUse < kept[$1].lastUse }) {
                kept.remove(at: oldest)
            }
            let watch = AppWatch(clock)
            let played = PlayedSession(running) { [worlds = watch.watching(worlds), limits] inputs, running in
                Player(inputs, configuration: running.configuration, worlds: worlds, limits: limits)
            }
            kept.append(Kept(played: played, watch: watch, lastUse: now))
            return played
        }
        played.run(body)
    }

    /// Whether the app has been at one thing for longer than it may, where a session's inputs are played.
    func hangs(_ running: ServedSession, longerThan limit: Duration) -> Bool {
        let watch = kept.withLock { kept in kept.first { $0.played.running === running }?.watch }
        return watch?.hangs(longerThan: limit) ?? false
    }

    /// Lets go of players that nobody used for this long, or for a short while where nobody watches the session either,
    /// and of those whose session does not run any more.
    package func forget(idleFor time: Duration, unless isOpen: (ServedSession) -> Bool) {
        let now = clock.now
        kept.withLock { kept in
            kept.removeAll { player in
                let running = player.played.running
                let patience = running.audience.watcherCount == 0 ? min(time, Self.unwatched) : time
                return now - player.lastUse > patience || !isOpen(running)
            }
        }
    }

    /// Who closed the tab does not come back for the next step; who asks without a tab asks again soon.
    private static let unwatched = Duration.seconds(5)

    /// Lets go of all players: the app is another by now.
    package func forgetAll() {
        kept.withLock { $0 = [] }
    }

    /// How many players are kept.
    var count: Int { kept.withLock { $0.count } }
}
