internal import CGnuTLS
internal import Glibc
import Locks

/// The certificates of all servers by port. In a TLS handshake, GnuTLS gets the certificate from this type.
///
/// GnuTLS calls a function without a context, but that function can determine the port from the handshake's socket.
/// Each handshake gets its own copies. A certificate can therefore be replaced at any time, and existing connections
/// are not affected.
enum CertificateCounter {
    private static let certificates = Locked<[UInt16: Certificate]>([:])

    /// Uses a certificate for new handshakes on a port; nil removes the port's certificate.
    static func show(_ certificate: Certificate?, at port: UInt16) {
        certificates.withLock { $0[port] = certificate }
    }

    /// The function that GnuTLS calls in each handshake.
    static let retrieve: cgnutls_retrieve = { session, _, chain, count, answers, answersCount, key, flags in
        guard let session, let chain, let count, let key, let flags else { return -1 }
        guard let port = SocketAddress(boundTo: gnutls_transport_get_int(session))?.port,
            let certificate = certificates.withLock({ $0[port] }),
            let copies = cgnutls_certificates(certificate.count)
        else { return -1 }
        var opened: gnutls_privkey_t?
        var size = certificate.count
        guard
            certificate.chain.withDatum({
                gnutls_pcert_list_import_x509_raw(copies, &size, $0, GNUTLS_X509_FMT_PEM, 0)
            }) >= 0
        else {
            cgnutls_free(copies)
            return -1
        }
        guard gnutls_privkey_init(&opened) >= 0,
            certificate.key.withDatum({
                gnutls_privkey_import_x509_raw(opened, $0, GNUTLS_X509_FMT_PEM, nil, 0)
            }) >= 0
        else {
            for index in 0..<Int(size) { gnutls_pcert_deinit(copies + index) }
            cgnutls_free(copies)
            if let opened { gnutls_privkey_deinit(opened) }
            return -1
        }
        chain.pointee = copies
        count.pointee = size
        answers?.pointee = nil
        answersCount?.pointee = 0
        key.pointee = opened
        flags.pointee = UInt32(GNUTLS_CERT_RETR_DEINIT_ALL)
        return 0
    }
}
