import Locking

/// The memory that bodies of requests may take in all, from the first byte to the answer.
final class BodyBudget: Sendable {
    /// Shorter ones are not counted: there can be no more of them than connections.
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

    /// Takes room for a body, or more of it. False when there is not enough; one body always fits that is taken at once.
    func take(_ bytes: Int) -> Bool {
        taken.withLock { taken in
            guard taken == 0 || bytes <= limit - taken else { return false }
            taken += bytes
            return true
        }
    }

    /// Gives room back.
    func give(_ bytes: Int) {
        taken.withLock { $0 -= bytes }
    }
}
