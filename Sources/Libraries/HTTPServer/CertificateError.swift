/// The reason why a certificate is not served.
public enum CertificateError: Error, Equatable {
    /// One of the two files.
    public enum Part: String, Sendable {
        /// The certificate's.
        case certificate
        /// The private key's.
        case key = "private key"
    }

    /// The file cannot be read.
    case unreadable(Part, String, reason: String)
    /// The file holds something else.
    case notPEM(Part, String, reason: String)
    /// The key needs a password, which nobody is there to type.
    case encryptedKey(String)
    /// The two do not belong together.
    case otherKey(certificate: String, key: String)
    /// The certificate was valid up to that day.
    case expired(String, day: String)
    /// The certificate will be valid from that day on.
    case notYetValid(String, day: String)
}

extension CertificateError: CustomStringConvertible {
    /// A sentence without a full stop for whoever runs the server.
    public var description: String {
        switch self {
        case .unreadable(let part, let path, let reason):
            "the \(part.rawValue) \(path) cannot be read: \(reason)"
        case .notPEM(let part, let path, let reason): "\(path) holds no \(part.rawValue) in PEM: \(reason)"
        case .encryptedKey(let path):
            "the private key \(path) is encrypted; give one without a password, which its owner alone can read"
        case .otherKey(let certificate, let key):
            "the private key \(key) does not belong to the certificate \(certificate)"
        case .expired(let path, let day): "the certificate \(path) has expired; its last day was \(day)"
        case .notYetValid(let path, let day): "the certificate \(path) is not valid before \(day)"
        }
    }
}
