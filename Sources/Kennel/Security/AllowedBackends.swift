import Dispatch
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which hosts the server may ask on behalf of a session.
///
/// On loopback a developer may ask any. Beyond it, only the hosts given with `--bff`, and those only while their name
/// leads to the kind of network it led to at the start: a name that turns inwards later is refused.
struct AllowedBackends: Sendable {
    enum Rule: Sendable {
        case anyHost
        case only([String: Set<NetworkAddress.Neighbourhood>])
    }

    let rule: Rule
    private let resolve: @Sendable (String) -> [NetworkAddress]

    init(
        reach: Reach, bffs: [String], resolve: @escaping @Sendable (String) -> [NetworkAddress] = Self.addresses
    ) {
        self.resolve = resolve
        switch reach {
        case .loopback:
            rule = .anyHost
        case .beyond:
            let hosts = bffs.compactMap { BackendAddress($0)?.host }
            rule = .only(
                Dictionary(hosts.map { ($0, Set(resolve($0).map(\.neighbourhood))) }, uniquingKeysWith: { $1 }))
        }
    }

    /// What the answer to a question is.
    enum Verdict: Equatable {
        case allowed
        /// Refused, and why.
        case refused(String)
    }

    /// Decides whether requests to this URL may be sent, and says so on a queue. Looks names up elsewhere, as that takes
    /// time.
    func judge(_ url: URL, on queue: DispatchQueue, _ body: @escaping @Sendable (Verdict) -> Void) {
        switch rule {
        case .anyHost:
            let verdict = judgeName(url)
            queue.async { body(verdict) }
        case .only:
            DispatchQueue.global(qos: .userInitiated).async {
                let verdict = judge(url)
                queue.async { body(verdict) }
            }
        }
    }

    /// Whether requests to this URL may be sent. May look the name up, so it is not for a thread that must not wait.
    func judge(_ url: URL) -> Verdict {
        switch judgeName(url) {
        case .refused(let reason): return .refused(reason)
        case .allowed: break
        }
        guard case .only(let hosts) = rule, let host = url.host?.lowercased(), let known = hosts[host] else {
            return .allowed
        }
        let now = resolve(host).map(\.neighbourhood)
        guard now.allSatisfy({ known.contains($0) && $0 != .nowhere }) else {
            return .refused("The name \(host) leads somewhere it did not lead to when the server started.")
        }
        return .allowed
    }

    /// The part of `judge` that needs no network.
    func judgeName(_ url: URL) -> Verdict {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
            return .refused("Only http and https are asked.")
        }
        guard case .only(let hosts) = rule else { return .allowed }
        guard let host = url.host?.lowercased(), hosts[host] != nil else {
            return .refused("This server only asks the hosts it was started with (--bff).")
        }
        return .allowed
    }

    /// The addresses that the system finds for a name.
    static func addresses(of host: String) -> [NetworkAddress] {
        let bare = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        if let address = NetworkAddress(bare) { return [address] }
        var hints = addrinfo()
        hints.ai_family = AF_UNSPEC
        #if canImport(Glibc)
            hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        #else
            hints.ai_socktype = SOCK_STREAM
        #endif
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(bare, nil, &hints, &list) == 0 else { return [] }
        defer { freeaddrinfo(list) }
        return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry in
            guard let info = entry?.pointee, let address = info.ai_addr else { return nil }
            switch info.ai_family {
            case AF_INET:
                return address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    NetworkAddress($0.pointee.sin_addr)
                }
            case AF_INET6:
                return address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    NetworkAddress($0.pointee.sin6_addr)
                }
            default:
                return nil
            }
        }
    }
}
