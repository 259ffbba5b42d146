internal import Glibc

/// The reason why a server does not listen.
public enum ListenError: Error, Equatable {
    /// The host is no numeric address of this machine, nor `localhost`.
    case unusableHost(String)
    /// Another process, or another server, listens there already.
    case addressInUse(host: String, port: UInt16)
    /// The port needs more rights, as those below 1024 do.
    case notPermitted(host: String, port: UInt16)
    /// The system refuses for a reason of its own.
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
    /// A sentence for the person who started the server.
    public var description: String {
        switch self {
        case .unusableHost(let host): "\(host) is no address of this machine"
        case .addressInUse(let host, let port): "something listens on \(host) port \(port) already"
        case .notPermitted(let host, let port): "listening on \(host) port \(port) is not permitted"
        case .system(let reason): "cannot listen: \(reason)"
        }
    }
}
