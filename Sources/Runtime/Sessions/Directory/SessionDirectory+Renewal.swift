import Dispatch
import Locks
package import Wire

/// A session whose app was made anew, and what became of it.
package struct RenewedSession: Sendable {
    /// The name that only shows it.
    package let watch: SessionID
    /// What it was opened with; nil where the app chose.
    package let screen: String?
    /// What became of it.
    package let renewal: Renewal
}

extension SessionDirectory {
    /// Makes the apps of sessions anew where apps run by now, so many at a time, those that somebody watches first.
    /// Waits for the last of them, and so is for threads that may wait.
    package func renewAll(
        width: Int, where isWanted: (SessionConfiguration) -> Bool = { _ in true }
    ) -> [RenewedSession] {
        let (running, done) = (DispatchSemaphore(value: width), DispatchGroup())
        let renewed = Locked<[RenewedSession]>([])
        let wanted = all.filter { isWanted($0.configuration) }
        for session in wanted.sorted(by: { $0.audience.watcherCount > $1.audience.watcherCount }) {
            running.wait()
            done.enter()
            session.session.renew { renewal in
                let (watch, screen) = (session.watch, session.configuration.screen)
                renewed.withLock { $0.append(RenewedSession(watch: watch, screen: screen, renewal: renewal)) }
                running.signal()
                done.leave()
            }
        }
        done.wait()
        return renewed.withLock { $0 }
    }
}
