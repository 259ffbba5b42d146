/// The digest of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes of every digest of this type.
    static var byteCount: Int { get }
}

extension Digest {
    /// Returns whether the digest consists of these bytes.
    public static func == <D: DataProtocol>(one: Self, other: D) -> Bool { Array(one).isSame(as: Array(other)) }
    /// Returns whether the digest differs from these bytes.
    public static func != <D: DataProtocol>(one: Self, other: D) -> Bool { !(one == other) }
}

/// A hash function. It is a value, so that a copy of it can be continued independently.
public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    static var blockByteCount: Int { get }

    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
}

extension HashFunction {
    /// Returns the digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// A hash function of GnuTLS.
package protocol LibraryHashFunction: HashFunction {
    /// The function's name in the library.
    static var digestKind: DigestKind { get }
}

extension [UInt8] {
    /// The bytes as hexadecimal digits.
    var hexadecimal: String { map { String(format: "%02x", $0) }.joined() }

    /// Compares bytes. The time depends only on their number, not on their values.
    package func isSame(as other: [UInt8]) -> Bool {
        count == other.count && zip(self, other).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
    }
}
