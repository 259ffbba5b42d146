/// The last entries of something as they are written, oldest first.
///
/// One entry says nearly what the one before it said: a person taps the same button, at another time. So of each only
/// what it does not share with the beginning and the end of the one before it is kept, and a session that has told much
/// takes little room. Entries are kept in blocks, each of which begins with a whole one, so that the oldest can go
/// unread.
struct PackedLog {
    private struct Block {
        var bytes: [UInt8] = []
        var count = 0
    }

    private static let entriesOfBlock = 32

    private let limit: Int
    /// All but the newest are full.
    private var blocks: [Block] = []
    private var newest: [UInt8] = []
    private var stored = 0

    /// An empty log that keeps `limit` entries.
    init(limit: Int) {
        precondition(limit > 0, "a log keeps something")
        self.limit = limit
    }

    /// How many entries are kept.
    var count: Int { min(stored, limit) }

    /// How many bytes they take.
    var heldBytes: Int { blocks.reduce(newest.count) { $0 + $1.bytes.capacity } }

    /// Adds the newest entry; the oldest goes when there is no room.
    mutating func append(_ entry: [UInt8]) {
        if blocks.isEmpty || blocks[blocks.count - 1].count == Self.entriesOfBlock { beginBlock() }
        let shared = entry.shared(with: newest)
        let own = entry[shared.head..<(entry.count - shared.tail)]
        let last = blocks.count - 1
        for length in [shared.head, shared.tail, own.count] { blocks[last].bytes.append(length: length) }
        blocks[last].bytes += own
        blocks[last].count += 1
        stored += 1
        newest = entry
        if let oldest = blocks.first, stored - oldest.count >= limit {
            stored -= oldest.count
            blocks.removeFirst()
        }
    }

    private mutating func beginBlock() {
        // A full one needs no room to grow.
        if let full = blocks.indices.last { blocks[full].bytes = blocks[full].bytes.map { $0 } }
        blocks.append(Block())
        newest = []
    }

    /// Visits all entries, oldest first.
    func forEach(_ body: ([UInt8]) -> Void) {
        var surplus = stored - count
        for block in blocks {
            var rest = block.bytes[...]
            var entry: [UInt8] = []
            for _ in 0..<block.count {
                let (head, tail, own) = (rest.takeLength(), rest.takeLength(), rest.takeLength())
                entry.replaceSubrange(head..<(entry.count - tail), with: rest.prefix(own))
                rest.removeFirst(own)
                if surplus > 0 { surplus -= 1 } else { body(entry) }
            }
        }
    }
}

extension [UInt8] {
    /// How many bytes at the beginning and at the end are the same as another's; no byte counts for both.
    fileprivate func shared(with other: [UInt8]) -> (head: Int, tail: Int) {
        let most = Swift.min(count, other.count)
        var (head, tail) = (0, 0)
        while head < most, self[head] == other[head] { head += 1 }
        while tail < most - head, self[count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
        return (head, tail)
    }

    /// Adds a length: seven bits a byte, the lowest first, and the eighth where more come.
    fileprivate mutating func append(length: Int) {
        var rest = length
        while rest > 0x7f {
            append(UInt8(rest & 0x7f | 0x80))
            rest >>= 7
        }
        append(UInt8(rest))
    }
}

extension ArraySlice<UInt8> {
    /// Takes out what `append(length:)` added.
    fileprivate mutating func takeLength() -> Int {
        var (length, shift) = (0, 0)
        while let byte = popFirst() {
            length |= Int(byte & 0x7f) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return length
    }
}
