import Foundation
import Locks
import Sessions
import Sweeps
import Wire

/// The sweeps of this server: those that run, and the last of those that are over.
final class SweepShelf: Sendable {
    /// A sweep with its name, and whose past it sweeps.
    struct Kept: Sendable {
        let id: String
        /// The name under which the session can be looked at.
        let watch: SessionID
        /// What the recorded steps were done under.
        let configuration: SessionConfiguration
        let sweep: Sweep
    }

    /// Most that run at a time, most that are kept, and most tries of one.
    static let most = (running: 2, kept: 8, tries: 2_000)

    private let kept = Locked<[Kept]>([])

    /// Keeps a sweep that is about to run, and lets go of the oldest that is over where there is no room; throws where
    /// too many run.
    func add(_ sweep: Sweep, watch: SessionID, _ configuration: SessionConfiguration) throws(ProblemDetails) -> Kept {
        let new = Kept(id: SessionID.random().rawValue, watch: watch, configuration: configuration, sweep: sweep)
        let hasRoom = kept.withLock { kept in
            guard kept.count(where: { !$0.sweep.progress.isOver }) < Self.most.running else { return false }
            kept.append(new)
            if kept.count > Self.most.kept, let oldest = kept.firstIndex(where: { $0.sweep.progress.isOver }) {
                kept.remove(at: oldest)
            }
            return true
        }
        guard hasRoom else {
            throw ProblemDetails(
                503, "too-many-sweeps", "No room for another sweep",
                "\(Self.most.running) sweeps run already. Stop one, or wait until it is done."
            ).with("Retry-After", "10")
        }
        return new
    }

    /// The sweep of this name; throws where there is none.
    func find(_ id: String) throws(ProblemDetails) -> Kept {
        guard let found = kept.withLock({ $0.first { $0.id == id } }) else {
            throw ProblemDetails(
                404, "unknown-sweep", "There is no such sweep",
                "No sweep is called \"\(id.prefix(64))\"; the last \(Self.most.kept) are kept.")
        }
        return found
    }

    /// Stops all sweeps, because the app is replaced or the server ends.
    func stopAll() {
        for one in kept.withLock({ $0 }) { one.sweep.stop() }
    }
}
