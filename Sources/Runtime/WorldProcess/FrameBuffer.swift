import Wire

/// A message between the server and a world process: the world and the request that it belongs to, and its content.
struct WorldFrame {
    /// The number that the server gave the world.
    let world: UInt32
    /// The number that the server gave the request; 0 for a message that belongs to no request.
    let ticket: UInt32
    /// The content.
    let body: ArraySlice<UInt8>

    private static let head = 8

    /// Encodes a frame, preceded by its length.
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

/// A buffer that splits the bytes from the other process into frames.
struct FrameBuffer {
    /// The maximum length of a frame; processes of this build never send longer ones.
    private static let longest = 1_073_741_824
    /// The maximum length of the first frame, which contains the greeting.
    private static let longestGreeting = 4_096

    private var longest: Int
    private var bytes: [UInt8] = []
    private var start = 0

    /// Creates a buffer; `beginsWithGreeting` limits the first frame to the length of a greeting.
    init(beginsWithGreeting: Bool = false) {
        longest = beginsWithGreeting ? Self.longestGreeting : Self.longest
    }

    /// Appends received bytes.
    mutating func add(_ more: UnsafeRawBufferPointer) {
        bytes.append(contentsOf: more)
    }

    /// Returns the next complete frame; nil until more bytes have arrived. Throws if the bytes are not a frame.
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
