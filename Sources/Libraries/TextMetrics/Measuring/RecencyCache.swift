import HashKeys
import Locks

/// Something that is remembered of a text.
protocol RememberedText: AnyObject, Sendable {
    var text: StyledText { get }
    /// Roughly its bytes in memory, as counted last.
    var cost: Int { get }
    /// Counts its bytes anew, and returns how many more they are.
    @discardableResult
    func recount() -> Int
}

/// What is remembered of texts, up to so many bytes.
///
/// Two halves: what is used moves to the young one; when that is full it becomes the old one, and the old one is
/// forgotten. So whatever was used lately is there, and nothing has to be sorted.
final class RecencyCache<Entry: RememberedText>: Sendable {
    private let halves: Locked<Halves>
    private let bytes: Int

    private struct Halves {
        // Documents choose the texts, and must not be able to choose texts that collide.
        var young: [SeededKey<StyledText>: Entry] = [:]
        var old: [SeededKey<StyledText>: Entry] = [:]
        var youngCost = 0
    }

    init(bytes: Int) {
        self.bytes = max(0, bytes)
        halves = Locked(Halves())
    }

    /// The entry for a text, made if there is none.
    func entry(for text: StyledText, make: () -> Entry) -> Entry {
        let key = SeededKey(text)
        let known = halves.withLock { halves -> Entry? in
            if let entry = halves.young[key] { return entry }
            guard let entry = halves.old.removeValue(forKey: key) else { return nil }
            insert(entry, key, into: &halves)
            return entry
        }
        if let known { return known }
        let entry = make()
        return halves.withLock { halves in
            if let other = halves.young[key] { return other }  // another thread was faster
            insert(entry, key, into: &halves)
            return entry
        }
    }

    /// Counts an entry anew after it has grown.
    func update(_ entry: Entry) {
        let key = SeededKey(entry.text)
        halves.withLock { halves in
            guard halves.young[key] === entry else { return }
            halves.youngCost += entry.recount()
            turnIfFull(&halves)
        }
    }

    /// Roughly the bytes of memory in use, for tests: at most the bound, and what was measured last.
    var cost: Int {
        halves.withLock { halves in
            halves.young.values.reduce(0) { $0 + $1.cost } + halves.old.values.reduce(0) { $0 + $1.cost }
        }
    }

    private func insert(_ entry: Entry, _ key: SeededKey<StyledText>, into halves: inout Halves) {
        halves.young[key] = entry
        entry.recount()
        halves.youngCost += entry.cost
        turnIfFull(&halves)
    }

    private func turnIfFull(_ halves: inout Halves) {
        guard halves.youngCost > bytes / 2 else { return }
        // One text that is larger than a half would push out everything else, and then itself.
        halves.old = halves.young.filter { $0.value.cost <= bytes / 2 }
        halves.young = [:]
        halves.youngCost = 0
    }
}
