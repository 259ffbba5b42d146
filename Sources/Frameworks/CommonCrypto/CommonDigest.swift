import CryptoKit

// Message digests under the names of C. A context is a value: copies continue independently.

public typealias CC_LONG = UInt32

/// Returns `md` with the digest of data, if both exist.
private func digest(
    _ kind: DigestKind, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var digest = MessageDigest(kind)
    digest.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
    return digest.write(to: md)
}

extension MessageDigest {
    @discardableResult
    fileprivate func write(to md: UnsafeMutablePointer<UInt8>?) -> UnsafeMutablePointer<UInt8>? {
        md?.update(from: bytes, count: kind.byteCount)
        return md
    }
}

// MARK: - MD5

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64

/// A digest that is being computed.
public struct CC_MD5_CTX {
    fileprivate var digest: MessageDigest?

    public init() {}
}

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md5, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.md5)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}

// MARK: - SHA1

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

/// A digest that is being computed.
public struct CC_SHA1_CTX {
    fileprivate var digest: MessageDigest?

    public init() {}
}

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha1, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.sha1)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}

// MARK: - SHA224

public let CC_SHA224_DIGEST_LENGTH: Int32 = 28
public let CC_SHA224_BLOCK_BYTES: Int32 = 64

@discardableResult
public func CC_SHA224(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha224, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA224_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.sha224)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}

// MARK: - SHA256

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

/// A digest that is being computed.
public struct CC_SHA256_CTX {
    fileprivate var digest: MessageDigest?

    public init() {}
}

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha256, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.sha256)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}

// MARK: - SHA384

public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA384_BLOCK_BYTES: Int32 = 128

@discardableResult
public func CC_SHA384(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha384, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA384_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.sha384)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}

// MARK: - SHA512

public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

/// A digest that is being computed.
public struct CC_SHA512_CTX {
    fileprivate var digest: MessageDigest?

    public init() {}
}

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha512, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee.digest = MessageDigest(.sha512)
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(len)))
    return 1
}

/// Always returns 1.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
    c.pointee.digest?.write(to: md)
    return 1
}
