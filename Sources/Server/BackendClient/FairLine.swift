import Foundation

/// Who may begin next: what one session asks for in its order, the sessions in turns.
///
/// A session that has as much under way as it may is passed over until something of its own ends.
struct FairLine<Item> {
    private let mostPerSession: Int
    private var waiting: [UUID: [Item]] = [:]
    private var running: [UUID: Int] = [:]
    /// Sessions that have something waiting and room for it, the next first.
    private var turns: [UUID] = []

    init(mostPerSession: Int) {
        self.mostPerSession = mostPerSession
    }

    mutating func append(_ item: Item, of session: UUID) {
        waiting[session, default: []].append(item)
        queue(session)
    }

    /// Takes out what may begin; nil when nothing may.
    mutating func popNext() -> Item? {
        guard !turns.isEmpty else { return nil }
        let session = turns.removeFirst()
        let item = waiting[session]?.removeFirst()
        if waiting[session]?.isEmpty == true { waiting[session] = nil }
        running[session, default: 0] += 1
        queue(session)
        return item
    }

    /// Something that had begun has ended.
    mutating func ended(of session: UUID) {
        guard let count = running[session] else { return }
        running[session] = count > 1 ? count - 1 : nil
        queue(session)
    }

    /// Takes out all that waits.
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
