import Wire

/// One message between front and world process: whose it is, and which question it asks or answers.
struct WorldFrame {
    /// The world, as the front numbers them.
    let world: UInt32
    /// The request, as the front numbers them; 0 for what nobody asked for.
    let ticket: UInt32
    /// What it says.
    let body: ArraySlice<UInt8>

    private static let head = 8

    /// The frame with its length in front.
    static func bytes(world: UInt32, ticket: UInt32, _ body: [UInt8]) -> [UInt8] {
        var writer = ByteWriter()
        writer.add(UInt32(body.count + head))
        writer.add(world)
        writer.add(ticket)
        return writer.bytes + body
    }

    fileprivate init(_ bytes: ArraySlice<UInt8>) throws(FrameError) {
        var reader = ByteReader(bytes)
        world = try reader.number()
        ticket = try reader.number()
        body = bytes.dropFirst(Self.head)
    }
}

/// Bytes as they come from the other process, taken apart into frames.
struct FrameBuffer {
    /// A longer frame is nothing that a process of this build would send.
    private static let longest = 1_073_741_824
    /// The same of the frame in which it says who it is.
    private static let longestGreeting = 4_096

    private var longest: Int
    private var bytes: [UInt8] = []
    private var start = 0

    /// Reads frames; `beginsWithGreeting` tells whether the first is short.
    init(beginsWithGreeting: Bool = false) {
        longest = beginsWithGreeting ? Self.longestGreeting : Self.longest
    }

    /// Adds what was read.
    mutating func add(_ more: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: more)
    }

    /// The next whole frame; nil until the rest of it has come. Throws when what came is none.
    mutating func next() throws(FrameError) -> WorldFrame? {
        let rest = bytes[start...]
        guard rest.count >= 4 else {
            compact()
            return nil
        }
        var reader = ByteReader(rest)
        let length = Int(try reader.number(UInt32.self))
        guard (8...longest).contains(length) else { throw .nonsense }
        guard rest.count >= 4 + length else {
            compact()
            return nil
        }
        let frame = try WorldFrame(rest.dropFirst(4).prefix(length))
        start += 4 + length
        longest = Self.longest
        return frame
    }

    private mutating func compact() {
        if start > 0 {
            bytes.removeFirst(start)
            start = 0
        }
        if bytes.isEmpty, bytes.capacity > 1_048_576 { bytes = [] }
    }
}
