import Locking
import Sessions
import Wire

/// The comparisons of this server. They last as long as the process; their sessions last longer, each by itself.
final class Comparisons: Sendable {
    /// So many at a time; the oldest is forgotten for the next.
    static let most = 50

    private struct State {
        var all: [Comparison] = []
        var places: [SessionID: (comparison: Comparison, side: Comparison.Side)] = [:]
    }

    private let state = Locked(State())

    /// The comparison of this name; nil where there is none.
    subscript(name: String) -> Comparison? {
        state.withLock { state in state.all.first { $0.id.rawValue == name } }
    }

    /// In which comparison a session is, and on which side; nil for all others.
    func place(of session: SessionID) -> (comparison: Comparison, side: Comparison.Side)? {
        state.withLock { $0.places.isEmpty ? nil : $0.places[session] }
    }

    /// Compares two sessions from now on.
    func add(_ comparison: Comparison, left: SessionID, right: SessionID) {
        state.withLock { state in
            state.all.append(comparison)
            state.places[left] = (comparison, .left)
            state.places[right] = (comparison, .right)
            guard state.all.count > Self.most else { return }
            let gone = state.all.removeFirst()
            state.places = state.places.filter { $0.value.comparison !== gone }
        }
    }
}
