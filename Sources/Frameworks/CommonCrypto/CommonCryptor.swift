import CGnuTLS
import CryptoKit

public typealias CCCryptorStatus = Int32
public typealias CCOperation = UInt32
public typealias CCAlgorithm = UInt32
public typealias CCOptions = UInt32
public typealias CCRNGStatus = Int32

public let kCCSuccess = 0
public let kCCParamError = -4300
public let kCCBufferTooSmall = -4301
public let kCCMemoryFailure = -4302
public let kCCAlignmentError = -4303
public let kCCDecodeError = -4304
public let kCCUnimplemented = -4305
public let kCCEncrypt = 0
public let kCCDecrypt = 1
public let kCCAlgorithmAES128 = 0
public let kCCAlgorithmAES = 0
public let kCCOptionPKCS7Padding = 1
public let kCCOptionECBMode = 2
public let kCCBlockSizeAES128 = 16
public let kCCKeySizeAES128 = 16
public let kCCKeySizeAES192 = 24
public let kCCKeySizeAES256 = 32
public let kCCPBKDF2: CCPBKDFAlgorithm = 2
public let kCCPRFHmacAlgSHA1 = 1
public let kCCPRFHmacAlgSHA224 = 2
public let kCCPRFHmacAlgSHA256 = 3
public let kCCPRFHmacAlgSHA384 = 4
public let kCCPRFHmacAlgSHA512 = 5

public typealias CCPBKDFAlgorithm = UInt32
public typealias CCPseudoRandomAlgorithm = UInt32

/// Encrypts or decrypts data by AES, in CBC or ECB mode.
///
/// - Returns: `kCCSuccess`; `kCCUnimplemented` for another algorithm; `kCCParamError` for an invalid key size;
///   `kCCAlignmentError` for an incomplete block without padding; `kCCBufferTooSmall`, with the required size in
///   `dataOutMoved`; or `kCCDecodeError` for invalid padding.
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer?, _ keyLength: Int,
    _ iv: UnsafeRawPointer?, _ dataIn: UnsafeRawPointer?, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer?,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    guard alg == UInt32(kCCAlgorithmAES) else { return CCCryptorStatus(kCCUnimplemented) }
    guard let key, let cipher = BlockCipher(UnsafeRawBufferPointer(start: key, count: keyLength)) else {
        return CCCryptorStatus(kCCParamError)
    }
    let isPadded = options & UInt32(kCCOptionPKCS7Padding) != 0
    let isEncryption = op == UInt32(kCCEncrypt)
    var data = Array(UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength))
    if isEncryption, isPadded {
        let count = BlockCipher.blockSize - data.count % BlockCipher.blockSize
        data += [UInt8](repeating: UInt8(count), count: count)
    }
    guard data.count % BlockCipher.blockSize == 0 else { return CCCryptorStatus(kCCAlignmentError) }
    let vector = iv.map { Array(UnsafeRawBufferPointer(start: $0, count: BlockCipher.blockSize)) }
    let isChained = options & UInt32(kCCOptionECBMode) == 0
    guard cipher.apply(to: &data, encrypts: isEncryption, chaining: isChained ? vector : nil, isChained) else {
        return CCCryptorStatus(kCCParamError)
    }
    if !isEncryption, isPadded {
        guard let count = data.last.map(Int.init), (1...BlockCipher.blockSize).contains(count),
            data.suffix(count).allSatisfy({ Int($0) == count })
        else { return CCCryptorStatus(kCCDecodeError) }
        data.removeLast(count)
    }
    dataOutMoved?.pointee = data.count
    guard data.count <= dataOutAvailable else { return CCCryptorStatus(kCCBufferTooSmall) }
    if !data.isEmpty { dataOut?.copyMemory(from: data, byteCount: data.count) }
    return CCCryptorStatus(kCCSuccess)
}

/// Derives a key from a password (PBKDF2). Returns `kCCParamError` for another algorithm.
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>?, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>?, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>?, _ derivedKeyLen: Int
) -> Int32 {
    let kinds: [DigestKind] = [.sha1, .sha224, .sha256, .sha384, .sha512]
    guard algorithm == kCCPBKDF2, (1...kinds.count).contains(Int(prf)), rounds > 0,
        let key = kinds[Int(prf) - 1].key(
            from: UnsafeRawBufferPointer(start: password, count: passwordLen),
            salt: UnsafeRawBufferPointer(start: salt, count: saltLen), rounds: Int(rounds), byteCount: derivedKeyLen)
    else { return Int32(kCCParamError) }
    derivedKey?.update(from: key, count: key.count)
    return Int32(kCCSuccess)
}

/// Writes random bytes from the session's generator, so that a replay gets the same bytes.
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> CCRNGStatus {
    bytes?.copyMemory(from: [UInt8].random(count: count), byteCount: count)
    return CCRNGStatus(kCCSuccess)
}

/// AES in GnuTLS, in blocks.
private struct BlockCipher {
    static let blockSize = 16

    private let key: [UInt8]
    private let algorithm: gnutls_cipher_algorithm_t

    /// Creates a cipher; nil if the key does not have 16, 24 or 32 bytes.
    init?(_ key: UnsafeRawBufferPointer) {
        switch key.count {
        case 16: algorithm = GNUTLS_CIPHER_AES_128_CBC
        case 24: algorithm = GNUTLS_CIPHER_AES_192_CBC
        case 32: algorithm = GNUTLS_CIPHER_AES_256_CBC
        default: return nil
        }
        self.key = Array(key)
    }

    /// Encrypts or decrypts whole blocks.
    ///
    /// - Parameters:
    ///   - vector: The initialization vector; nil uses zeros.
    ///   - isChained: Whether blocks are chained (CBC). Otherwise each block is encrypted alone (ECB).
    /// - Returns: Whether it succeeded.
    func apply(to data: inout [UInt8], encrypts: Bool, chaining vector: [UInt8]?, _ isChained: Bool) -> Bool {
        let size = isChained ? max(data.count, 1) : Self.blockSize
        var start = 0
        while start < data.count {
            var part = Array(data[start..<min(start + size, data.count)])
            guard apply(to: &part, encrypts, vector ?? [UInt8](repeating: 0, count: Self.blockSize)) else {
                return false
            }
            data.replaceSubrange(start..<start + part.count, with: part)
            start += part.count
        }
        return true
    }

    private func apply(to part: inout [UInt8], _ encrypts: Bool, _ vector: [UInt8]) -> Bool {
        var (key, vector) = (key, vector)
        let (keyCount, vectorCount) = (UInt32(key.count), UInt32(vector.count))
        return key.withUnsafeMutableBufferPointer { key in
            vector.withUnsafeMutableBufferPointer { vector in
                var keyDatum = gnutls_datum_t(data: key.baseAddress, size: keyCount)
                var vectorDatum = gnutls_datum_t(data: vector.baseAddress, size: vectorCount)
                var handle: gnutls_cipher_hd_t?
                guard gnutls_cipher_init(&handle, algorithm, &keyDatum, &vectorDatum) >= 0, let handle else {
                    return false
                }
                defer { gnutls_cipher_deinit(handle) }
                let count = part.count
                return
                    (encrypts
                    ? gnutls_cipher_encrypt(handle, &part, count) : gnutls_cipher_decrypt(handle, &part, count)) >= 0
            }
        }
    }
}
