import Dispatch
import Locks
import Recordings
package import Sessions
package import Wire

/// Replays sessions up to a step, apart from the threads that answer requests and run sessions.
///
/// The players of the most recently used sessions are cached, so that the next step takes only one input.
package final class Players: Sendable {
    /// The maximum number of cached players.
    private static let most = 8

    private struct CachedPlayer {
        let played: PlayedSession
        let watch: AppActivityMonitor
        var lastUse: Duration
    }

    /// The worlds in which sessions are replayed.
    let worlds: any Worlds
    private let limits: SessionLimits
    private let clock: any SessionClock
    private let cache = Locked<[CachedPlayer]>([])

    /// Creates an empty cache; each player runs in a world of `worlds`.
    package init(worlds: any Worlds, limits: SessionLimits, clock: any SessionClock) {
        self.worlds = worlds
        self.limits = limits
        self.clock = clock
    }

    /// Runs `body` with a session's player, after all earlier jobs of that player.
    func withPlayer(of running: ServedSession, body: @escaping @Sendable (PlayedSession) async -> Void) {
        let now = clock.now
        let played = cache.withLock { kept in
            if let index = kept.firstIndex(where: { $0.played.running === running }) {
                kept[index].lastUse = now
                return kept[index].played
            }
            if kept.count == Self.most, let oldest = kept.indices.min(by: { kept[$0].lastUse < kept[$1].lastUse }) {
                kept.remove(at: oldest)
            }
            let watch = AppActivityMonitor(clock)
            let played = PlayedSession(running) { [worlds = watch.watching(worlds), limits] inputs, running in
                Player(inputs, configuration: running.configuration, worlds: worlds, limits: limits)
            }
            kept.append(CachedPlayer(played: played, watch: watch, lastUse: now))
            return played
        }
        played.run(body)
    }

    /// Whether the app has not returned for longer than `limit` while a session is replayed.
    func hangs(_ running: ServedSession, longerThan limit: Duration) -> Bool {
        let watch = cache.withLock { kept in kept.first { $0.played.running === running }?.watch }
        return watch?.hangs(longerThan: limit) ?? false
    }

    /// Removes players that were unused for this long, or for 5 s if the session has no viewers, and players of closed
    /// sessions.
    package func forget(idleFor time: Duration, unless isOpen: (ServedSession) -> Bool) {
        let now = clock.now
        cache.withLock { kept in
            kept.removeAll { player in
                let running = player.played.running
                let patience = running.audience.watcherCount == 0 ? min(time, Self.unwatched) : time
                return now - player.lastUse > patience || !isOpen(running)
            }
        }
    }

    /// The time after which the player of a session without viewers is removed. A user who closed the tab does not
    /// request another step; a client without a tab requests it soon.
    private static let unwatched = Duration.seconds(5)

    /// Removes all players, because the app was replaced.
    package func forgetAll() {
        cache.withLock { $0 = [] }
    }

    /// The number of cached players.
    var count: Int { cache.withLock { $0.count } }
}
