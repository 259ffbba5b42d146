import Locks
import Sessions
import Wire

/// The comparisons of this server. They exist as long as the process; their sessions exist independently of them.
final class LiveComparisons: Sendable {
    /// The maximum number of comparisons, beyond which the oldest is removed, and of recorded comparisons that run at
    /// once.
    static let most = (kept: 50, running: 2)

    fileprivate struct State {
        var all: [any ServedComparison] = []
        var places: [SessionID: (comparison: LiveComparison, side: LiveComparison.Side)] = [:]
    }

    private let state = Locked(State())

    /// Returns the comparison with this name; nil if it does not exist.
    subscript(name: String) -> (any ServedComparison)? {
        state.withLock { state in state.all.first { $0.id.rawValue == name } }
    }

    /// Returns the comparison that contains a session, and the session's side; nil if there is none.
    func place(of session: SessionID) -> (comparison: LiveComparison, side: LiveComparison.Side)? {
        state.withLock { $0.places.isEmpty ? nil : $0.places[session] }
    }

    /// Adds a comparison of two running sessions.
    func add(_ comparison: LiveComparison, left: SessionID, right: SessionID) {
        state.withLock { state in
            state.add(comparison)
            state.places[left] = (comparison, .left)
            state.places[right] = (comparison, .right)
        }
    }

    /// Adds a comparison of recordings that is about to run; throws if too many are running.
    func add(_ comparison: RecordedComparison) throws(ProblemDetails) {
        let hasRoom = state.withLock { state in
            let running = state.all.count { ($0 as? RecordedComparison)?.isOver == false }
            guard running < Self.most.running else { return false }
            state.add(comparison)
            return true
        }
        guard hasRoom else {
            throw ProblemDetails(
                503, kind: .tooManyComparisons, title: "Too many comparisons are running",
                detail:
                    "\(Self.most.running) comparisons of recordings are running. Stop one, or wait until one ends."
            ).withHeader("Retry-After", value: "5")
        }
    }
}

extension LiveComparisons.State {
    /// Adds a comparison, and removes the oldest if there are too many.
    fileprivate mutating func add(_ comparison: any ServedComparison) {
        all.append(comparison)
        guard all.count > LiveComparisons.most.kept else { return }
        let gone = all.removeFirst()
        gone.stop()
        places = places.filter { $0.value.comparison.id != gone.id }
    }
}
