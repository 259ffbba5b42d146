/// The hash function SHA256.
public struct SHA256: HashFunction, LibraryHashFunction {
    public typealias Digest = SHA256Digest

    public static var blockByteCount: Int { digestKind.blockByteCount }
    public static var byteCount: Int { digestKind.byteCount }
    package static var digestKind: DigestKind { .sha256 }

    private var digest = MessageDigest(digestKind)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }

    public func finalize() -> SHA256Digest { SHA256Digest(digest.bytes) }
}

/// A digest of SHA256.
public struct SHA256Digest: Digest {
    public static var byteCount: Int { DigestKind.sha256.byteCount }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "SHA256 digest: \(bytes.hexadecimal)" }
}

/// The hash function SHA384.
public struct SHA384: HashFunction, LibraryHashFunction {
    public typealias Digest = SHA384Digest

    public static var blockByteCount: Int { digestKind.blockByteCount }
    public static var byteCount: Int { digestKind.byteCount }
    package static var digestKind: DigestKind { .sha384 }

    private var digest = MessageDigest(digestKind)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }

    public func finalize() -> SHA384Digest { SHA384Digest(digest.bytes) }
}

/// A digest of SHA384.
public struct SHA384Digest: Digest {
    public static var byteCount: Int { DigestKind.sha384.byteCount }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "SHA384 digest: \(bytes.hexadecimal)" }
}

/// The hash function SHA512.
public struct SHA512: HashFunction, LibraryHashFunction {
    public typealias Digest = SHA512Digest

    public static var blockByteCount: Int { digestKind.blockByteCount }
    public static var byteCount: Int { digestKind.byteCount }
    package static var digestKind: DigestKind { .sha512 }

    private var digest = MessageDigest(digestKind)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }

    public func finalize() -> SHA512Digest { SHA512Digest(digest.bytes) }
}

/// A digest of SHA512.
public struct SHA512Digest: Digest {
    public static var byteCount: Int { DigestKind.sha512.byteCount }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "SHA512 digest: \(bytes.hexadecimal)" }
}

/// Hash functions that are no longer secure. They are for formats that require them.
public enum Insecure {
    /// The hash function SHA1.
    public struct SHA1: HashFunction, LibraryHashFunction {
        public typealias Digest = SHA1Digest

        public static var blockByteCount: Int { digestKind.blockByteCount }
        public static var byteCount: Int { digestKind.byteCount }
        package static var digestKind: DigestKind { .sha1 }

        private var digest = MessageDigest(digestKind)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }

        public func finalize() -> SHA1Digest { SHA1Digest(digest.bytes) }
    }

    /// The hash function MD5.
    public struct MD5: HashFunction, LibraryHashFunction {
        public typealias Digest = MD5Digest

        public static var blockByteCount: Int { digestKind.blockByteCount }
        public static var byteCount: Int { digestKind.byteCount }
        package static var digestKind: DigestKind { .md5 }

        private var digest = MessageDigest(digestKind)

        public init() {}

        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { digest.update(bufferPointer) }

        public func finalize() -> MD5Digest { MD5Digest(digest.bytes) }
    }

    public typealias SHA1Digest = InsecureSHA1Digest
    public typealias MD5Digest = InsecureMD5Digest
}

/// A digest of SHA-1; see ``Insecure/SHA1``.
public struct InsecureSHA1Digest: Digest {
    public static var byteCount: Int { DigestKind.sha1.byteCount }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "SHA1 digest: \(bytes.hexadecimal)" }
}

/// A digest of MD5; see ``Insecure/MD5``.
public struct InsecureMD5Digest: Digest {
    public static var byteCount: Int { DigestKind.md5.byteCount }

    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String { "MD5 digest: \(bytes.hexadecimal)" }
}
