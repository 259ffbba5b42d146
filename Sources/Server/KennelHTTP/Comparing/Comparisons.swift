import Locks
import Sessions
import Wire

/// The comparisons of this server. They last as long as the process; their sessions last longer, each by itself.
final class Comparisons: Sendable {
    /// Most that are kept, where the oldest is forgotten for the next, and most of recordings that run at a time.
    static let most = (kept: 50, running: 2)

    fileprivate struct State {
        var all: [any ServedComparison] = []
        var places: [SessionID: (comparison: Comparison, side: Comparison.Side)] = [:]
    }

    private let state = Locked(State())

    /// The comparison of this name; nil where there is none.
    subscript(name: String) -> (any ServedComparison)? {
        state.withLock { state in state.all.first { $0.id.rawValue == name } }
    }

    /// In which comparison a session is, and on which side; nil for all others.
    func place(of session: SessionID) -> (comparison: Comparison, side: Comparison.Side)? {
        state.withLock { $0.places.isEmpty ? nil : $0.places[session] }
    }

    /// Compares two sessions from now on.
    func add(_ comparison: Comparison, left: SessionID, right: SessionID) {
        state.withLock { state in
            state.keep(comparison)
            state.places[left] = (comparison, .left)
            state.places[right] = (comparison, .right)
        }
    }

    /// Keeps a comparison of recordings that is about to run; throws where too many run.
    func add(_ comparison: RecordedComparison) throws(ProblemDetails) {
        let hasRoom = state.withLock { state in
            let running = state.all.count { ($0 as? RecordedComparison)?.isOver == false }
            guard running < Self.most.running else { return false }
            state.keep(comparison)
            return true
        }
        guard hasRoom else {
            throw ProblemDetails(
                503, "too-many-comparisons", "No room for another comparison",
                "\(Self.most.running) comparisons of recordings run already. Stop one, or wait until it is done."
            ).with("Retry-After", "5")
        }
    }
}

extension Comparisons.State {
    /// Keeps one, and forgets the oldest where there is no room.
    fileprivate mutating func keep(_ comparison: any ServedComparison) {
        all.append(comparison)
        guard all.count > Comparisons.most.kept else { return }
        let gone = all.removeFirst()
        gone.stop()
        places = places.filter { $0.value.comparison.id != gone.id }
    }
}
