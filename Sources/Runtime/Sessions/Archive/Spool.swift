import Locks

/// A text that grows until it is kept or thrown away; nobody else sees it. What is thrown describes itself to a person.
package protocol Spool: Sendable {
    /// Adds to it.
    func append(_ bytes: [UInt8]) throws
    /// All of it.
    func text() throws -> String
}

/// A text in memory, where recordings are kept there too.
final class MemorySpool: Spool {
    private let bytes = Locked<[UInt8]>([])

    func append(_ bytes: [UInt8]) { self.bytes.withLock { $0 += bytes } }

    func text() -> String { bytes.withLock { String(decoding: $0, as: UTF8.self) } }
}
