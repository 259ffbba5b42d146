import Sessions
import Synchronization
import Wire

/// A session of this server with all that belongs to it.
final class RunningSession: Sendable {
    let session: Session
    let broadcast: SessionBroadcast
    /// Where its inputs can be read again.
    let kept: KeptInputs
    /// The address it was opened from; nil when it came back, which nobody is charged for.
    let client: String?
    /// Clock time at which somebody last did something with it.
    private let touched: Atomic<Duration>

    init(session: Session, broadcast: SessionBroadcast, kept: KeptInputs, client: String?, now: Duration) {
        self.client = client
        self.session = session
        self.broadcast = broadcast
        self.kept = kept
        touched = Atomic(now)
    }

    var id: SessionID { session.id }
    var watch: SessionID { session.watch }
    var configuration: SessionConfiguration { session.configuration }

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
