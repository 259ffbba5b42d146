import Foundation
package import SessionRuntime

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Which hosts the server may ask on behalf of a session.
///
/// On loopback a developer may ask any. Beyond it, only the hosts given with `--bff`, and those only while their name
/// leads to the kind of network it led to at the start: a name that turns inwards later is refused.
package struct AllowedBackends: Sendable {
    package enum Rule: Sendable {
        case anyHost
        case only([String: Set<NetworkAddress.Neighbourhood>])
    }

    package let rule: Rule
    /// Finds the addresses of a name; takes time.
    let resolve: @Sendable (String) -> [NetworkAddress]

    /// On loopback, `hosts` is nil.
    package init(
        hosts: [String]?, resolve: @escaping @Sendable (String) -> [NetworkAddress] = Self.addresses
    ) {
        self.resolve = resolve
        rule =
            hosts.map { hosts in
                .only(Dictionary(hosts.map { ($0, Set(resolve($0).map(\.neighbourhood))) }, uniquingKeysWith: { $1 }))
            } ?? .anyHost
    }

    /// What the answer to a question is.
    package enum Verdict: Equatable {
        case allowed
        /// Refused, and why.
        case refused(String)
    }

    /// Whether an origin may be asked, as far as its name tells.
    package func judge(_ origin: WebOrigin) -> Verdict {
        guard case .only(let hosts) = rule, hosts[origin.host] == nil else { return .allowed }
        return .refused("This server only asks the hosts it was started with (--bff).")
    }

    /// Whether an origin may be asked at the addresses that its name leads to.
    package func judge(_ origin: WebOrigin, at addresses: [NetworkAddress]) -> Verdict {
        guard case .only(let hosts) = rule, let known = hosts[origin.host] else { return judge(origin) }
        let now = addresses.map(\.neighbourhood)
        guard now.allSatisfy({ known.contains($0) && $0 != .nowhere }) else {
            return .refused("The name \(origin.host) leads somewhere it did not lead to when the server started.")
        }
        return .allowed
    }

    /// The addresses that the system finds for a name.
    package static func addresses(of host: String) -> [NetworkAddress] {
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
            entry?.pointee.ai_addr.flatMap { NetworkAddress($0) }
        }
    }
}
