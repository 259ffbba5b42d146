/// The most recent entries of a kind in encoded form, oldest first.
///
/// Consecutive entries are similar, for example two taps on the same button at different times. Leading and trailing
/// bytes that equal those of the previous entry are therefore not stored, which saves memory. Entries are grouped into
/// blocks that begin with a whole entry, so that the oldest block can be dropped without decoding.
struct PackedLog {
    private struct Block {
        var bytes: [UInt8] = []
        var count = 0
    }

    private static let entriesOfBlock = 32

    private let limit: Int
    /// All blocks except the newest are full.
    private var blocks: [Block] = []
    private var newest: [UInt8] = []
    private var stored = 0

    /// Creates an empty log with a capacity.
    init(limit: Int) {
        precondition(limit > 0, "a log keeps something")
        self.limit = limit
    }

    /// The number of entries.
    var count: Int { min(stored, limit) }

    /// The number of bytes used.
    var heldBytes: Int { blocks.reduce(newest.count) { $0 + $1.bytes.capacity } }

    /// Appends an entry; the oldest block is dropped when it is not needed any more.
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
        // A full block needs no spare capacity.
        if let full = blocks.indices.last { blocks[full].bytes = blocks[full].bytes.map { $0 } }
        blocks.append(Block())
        newest = []
    }

    /// Calls a closure with all entries, oldest first.
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
    /// Returns the numbers of equal bytes at the beginning and at the end; no byte is counted twice.
    fileprivate func shared(with other: [UInt8]) -> (head: Int, tail: Int) {
        let most = Swift.min(count, other.count)
        var (head, tail) = (0, 0)
        while head < most, self[head] == other[head] { head += 1 }
        while tail < most - head, self[count - 1 - tail] == other[other.count - 1 - tail] { tail += 1 }
        return (head, tail)
    }

    /// Appends a length in variable-length encoding: seven bits per byte, lowest first; the eighth bit marks
    /// continuation.
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
    /// Removes and returns a length written by `append(length:)`.
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
