import Locks

/// Connections, or the exchanges that wait: open streams and requests whose answer comes later.
///
/// The watch walks them, and a server that stops ends them. Slots are reused, so adding and removing cost no search.
final class Registry<Entry: AnyObject & Sendable>: Sendable {
    private struct State {
        var slots: [Entry?] = []
        var free: [Int] = []
        var isClosed = false
    }

    private let state = Locked(State())

    /// The slot of the entry; nil when the server stops.
    func add(_ entry: Entry) -> Int? {
        state.withLock { state in
            guard !state.isClosed else { return nil }
            if let slot = state.free.popLast() {
                state.slots[slot] = entry
                return slot
            }
            state.slots.append(entry)
            return state.slots.count - 1
        }
    }

    func remove(_ slot: Int) {
        // The last reference to the entry may be this one, so it is let go outside the lock.
        let removed = state.withLock { state -> Entry? in
            state.free.append(slot)
            return state.slots[slot].take()
        }
        withExtendedLifetime(removed) {}
    }

    var count: Int {
        state.withLock { $0.slots.count - $0.free.count }
    }

    /// The entries of one of `shares` parts.
    func share(_ index: Int, of shares: Int) -> [Entry] {
        state.withLock { state in
            stride(from: index, to: state.slots.count, by: shares).compactMap { state.slots[$0] }
        }
    }

    /// Refuses entries from now on.
    func close() {
        state.withLock { $0.isClosed = true }
    }
}
