import Dispatch
import Locks
package import Wire

/// A session whose app was reloaded, and the result of the reload.
package struct ReloadedSession: Sendable {
    /// The viewer id, with which the session can only be watched.
    package let viewerID: SessionID
    /// The first screen of the configuration; nil if the app chose it.
    package let screen: String?
    /// The result of the reload.
    package let result: ReloadResult
}

extension SessionDirectory {
    /// Reloads the apps of sessions with the current build, `width` at a time, sessions with the most viewers first.
    /// Blocks the thread until all are reloaded.
    @available(*, noasync)
    package func reloadAll(
        width: Int, where isWanted: (SessionConfiguration) -> Bool = { _ in true }
    ) -> [ReloadedSession] {
        let (running, done) = (DispatchSemaphore(value: width), DispatchGroup())
        let renewed = Locked<[ReloadedSession]>([])
        let wanted = all.filter { isWanted($0.configuration) }
        for session in wanted.sorted(by: { $0.audience.watcherCount > $1.audience.watcherCount }) {
            running.wait()
            done.enter()
            session.session.reload { renewal in
                let (watch, screen) = (session.viewerID, session.configuration.screen)
                renewed.withLock { $0.append(ReloadedSession(viewerID: watch, screen: screen, result: renewal)) }
                running.signal()
                done.leave()
            }
        }
        done.wait()
        return renewed.withLock { $0 }
    }
}
