import CGnuTLS

/// A kind of digest.
package enum DigestKind: CaseIterable, Sendable {
    case md5, sha1, sha224, sha256, sha384, sha512

    /// The number of bytes of a digest.
    package var byteCount: Int {
        switch self {
        case .md5: 16
        case .sha1: 20
        case .sha224: 28
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The number of bytes of a block.
    package var blockByteCount: Int {
        switch self {
        case .md5, .sha1, .sha224, .sha256: 64
        case .sha384, .sha512: 128
        }
    }

    private var algorithm: gnutls_digest_algorithm_t {
        switch self {
        case .md5: GNUTLS_DIG_MD5
        case .sha1: GNUTLS_DIG_SHA1
        case .sha224: GNUTLS_DIG_SHA224
        case .sha256: GNUTLS_DIG_SHA256
        case .sha384: GNUTLS_DIG_SHA384
        case .sha512: GNUTLS_DIG_SHA512
        }
    }

    fileprivate func begin() -> gnutls_hash_hd_t? {
        var handle: gnutls_hash_hd_t?
        gnutls_hash_init(&handle, algorithm)
        return handle
    }

    /// Returns the authentication code of a message.
    package func authenticationCode(of message: UnsafeRawBufferPointer, key: UnsafeRawBufferPointer) -> [UInt8] {
        var code = [UInt8](repeating: 0, count: byteCount)
        // GnuTLS uses the same numbers for MAC algorithms and digest algorithms.
        gnutls_hmac_fast(
            gnutls_mac_algorithm_t(rawValue: algorithm.rawValue), key.baseAddress, key.count, message.baseAddress,
            message.count, &code)
        return code
    }

    /// Returns a key derived from a password (RFC 8018, PBKDF2).
    package func key(
        from password: UnsafeRawBufferPointer, salt: UnsafeRawBufferPointer, rounds: Int, byteCount: Int
    ) -> [UInt8]? {
        var key = [UInt8](repeating: 0, count: byteCount)
        var secret = gnutls_datum_t(
            data: UnsafeMutablePointer(mutating: password.bindMemory(to: UInt8.self).baseAddress),
            size: UInt32(password.count))
        var salt = gnutls_datum_t(
            data: UnsafeMutablePointer(mutating: salt.bindMemory(to: UInt8.self).baseAddress),
            size: UInt32(salt.count))
        let status = gnutls_pbkdf2(
            gnutls_mac_algorithm_t(rawValue: algorithm.rawValue), &secret, &salt, UInt32(rounds), &key, byteCount)
        return status < 0 ? nil : key
    }
}

/// A digest that is being computed. Copies continue independently.
package struct MessageDigest: @unchecked Sendable {  // a shared state is copied before it changes
    private final class State {
        let handle: gnutls_hash_hd_t?

        init(_ handle: gnutls_hash_hd_t?) { self.handle = handle }

        deinit { if let handle { gnutls_hash_deinit(handle, nil) } }
    }

    package let kind: DigestKind
    private var state: State

    package init(_ kind: DigestKind) {
        self.kind = kind
        state = State(kind.begin())
    }

    package mutating func update(_ bytes: UnsafeRawBufferPointer) {
        guard !bytes.isEmpty else { return }
        if !isKnownUniquelyReferenced(&state) { state = State(state.handle.flatMap(gnutls_hash_copy)) }
        guard let handle = state.handle else { return }
        gnutls_hash(handle, bytes.baseAddress, bytes.count)
    }

    /// The digest of the data added so far.
    package var bytes: [UInt8] {
        var digest = [UInt8](repeating: 0, count: kind.byteCount)
        guard let handle = state.handle.flatMap(gnutls_hash_copy) else { return digest }
        gnutls_hash_deinit(handle, &digest)
        return digest
    }
}
