/// The exchanges that wait: open streams and requests whose answer comes later.
///
/// The watch walks them, and a server that stops ends them. Slots are reused, so adding and removing cost no search.
final class Registry: Sendable {
    private struct State {
        var slots: [Exchange?] = []
        var free: [Int] = []
        var isClosed = false
    }

    private let state = Locked(State())

    /// The slot of the exchange; nil when the server stops.
    func add(_ exchange: Exchange) -> Int? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            if let slot = state.free.popLast() {
                state.slots[slot] = exchange
                return slot
            }
            state.slots.append(exchange)
            return state.slots.count - 1
        }
    }

    func remove(_ slot: Int) {
        // The last reference to the exchange may be this one, so it is let go outside the lock.
        let removed = state.withLock { state -> Exchange? in
            state.free.append(slot)
            return state.slots[slot].take()
        }
        withExtendedLifetime(removed) {}
    }

    var count: Int {
        state.withLock { $0.slots.count - $0.free.count }
    }

    /// One of `shares` parts of the exchanges.
    func share(_ index: Int, of shares: Int) -> [Exchange] {
        state.withLock { state in
            stride(from: index, to: state.slots.count, by: shares).compactMap { state.slots[$0] }
        }
    }

    /// Refuses exchanges from now on.
    func close() {
        state.withLock { $0.isClosed = true }
    }
}
