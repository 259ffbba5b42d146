import Synchronization
package import Wire

/// A session that runs on this server, with its viewers and its journal.
package final class RunningSession<Audience: SessionAudience>: Sendable {
    package let session: Session
    /// The viewers of the session.
    package let audience: Audience
    /// The place from which the inputs can be read again.
    package let inputSource: InputSource
    /// The address from which the session was opened; nil for a resumed session, which counts against no client's
    /// limit.
    let client: String?
    /// The clock time of the last use.
    private let touched: Atomic<Duration>
    private let isClaimed = Atomic(false)
    /// The number of this running session, which increases from one session of this process to the next.
    let number = RunningSessionNumbers.next()

    init(session: Session, audience: Audience, kept: InputSource, client: String?, now: Duration) {
        self.client = client
        self.session = session
        self.audience = audience
        self.inputSource = kept
        touched = Atomic(now)
    }

    /// The id with which the session's creator controls it.
    package var id: SessionID { session.id }
    /// The viewer id, with which the session can only be watched.
    package var viewerID: SessionID { session.viewerID }
    /// The configuration with which the session was opened.
    package var configuration: SessionConfiguration { session.configuration }

    /// Returns true to the first caller only. That caller then parks the session to make room for another session of
    /// the same client.
    func claimForParking() -> Bool {
        isClaimed.compareExchange(expected: false, desired: true, ordering: .relaxed).exchanged
    }

    /// Records a use of the session.
    package func touch(at now: Duration) {
        touched.store(now, ordering: .relaxed)
    }

    /// Returns whether the session had no viewers and was not used for the given time.
    package func isIdle(for time: Duration, at now: Duration) -> Bool {
        if audience.watcherCount > 0 {
            touch(at: now)
            return false
        }
        return now - touched.load(ordering: .relaxed) > time
    }
}

/// The counter of running sessions. Separate because a generic class cannot have static stored properties.
private enum RunningSessionNumbers {
    private static let last = Atomic(0)

    static func next() -> Int { last.wrappingAdd(1, ordering: .relaxed).newValue }
}
