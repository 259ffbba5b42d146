import Foundation

/// A fair queue. The items of each session run in order, and sessions take turns.
///
/// A session that runs as many items as allowed is skipped until one of them has ended.
struct FairLine<Item> {
    private let mostPerSession: Int
    private var waiting: [UUID: [Item]] = [:]
    private var running: [UUID: Int] = [:]
    /// The sessions that have a waiting item and may run it, in the order of their turns.
    private var turns: [UUID] = []

    init(mostPerSession: Int) {
        self.mostPerSession = mostPerSession
    }

    mutating func append(_ item: Item, of session: UUID) {
        waiting[session, default: []].append(item)
        queue(session)
    }

    /// Removes and returns the next item that may run; nil if there is none.
    mutating func popNext() -> Item? {
        guard !turns.isEmpty else { return nil }
        let session = turns.removeFirst()
        let item = waiting[session]?.removeFirst()
        if waiting[session]?.isEmpty == true { waiting[session] = nil }
        running[session, default: 0] += 1
        queue(session)
        return item
    }

    /// Records that an item of a session has ended.
    mutating func ended(of session: UUID) {
        guard let count = running[session] else { return }
        running[session] = count > 1 ? count - 1 : nil
        queue(session)
    }

    /// Removes and returns all waiting items.
    mutating func removeAll() -> [Item] {
        defer { (waiting, turns) = ([:], []) }
        return waiting.values.flatMap(\.self)
    }

    private mutating func queue(_ session: UUID) {
        guard waiting[session] != nil, running[session, default: 0] < mostPerSession, !turns.contains(session) else {
            return
        }
        turns.append(session)
    }
}
