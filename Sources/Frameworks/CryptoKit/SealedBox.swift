import CGnuTLS

/// Authenticated encryption by AES.
public enum AES {
    /// AES in Galois/Counter Mode, with keys of 128, 192 or 256 bits.
    public enum GCM {
        public typealias Nonce = CipherNonce
        public typealias SealedBox = CipherBox

        /// Encrypts and authenticates a message.
        ///
        /// - Parameters:
        ///   - message: The message.
        ///   - key: The key, of 16, 24 or 32 bytes.
        ///   - nonce: A nonce that is used once per key; nil creates a random one with the session's random numbers.
        ///   - authenticatedData: Data that is authenticated but not encrypted.
        /// - Throws: ``CryptoKitError``, for example if the key has an invalid size.
        public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
            authenticating authenticatedData: AuthenticatedData
        ) throws -> SealedBox {
            try cipher(for: key).seal(Array(message), key, nonce ?? Nonce(), Array(authenticatedData))
        }

        /// Encrypts and authenticates a message. Throws a ``CryptoKitError``.
        public static func seal<Plaintext: DataProtocol>(
            _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
        ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

        /// Decrypts a message. Throws `CryptoKitError.authenticationFailure` if the message or the authenticated data
        /// was changed.
        public static func open<AuthenticatedData: DataProtocol>(
            _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
        ) throws -> Data { try cipher(for: key).open(sealedBox, key, Array(authenticatedData)) }

        /// Decrypts a message. Throws `CryptoKitError.authenticationFailure` if the message was changed.
        public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
            try open(sealedBox, using: key, authenticating: [UInt8]())
        }

        private static func cipher(for key: SymmetricKey) throws -> AuthenticatedCipher {
            switch key.bitCount {
            case 128: .aes128
            case 192: .aes192
            case 256: .aes256
            default: throw CryptoKitError.incorrectKeySize
            }
        }
    }
}

/// Authenticated encryption by ChaCha20 and Poly1305, with keys of 256 bits.
public enum ChaChaPoly {
    public typealias Nonce = CipherNonce

    /// An encrypted message with its nonce and its authentication tag.
    public struct SealedBox: Sendable {
        fileprivate let box: CipherBox

        fileprivate init(_ box: CipherBox) { self.box = box }

        /// Creates a box from its parts. Throws `CryptoKitError.incorrectParameterSize` if the tag has an invalid size.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            box = try CipherBox(nonce: nonce, ciphertext: ciphertext, tag: tag)
        }

        /// Creates a box from nonce, ciphertext and tag in this order. Throws `CryptoKitError.incorrectParameterSize`
        /// if the data is too short.
        public init<D: DataProtocol>(combined: D) throws { box = try CipherBox(combined: combined) }

        public var nonce: Nonce { box.nonce }
        public var ciphertext: Data { box.ciphertext }
        public var tag: Data { box.tag }
        /// Nonce, ciphertext and tag in this order.
        public var combined: Data { box.joined }
    }

    /// Encrypts and authenticates a message, and authenticates data. Throws a ``CryptoKitError``.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return SealedBox(
            try AuthenticatedCipher.chaCha.seal(Array(message), key, nonce ?? Nonce(), Array(authenticatedData)))
    }

    /// Encrypts and authenticates a message. Throws a ``CryptoKitError``.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox { try seal(message, using: key, nonce: nonce, authenticating: [UInt8]()) }

    /// Decrypts a message. Throws `CryptoKitError.authenticationFailure` if the message or the authenticated data was
    /// changed.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return try AuthenticatedCipher.chaCha.open(sealedBox.box, key, Array(authenticatedData))
    }

    /// Decrypts a message. Throws `CryptoKitError.authenticationFailure` if the message was changed.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }
}

/// A nonce: a number that is used for only one message with the same key.
public struct CipherNonce: ContiguousBytes, Sequence, Sendable {
    fileprivate static let byteCount = 12

    private let bytes: [UInt8]

    /// Creates a random nonce of the session.
    public init() { bytes = .random(count: Self.byteCount) }

    /// Creates a nonce of at least 12 bytes. Throws `CryptoKitError.incorrectParameterSize` for fewer.
    public init<D: DataProtocol>(data: D) throws {
        guard data.count >= Self.byteCount else { throw CryptoKitError.incorrectParameterSize }
        bytes = Array(data)
    }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
}

/// An encrypted message with its nonce and its authentication tag.
public struct CipherBox: Sendable {
    fileprivate static let tagByteCount = 16

    public let nonce: CipherNonce
    public let ciphertext: Data
    public let tag: Data

    /// Creates a box from its parts. Throws `CryptoKitError.incorrectParameterSize` if the tag has an invalid size.
    public init<C: DataProtocol, T: DataProtocol>(nonce: CipherNonce, ciphertext: C, tag: T) throws {
        guard tag.count == Self.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
        (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
    }

    /// Creates a box from nonce, ciphertext and tag in this order. Throws `CryptoKitError.incorrectParameterSize` if
    /// the data is too short.
    public init<D: DataProtocol>(combined: D) throws {
        let bytes = Array(combined)
        guard bytes.count >= CipherNonce.byteCount + Self.tagByteCount else {
            throw CryptoKitError.incorrectParameterSize
        }
        nonce = try CipherNonce(data: bytes.prefix(CipherNonce.byteCount))
        ciphertext = Data(bytes.dropFirst(CipherNonce.byteCount).dropLast(Self.tagByteCount))
        tag = Data(bytes.suffix(Self.tagByteCount))
    }

    /// Nonce, ciphertext and tag in this order.
    var joined: Data { Data(Array(nonce)) + ciphertext + tag }

    /// Nonce, ciphertext and tag in this order; nil if the nonce does not have the standard size of 12 bytes.
    public var combined: Data? { Array(nonce).count == CipherNonce.byteCount ? joined : nil }
}

/// A cipher of GnuTLS that authenticates.
private enum AuthenticatedCipher {
    case aes128, aes192, aes256, chaCha

    private var algorithm: gnutls_cipher_algorithm_t {
        switch self {
        case .aes128: GNUTLS_CIPHER_AES_128_GCM
        case .aes192: GNUTLS_CIPHER_AES_192_GCM
        case .aes256: GNUTLS_CIPHER_AES_256_GCM
        case .chaCha: GNUTLS_CIPHER_CHACHA20_POLY1305
        }
    }

    private func withHandle<R>(_ key: SymmetricKey, _ body: (gnutls_aead_cipher_hd_t) throws -> R) throws -> R {
        var bytes = key.withUnsafeBytes { Array($0) }
        let count = UInt32(bytes.count)
        return try bytes.withUnsafeMutableBufferPointer { buffer in
            var datum = gnutls_datum_t(data: buffer.baseAddress, size: count)
            var handle: gnutls_aead_cipher_hd_t?
            let status = gnutls_aead_cipher_init(&handle, algorithm, &datum)
            guard let handle, status >= 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
            defer { gnutls_aead_cipher_deinit(handle) }
            return try body(handle)
        }
    }

    func seal(_ message: [UInt8], _ key: SymmetricKey, _ nonce: CipherNonce, _ data: [UInt8]) throws -> CipherBox {
        let tagSize = CipherBox.tagByteCount
        let nonceBytes = Array(nonce)
        return try withHandle(key) { handle in
            var sealed = [UInt8](repeating: 0, count: message.count + tagSize)
            var size = sealed.count
            let status = gnutls_aead_cipher_encrypt(
                handle, nonceBytes, nonceBytes.count, data, data.count, tagSize, message, message.count, &sealed, &size)
            guard status >= 0 else { throw CryptoKitError.underlyingCoreCryptoError(error: status) }
            return try CipherBox(nonce: nonce, ciphertext: sealed.dropLast(tagSize), tag: sealed.suffix(tagSize))
        }
    }

    func open(_ box: CipherBox, _ key: SymmetricKey, _ data: [UInt8]) throws -> Data {
        let sealed = Array(box.ciphertext + box.tag)
        let nonce = Array(box.nonce)
        return try withHandle(key) { handle in
            var message = [UInt8](repeating: 0, count: sealed.count)
            var size = message.count
            let status = gnutls_aead_cipher_decrypt(
                handle, nonce, nonce.count, data, data.count, CipherBox.tagByteCount, sealed, sealed.count, &message,
                &size)
            guard status >= 0 else { throw CryptoKitError.authenticationFailure }
            return Data(message.prefix(size))
        }
    }
}
