import HashKeys
import Locks

/// A cache entry for a text.
protocol RememberedText: AnyObject, Sendable {
    var text: StyledText { get }
    /// The estimated size in memory in bytes, as of the last `recount()`.
    var cost: Int { get }
    /// Updates the estimate. Returns its difference from the previous one.
    @discardableResult
    func recount() -> Int
}

/// A cache of entries for texts, limited by their total size in bytes.
///
/// The cache has two halves. A used entry moves to the young half. When that is full it becomes the old half, and the
/// previous old half is discarded. Recently used entries therefore remain without any sorting.
final class RecencyCache<Entry: RememberedText>: Sendable {
    private let halves: Locked<Halves>
    private let bytes: Int

    private struct Halves {
        // Documents determine the texts, and must not be able to cause hash collisions.
        var young: [SeededKey<StyledText>: Entry] = [:]
        var old: [SeededKey<StyledText>: Entry] = [:]
        var youngCost = 0
    }

    init(bytes: Int) {
        self.bytes = max(0, bytes)
        halves = Locked(Halves())
    }

    /// Returns the entry for a text; creates it if there is none.
    func entry(for text: StyledText, make: () -> Entry) -> Entry {
        let key = SeededKey(text)
        let known = halves.withLock { halves -> Entry? in
            if let entry = halves.young[key] { return entry }
            guard let entry = halves.old.removeValue(forKey: key) else { return nil }
            insert(entry, for: key, into: &halves)
            return entry
        }
        if let known { return known }
        let entry = make()
        return halves.withLock { halves in
            if let other = halves.young[key] { return other }  // added by another thread in the meantime
            insert(entry, for: key, into: &halves)
            return entry
        }
    }

    /// Updates the size of an entry that has grown.
    func update(_ entry: Entry) {
        let key = SeededKey(entry.text)
        halves.withLock { halves in
            guard halves.young[key] === entry else { return }
            halves.youngCost += entry.recount()
            turnIfFull(&halves)
        }
    }

    /// The estimated memory in use, in bytes, for tests: at most the limit plus the last measured text.
    var cost: Int {
        halves.withLock { halves in
            halves.young.values.reduce(0) { $0 + $1.cost } + halves.old.values.reduce(0) { $0 + $1.cost }
        }
    }

    private func insert(_ entry: Entry, for key: SeededKey<StyledText>, into halves: inout Halves) {
        halves.young[key] = entry
        entry.recount()
        halves.youngCost += entry.cost
        turnIfFull(&halves)
    }

    private func turnIfFull(_ halves: inout Halves) {
        guard halves.youngCost > bytes / 2 else { return }
        // An entry larger than a half would evict all others, and then itself.
        halves.old = halves.young.filter { $0.value.cost <= bytes / 2 }
        halves.young = [:]
        halves.youngCost = 0
    }
}
