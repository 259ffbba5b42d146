/// The reason why a certificate cannot be used.
public enum CertificateError: Error, Equatable {
    /// The file that the error concerns.
    public enum Part: String, Sendable {
        /// The certificate file.
        case certificate
        /// The private key file.
        case key = "private key"
    }

    /// The file cannot be read.
    case unreadable(Part, String, reason: String)
    /// The file does not contain this part in PEM format.
    case notPEM(Part, String, reason: String)
    /// The key is encrypted, and a server cannot ask for its password.
    case encryptedKey(String)
    /// The key belongs to another certificate.
    case otherKey(certificate: String, key: String)
    /// The certificate expired after this day.
    case expired(String, day: String)
    /// The certificate is not valid before this day.
    case notYetValid(String, day: String)
}

extension CertificateError: CustomStringConvertible {
    /// The error for the server's administrator, as a sentence without its final period.
    public var description: String {
        switch self {
        case .unreadable(let part, let path, let reason):
            "the \(part.rawValue) \(path) cannot be read: \(reason)"
        case .notPEM(let part, let path, let reason): "\(path) contains no \(part.rawValue) in PEM: \(reason)"
        case .encryptedKey(let path):
            "the private key \(path) is encrypted; use one without a password, which only its owner can read"
        case .otherKey(let certificate, let key):
            "the private key \(key) does not belong to the certificate \(certificate)"
        case .expired(let path, let day): "the certificate \(path) has expired; its last day was \(day)"
        case .notYetValid(let path, let day): "the certificate \(path) is not valid before \(day)"
        }
    }
}
