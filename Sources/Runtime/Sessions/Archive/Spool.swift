import Locks

/// A growing text that is later stored or discarded. Thrown errors describe themselves to the user.
package protocol Spool: Sendable {
    /// Appends bytes to the text.
    func append(_ bytes: [UInt8]) throws
    /// Returns the whole text.
    func text() throws -> String
}

/// A text in memory, for servers that store recordings in memory.
final class MemorySpool: Spool {
    private let bytes = Locked<[UInt8]>([])

    func append(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

    func text() -> String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
