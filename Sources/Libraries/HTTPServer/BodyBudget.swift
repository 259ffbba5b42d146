import Locks

/// A limit on the memory of all request bodies. A body is counted from its first byte until its request is answered.
final class BodyBudget: Sendable {
    /// The length in bytes below which bodies are not counted. The number of connections limits their memory.
    static let least = 65_536

    /// Returns the bytes to count for a body: the length rounded up to a multiple of `least`, or 0 below `least`.
    static func room(for length: Int) -> Int {
        length < least ? 0 : (length / least + 1) * least
    }

    private let limit: Int
    private let taken = Locked(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// Counts further bytes for a body of which `own` bytes are already counted. Returns false if they exceed the
    /// limit. A body always fits if it is the only one.
    func reserve(_ bytes: Int, having own: Int) -> Bool {
        taken.withLock { taken in
            guard taken == own || bytes <= limit - taken else { return false }
            taken += bytes
            return true
        }
    }

    /// Returns whether a body of this length would fit now, without counting it.
    func hasRoom(for length: Int) -> Bool {
        taken.withLock { $0 == 0 || Self.room(for: length) <= limit - $0 }
    }

    /// Releases the reserved bytes of a body.
    func release(_ bytes: Int) {
        taken.withLock { $0 -= bytes }
    }
}
