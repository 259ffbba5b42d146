import Locks

/// A table of connections, or of exchanges that wait: open streams, and requests that are answered later.
///
/// The thread that supervises connections walks the entries, and a server that stops ends them. Slots are reused, so
/// that adding and removing an entry needs no search.
final class Registry<Entry: AnyObject & Sendable>: Sendable {
    private struct State {
        var slots: [Entry?] = []
        var free: [Int] = []
        var isClosed = false
    }

    private let state = Locked(State())

    /// Adds an entry and returns its slot; nil if the server is stopping.
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
        // This may be the last reference to the entry, so it is released outside the lock.
        let removed = state.withLock { state -> Entry? in
            state.free.append(slot)
            return state.slots[slot].take()
        }
        withExtendedLifetime(removed) {}
    }

    var count: Int {
        state.withLock { $0.slots.count - $0.free.count }
    }

    /// Returns one of `shares` parts of about equal size, into which the entries are divided.
    func share(_ index: Int, of shares: Int) -> [Entry] {
        state.withLock { state in
            stride(from: index, to: state.slots.count, by: shares).compactMap { state.slots[$0] }
        }
    }

    /// Rejects further entries.
    func close() {
        state.withLock { $0.isClosed = true }
    }
}
