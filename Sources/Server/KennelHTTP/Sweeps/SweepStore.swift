import Foundation
import Locks
import Sessions
import Sweeps
import Wire

/// The store of running sweeps and of the most recent finished ones.
final class SweepStore: Sendable {
    /// A sweep, its id, and the session that it sweeps.
    struct StoredSweep: Sendable {
        let id: String
        /// The viewer id of the session.
        let watch: SessionID
        /// The configuration of the recorded session.
        let configuration: SessionConfiguration
        let sweep: Sweep
    }

    /// The maximum numbers of running sweeps, of stored sweeps, and of tries in one sweep.
    static let most = (running: 2, kept: 8, tries: 2_000)

    private let sweeps = Locked<[StoredSweep]>([])

    /// Adds a sweep that is about to run, and removes the oldest finished one if there are too many. Throws if too many
    /// are running.
    func add(_ sweep: Sweep, watch: SessionID, configuration: SessionConfiguration) throws(ProblemDetails)
        -> StoredSweep
    {
        let new = StoredSweep(id: SessionID.random().rawValue, watch: watch, configuration: configuration, sweep: sweep)
        let hasRoom = sweeps.withLock { kept in
            guard kept.count(where: { !$0.sweep.progress.isOver }) < Self.most.running else { return false }
            kept.append(new)
            if kept.count > Self.most.kept, let oldest = kept.firstIndex(where: { $0.sweep.progress.isOver }) {
                kept.remove(at: oldest)
            }
            return true
        }
        guard hasRoom else {
            throw ProblemDetails(
                503, kind: .tooManySweeps, title: "Too many sweeps are running",
                detail: "\(Self.most.running) sweeps are running. Stop one, or wait until one ends."
            ).withHeader("Retry-After", value: "10")
        }
        return new
    }

    /// Returns the sweep with this id; throws if there is none.
    func find(_ id: String) throws(ProblemDetails) -> StoredSweep {
        guard let found = sweeps.withLock({ $0.first { $0.id == id } }) else {
            throw ProblemDetails(
                404, kind: .unknownSweep, title: "There is no such sweep",
                detail: "There is no sweep \"\(id.prefix(64))\". The server stores the last \(Self.most.kept) sweeps.")
        }
        return found
    }

    /// Stops all sweeps, because the app is being replaced or the server is ending.
    func stopAll() {
        for one in sweeps.withLock({ $0 }) { one.sweep.stop() }
    }
}
