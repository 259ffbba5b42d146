internal import Glibc

/// The reason why a server cannot listen.
public enum ListenError: Error, Equatable {
    /// The host is neither a numeric address of this machine nor `localhost`.
    case unusableHost(String)
    /// Another process or server already listens on the address.
    case addressInUse(host: String, port: UInt16)
    /// The process lacks the permission for this port, which ports below 1024 require.
    case notPermitted(host: String, port: UInt16)
    /// Another error of the system.
    case system(String)

    init(errno code: Int32, host: String, port: UInt16) {
        self =
            switch code {
            case EADDRINUSE: .addressInUse(host: host, port: port)
            case EACCES: .notPermitted(host: host, port: port)
            case EADDRNOTAVAIL, EAFNOSUPPORT: .unusableHost(host)
            default: .system(String(cString: strerror(code)))
            }
    }
}

extension ListenError: CustomStringConvertible {
    /// The error as a sentence for the user who started the server.
    public var description: String {
        switch self {
        case .unusableHost(let host): "\(host) is not an address of this machine"
        case .addressInUse(let host, let port): "another process already listens on \(host) port \(port)"
        case .notPermitted(let host, let port): "listening on \(host) port \(port) is not permitted"
        case .system(let reason): "cannot listen: \(reason)"
        }
    }
}
