import Locks

/// A limit on the memory of all request bodies, from their first byte until they are answered.
final class BodyBudget: Sendable {
    /// The length in bytes below which bodies are not counted. Their number is limited by the number of connections.
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

    /// Counts further bytes for a body that already has `own` bytes. False if they exceed the limit; a body that is the
    /// only one always fits.
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

    /// Releases bytes.
    func release(_ bytes: Int) {
        taken.withLock { $0 -= bytes }
    }
}
