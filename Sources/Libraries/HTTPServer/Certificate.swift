internal import CGnuTLS
internal import Glibc

/// A certificate with its private key, with which a server identifies itself to clients.
public struct Certificate: Sendable {
    /// The certificate and its issuers' certificates, in PEM.
    let chain: [UInt8]
    /// The private key, in PEM.
    let key: [UInt8]
    /// The number of certificates in the chain.
    let count: UInt32
    /// The last day of validity, such as `2027-01-31`.
    public let lastDay: String

    /// The maximum size of a file.
    private static let mostBytes = 1_048_576

    /// Reads a certificate and its key from PEM files.
    ///
    /// - Throws: If a file cannot be read or has another format, if the key belongs to another certificate, or if the
    ///   certificate is not valid today.
    public init(certificateFile: String, keyFile: String) throws(CertificateError) {
        chain = try Self.read(certificateFile, as: .certificate)
        key = try Self.read(keyFile, as: .key)
        let facts = try Self.facts(of: chain, path: certificateFile)
        count = facts.count
        lastDay = Self.day(facts.expires)
        guard try facts.keyID == Self.keyID(of: key, keyFile) else {
            throw .otherKey(certificate: certificateFile, key: keyFile)
        }
        let now = time(nil)
        guard now <= facts.expires else { throw .expired(certificateFile, day: lastDay) }
        guard now >= facts.begins else { throw .notYetValid(certificateFile, day: Self.day(facts.begins)) }
    }

    private static func read(_ path: String, as part: CertificateError.Part) throws(CertificateError) -> [UInt8] {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { throw .unreadable(part, path, reason: String(cString: strerror(errno))) }
        defer { close(file) }
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = Glibc.read(file, &piece, piece.count)
            guard count >= 0 else { throw .unreadable(part, path, reason: String(cString: strerror(errno))) }
            if count == 0 { return bytes }
            bytes += piece[..<count]
            guard bytes.count <= mostBytes else { throw .unreadable(part, path, reason: "it is too long") }
        }
    }

    private struct Facts {
        var count: UInt32 = 0
        var begins: time_t = 0
        var expires: time_t = 0
        var keyID: [UInt8] = []
    }

    /// Reads the validity and key id of the first certificate in a chain.
    private static func facts(of chain: [UInt8], path: String) throws(CertificateError) -> Facts {
        var certificates: UnsafeMutablePointer<gnutls_x509_crt_t?>?
        var facts = Facts()
        let code = chain.withDatum {
            gnutls_x509_crt_list_import2(&certificates, &facts.count, $0, GNUTLS_X509_FMT_PEM, 0)
        }
        guard code >= 0, let certificates, facts.count > 0 else {
            throw .notPEM(.certificate, path, reason: text(of: code))
        }
        facts.begins = gnutls_x509_crt_get_activation_time(certificates[0])
        facts.expires = gnutls_x509_crt_get_expiration_time(certificates[0])
        facts.keyID = identifier { gnutls_x509_crt_get_key_id(certificates[0], 0, $0, $1) }
        for index in 0..<Int(facts.count) { gnutls_x509_crt_deinit(certificates[index]) }
        cgnutls_free_list(certificates)
        return facts
    }

    private static func keyID(of key: [UInt8], _ path: String) throws(CertificateError) -> [UInt8] {
        if String(decoding: key, as: UTF8.self).contains("ENCRYPTED") { throw .encryptedKey(path) }
        var opened: gnutls_x509_privkey_t?
        var code = gnutls_x509_privkey_init(&opened)
        defer { gnutls_x509_privkey_deinit(opened) }
        if code >= 0 {
            code = key.withDatum { gnutls_x509_privkey_import2(opened, $0, GNUTLS_X509_FMT_PEM, nil, 0) }
        }
        guard code >= 0 else { throw .notPEM(.key, path, reason: text(of: code)) }
        return identifier { gnutls_x509_privkey_get_key_id(opened, 0, $0, $1) }
    }

    /// Returns the bytes that a GnuTLS function writes into a buffer.
    private static func identifier(
        _ write: (UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>?) -> Int32
    ) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 64)
        var size = bytes.count
        return write(&bytes, &size) >= 0 ? Array(bytes.prefix(size)) : []
    }

    private static func text(of code: Int32) -> String {
        gnutls_strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }

    private static func day(_ moment: time_t) -> String {
        var moment = moment
        var parts = tm()
        gmtime_r(&moment, &parts)
        var text = [CChar](repeating: 0, count: 32)
        let count = strftime(&text, text.count, "%Y-%m-%d", &parts)
        return String(decoding: text.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}

extension [UInt8] {
    /// Passes the bytes to a closure as a GnuTLS datum.
    func withDatum<Result>(_ body: (UnsafePointer<gnutls_datum_t>) -> Result) -> Result {
        withUnsafeBytes { bytes in
            let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
            var datum = gnutls_datum_t(
                data: start?.assumingMemoryBound(to: UInt8.self), size: UInt32(clamping: bytes.count))
            return body(&datum)
        }
    }
}
