import SessionEnvironment

/// The size of a key.
public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public init(bitCount: Int) { self.bitCount = bitCount }

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
}

/// A secret key.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let bytes: [UInt8]

    /// Creates a key of bytes.
    public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes { Array($0) } }

    /// Creates a random key. The random numbers are the session's, so that a replay gets the same key.
    public init(size: SymmetricKeySize) { bytes = .random(count: size.bitCount / 8) }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public static func == (one: SymmetricKey, other: SymmetricKey) -> Bool { one.bytes.isSame(as: other.bytes) }
}

extension [UInt8] {
    /// Returns random bytes of the session.
    package static func random(count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8.random(in: .min ... .max, using: &sessionRandom) }
    }
}

public enum CryptoKitError: Error {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    case underlyingCoreCryptoError(error: Int32)
    case wrapFailure
    case unwrapFailure
    case invalidParameter
}
