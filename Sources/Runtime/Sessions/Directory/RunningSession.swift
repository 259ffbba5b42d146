import Synchronization
package import Wire

/// A session of this server with all that belongs to it.
package final class RunningSession<Audience: SessionAudience>: Sendable {
    /// The session itself.
    package let session: Session
    /// Who watches it.
    package let audience: Audience
    /// Where its inputs can be read again.
    package let kept: KeptInputs
    /// The address it was opened from; nil when it came back, which nobody is charged for.
    let client: String?
    /// Clock time at which somebody last did something with it.
    private let touched: Atomic<Duration>
    private let isClaimed = Atomic(false)
    /// Grows from one session to the next of this process.
    let number = RunningSessionNumbers.next()

    init(session: Session, audience: Audience, kept: KeptInputs, client: String?, now: Duration) {
        self.client = client
        self.session = session
        self.audience = audience
        self.kept = kept
        touched = Atomic(now)
    }

    /// The name that drives the session.
    package var id: SessionID { session.id }
    /// The name that only shows it.
    package var watch: SessionID { session.watch }
    /// What it was opened with.
    package var configuration: SessionConfiguration { session.configuration }

    /// Whether the caller is the first who is to put it aside for another session of its client.
    func claimForParking() -> Bool {
        isClaimed.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    }

    /// Somebody did something with it.
    package func touch(at now: Duration) {
        touched.store(now, ordering: .relaxed)
    }

    /// Whether nobody watched or used it for this long.
    package func isIdle(for time: Duration, at now: Duration) -> Bool {
        if audience.watcherCount > 0 {
            touch(at: now)
            return false
        }
        return now - touched.load(ordering: .relaxed) > time
    }
}

/// The numbers of running sessions. A generic class cannot hold the counter.
private enum RunningSessionNumbers {
    private static let last = Atomic(0)

    static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
