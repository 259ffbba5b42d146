import CryptoKit

// Message digests under their C names. A context is a value, so that a copy of it can be continued independently.

public typealias CC_LONG = UInt32

/// Writes the digest of data to `md` and returns `md`; nil if `md` is nil.
private func digest(
    _ kind: DigestKind, _ data: UnsafeRawPointer?, _ count: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
    var context = CCDigestContext()
    _ = context.begin(kind)
    _ = context.add(data, count)
    _ = context.end(md)
    return md
}

/// A digest that is being computed. Like the C functions, its methods always return 1.
public struct CCDigestContext {
    private var digest: MessageDigest?

    public init() {}

    fileprivate mutating func begin(_ kind: DigestKind) -> Int32 {
        digest = MessageDigest(kind)
        return 1
    }

    fileprivate mutating func add(_ data: UnsafeRawPointer?, _ count: CC_LONG) -> Int32 {
        digest?.update(UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count)))
        return 1
    }

    fileprivate func end(_ md: UnsafeMutablePointer<UInt8>?) -> Int32 {
        if let digest { md?.update(from: digest.bytes, count: digest.kind.byteCount) }
        return 1
    }
}

// MARK: - MD5

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_MD5_BLOCK_BYTES: Int32 = 64

public typealias CC_MD5_CTX = CCDigestContext

@discardableResult
public func CC_MD5(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.md5, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_MD5_Init(_ c: UnsafeMutablePointer<CC_MD5_CTX>) -> Int32 {
    c.pointee.begin(.md5)
}

/// Always returns 1.
@discardableResult
public func CC_MD5_Update(
    _ c: UnsafeMutablePointer<CC_MD5_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_MD5_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_MD5_CTX>
) -> Int32 {
    c.pointee.end(md)
}

// MARK: - SHA1

public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA1_BLOCK_BYTES: Int32 = 64

public typealias CC_SHA1_CTX = CCDigestContext

@discardableResult
public func CC_SHA1(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha1, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA1_Init(_ c: UnsafeMutablePointer<CC_SHA1_CTX>) -> Int32 {
    c.pointee.begin(.sha1)
}

/// Always returns 1.
@discardableResult
public func CC_SHA1_Update(
    _ c: UnsafeMutablePointer<CC_SHA1_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_SHA1_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA1_CTX>
) -> Int32 {
    c.pointee.end(md)
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
    c.pointee.begin(.sha224)
}

/// Always returns 1.
@discardableResult
public func CC_SHA224_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_SHA224_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
    c.pointee.end(md)
}

// MARK: - SHA256

public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA256_BLOCK_BYTES: Int32 = 64

public typealias CC_SHA256_CTX = CCDigestContext

@discardableResult
public func CC_SHA256(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha256, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA256_Init(_ c: UnsafeMutablePointer<CC_SHA256_CTX>) -> Int32 {
    c.pointee.begin(.sha256)
}

/// Always returns 1.
@discardableResult
public func CC_SHA256_Update(
    _ c: UnsafeMutablePointer<CC_SHA256_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_SHA256_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA256_CTX>
) -> Int32 {
    c.pointee.end(md)
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
    c.pointee.begin(.sha384)
}

/// Always returns 1.
@discardableResult
public func CC_SHA384_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_SHA384_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
    c.pointee.end(md)
}

// MARK: - SHA512

public let CC_SHA512_DIGEST_LENGTH: Int32 = 64
public let CC_SHA512_BLOCK_BYTES: Int32 = 128

public typealias CC_SHA512_CTX = CCDigestContext

@discardableResult
public func CC_SHA512(
    _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(.sha512, data, len, md) }

/// Always returns 1.
@discardableResult
public func CC_SHA512_Init(_ c: UnsafeMutablePointer<CC_SHA512_CTX>) -> Int32 {
    c.pointee.begin(.sha512)
}

/// Always returns 1.
@discardableResult
public func CC_SHA512_Update(
    _ c: UnsafeMutablePointer<CC_SHA512_CTX>, _ data: UnsafeRawPointer?, _ len: CC_LONG
) -> Int32 {
    c.pointee.add(data, len)
}

/// Always returns 1.
@discardableResult
public func CC_SHA512_Final(
    _ md: UnsafeMutablePointer<UInt8>?, _ c: UnsafeMutablePointer<CC_SHA512_CTX>
) -> Int32 {
    c.pointee.end(md)
}
