import CryptoKit

public typealias CCHmacAlgorithm = UInt32

// As in Apple's headers, these constants do not have the type `CCHmacAlgorithm`. Apps convert them.
public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4
public let kCCHmacAlgSHA224 = 5

/// Writes the authentication code of data to `macOut`. An unknown algorithm writes nothing.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
    let kinds: [DigestKind] = [.sha1, .md5, .sha256, .sha384, .sha512, .sha224]
    guard Int(algorithm) < kinds.count else { return }
    let code = kinds[Int(algorithm)].authenticationCode(
        of: UnsafeRawBufferPointer(start: data, count: dataLength),
        key: UnsafeRawBufferPointer(start: key, count: keyLength))
    macOut?.copyMemory(from: code, byteCount: code.count)
}
