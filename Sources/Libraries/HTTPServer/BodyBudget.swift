import Locks

/// The memory that bodies of requests may take in all, from the first byte to the answer.
final class BodyBudget: Sendable {
    /// Length of the shortest body that is counted. Shorter ones are bounded by the number of connections.
    static let least = 65_536

    /// The room that a body of this length takes.
    static func room(for length: Int) -> Int {
        length < least ? 0 : (length / least + 1) * least
    }

    private let limit: Int
    private let taken = Locked(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes more room for a body that has some. The only body that is read always fits.
    ///
    /// - Returns: False when there is not enough.
    func take(_ bytes: Int, having own: Int) -> Bool {
        taken.withLock { taken in
            guard taken == own || bytes <= limit - taken else { return false }
            taken += bytes
            return true
        }
    }

    /// Whether a body of this length would fit now. Nothing is taken for it.
    func hasRoom(for length: Int) -> Bool {
        taken.withLock { $0 == 0 || Self.room(for: length) <= limit - $0 }
    }

    /// Gives room back.
    func give(_ bytes: Int) {
        taken.withLock { $0 -= bytes }
    }
}
