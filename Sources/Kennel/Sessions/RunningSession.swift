import SessionRuntime
import Synchronization

/// A session of this server with all that belongs to it.
final class RunningSession: Sendable {
    let id: SessionID
    let watch: SessionID
    let session: Session
    let broadcast: SessionBroadcast
    let configuration: SessionConfiguration
    /// Where its inputs can be read again.
    let kept: KeptInputs
    /// Clock time at which somebody last did something with it.
    private let touched: Atomic<Duration>

    init(
        id: SessionID, watch: SessionID, session: Session, broadcast: SessionBroadcast,
        configuration: SessionConfiguration, kept: KeptInputs, now: Duration
    ) {
        self.id = id
        self.watch = watch
        self.session = session
        self.broadcast = broadcast
        self.configuration = configuration
        self.kept = kept
        touched = Atomic(now)
    }

    func touch(at now: Duration) {
        touched.store(now, ordering: .relaxed)
    }

    /// Whether nobody watched or used it for this long.
    func isIdle(for time: Duration, at now: Duration) -> Bool {
        if broadcast.watcherCount > 0 {
            touch(at: now)
            return false
        }
        return now - touched.load(ordering: .relaxed) > time
    }
}
