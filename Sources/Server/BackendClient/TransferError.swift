import CCurl
import Wire

#if canImport(Glibc)
    import Glibc
#endif

/// The cause of a failed transfer, derived from libcurl's and the system's error codes.
enum TransferError: Equatable {
    case refused, unreachable, broken, late
    case unknownHost, unknownProxy
    case proxy
    case untrusted, noTLS
    case hungUp, notHTTP
    case badURL
    case other(Int)
}

extension TransferError {
    /// Derives the cause. `systemError` is the last errno of the connection, or 0.
    init(_ code: CURLcode, systemError: Int32) {
        self =
            switch code {
            case CURLE_COULDNT_CONNECT:
                switch systemError {
                case ENETUNREACH, EHOSTUNREACH, ENETDOWN, EADDRNOTAVAIL: .unreachable
                case ETIMEDOUT: .late
                default: .refused
                }
            case CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_PARTIAL_FILE: .broken
            case CURLE_OPERATION_TIMEDOUT: .late
            case CURLE_COULDNT_RESOLVE_HOST: .unknownHost
            case CURLE_COULDNT_RESOLVE_PROXY: .unknownProxy
            case CURLE_PROXY: .proxy
            case CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR, CURLE_SSL_INVALIDCERTSTATUS: .untrusted
            case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER, CURLE_SSL_CACERT_BADFILE,
                CURLE_SSL_CLIENTCERT, CURLE_USE_SSL_FAILED:
                .noTLS
            case CURLE_GOT_NOTHING: .hungUp
            // For an http URL, libcurl reports an answer without an HTTP status line, which counts as HTTP/0.9, as an
            // unsupported protocol.
            case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_HTTP2, CURLE_HTTP2_STREAM,
                CURLE_BAD_CONTENT_ENCODING, CURLE_WRITE_ERROR:
                .notHTTP
            case CURLE_URL_MALFORMAT: .badURL
            default: .other(Int(code.rawValue))
            }
    }
}

extension TransportFailure {
    /// Creates a failure with a message about the error; `place` is the host with the port.
    init(_ trouble: TransferError, at place: String, host: String) {
        switch trouble {
        case .refused: self.init(kind: .noConnection, message: "\(place) refused the connection.")
        case .unreachable: self.init(kind: .noConnection, message: "\(place) cannot be reached.")
        case .broken: self.init(kind: .connectionLost, message: "The connection to \(place) was lost.")
        case .late: self.init(kind: .timeout, message: "\(place) did not respond in time.")
        case .unknownHost: self.init(kind: .dns, message: "There is no host \(host).")
        case .unknownProxy: self.init(kind: .dns, message: "The proxy in the environment was not found.")
        case .proxy: self.init(kind: .noConnection, message: "The proxy could not connect to \(place).")
        case .untrusted: self.init(kind: .tls, message: "The certificate of \(place) is not trusted.")
        case .noTLS: self.init(kind: .tls, message: "\(place) could not agree on a secure connection.")
        case .hungUp:
            self.init(kind: .connectionLost, message: "\(place) closed the connection without an HTTP response.")
        case .notHTTP: self.init(kind: .badResponse, message: "\(place) did not respond with HTTP.")
        case .badURL: self.init(kind: .badURL, message: "\(place) cannot be requested.")
        case .other(let code):
            self.init(kind: .other, message: "The request to \(place) failed (libcurl error \(code)).")
        }
    }
}
