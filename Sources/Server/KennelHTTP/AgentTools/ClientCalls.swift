import Locks

/// The numbers of calls under way, in total and of each client, each with a maximum.
struct ClientCalls: Sendable {
    private let counts = Locked<[String: Int]>([:])
    private let ofClient: Int
    private let total: Int

    /// - Parameters:
    ///   - ofClient: The maximum number of calls of one client.
    ///   - total: The maximum number of calls of all clients.
    init(ofClient: Int, total: Int) { (self.ofClient, self.total) = (ofClient, total) }

    /// Counts a call that begins. Returns false if there are too many; the call must then not begin.
    func begin(for client: String) -> Bool {
        counts.withLock { counts in
            guard counts[client, default: 0] < ofClient, counts.values.reduce(0, +) < total else { return false }
            counts[client, default: 0] += 1
            return true
        }
    }

    /// Counts a call that ended.
    func end(for client: String) {
        counts.withLock { counts in
            let rest = counts[client, default: 1] - 1
            counts[client] = rest > 0 ? rest : nil
        }
    }
}
