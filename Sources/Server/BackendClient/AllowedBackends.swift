import Foundation
import Locks
package import Sessions
package import Wire

/// The origins to which the server may send requests for its sessions: for documents, redirects, images and pages
/// alike.
///
/// Origins given at startup, the server's own sample, and origins that users confirmed are allowed. The server's own
/// listener and addresses that cannot belong to a backend are never allowed. A host name is refused once it resolves to
/// another kind of network than at first, so that it cannot be pointed at an internal network later (DNS rebinding).
package final class AllowedBackends: BackendPolicy {
    private struct List {
        var named: Set<WebOrigin>
        var confirmed: Set<WebOrigin>
        /// The kinds of networks to which each host name resolved at first.
        var first: [String: Set<NetworkAddress.Neighbourhood>] = [:]
        /// The port on which the server itself listens.
        var ownPort: Int?
    }

    private static let mostNames = 4_096
    private static let mostConfirmed = 256

    /// The treatment of origins that are neither given at startup nor confirmed.
    package let others: OtherBackends
    /// Resolves a host name to addresses; blocks.
    let resolve: @Sendable (String) -> [NetworkAddress]
    private let list: Locked<List>
    private let keep: @Sendable (Set<WebOrigin>) throws -> Void

    /// Creates the list of allowed origins. If other origins are refused, resolves the named hosts, which blocks.
    ///
    /// - Parameters:
    ///   - named: The origins given at startup.
    ///   - confirmed: The origins that users confirmed earlier.
    ///   - keep: Stores the confirmed origins after each change.
    package init(
        named: [WebOrigin], others: OtherBackends, confirmed: Set<WebOrigin> = [],
        resolve: @escaping @Sendable (String) -> [NetworkAddress] = SystemNames.addresses,
        keep: @escaping @Sendable (Set<WebOrigin>) throws -> Void = { _ in }
    ) {
        self.others = others
        self.resolve = resolve
        self.keep = keep
        var list = List(named: Set(named), confirmed: others == .askedAbout ? confirmed : [])
        if others == .refused {
            list.first = Dictionary(
                named.map { ($0.host, Self.neighbourhoods(resolve($0.host))) }, uniquingKeysWith: { $1 })
        }
        self.list = Locked(list)
    }

    /// Sets the server's own port, which is never requested.
    package func exclude(ownPort: UInt16) {
        list.withLock { $0.ownPort = Int(ownPort) }
    }

    /// Returns the permission of an origin, judged by its name alone.
    package func judge(_ origin: WebOrigin) -> BackendPermission {
        list.withLock { Self.judge(origin, others: others, list: $0) }
    }

    /// Returns the permission of an origin whose host name was resolved to these addresses. The connection must use one
    /// of them.
    package func judge(_ origin: WebOrigin, at addresses: [NetworkAddress]) -> BackendPermission {
        list.withLock { list in
            let verdict = Self.judge(origin, others: others, list: list)
            guard verdict == .allowed, !addresses.isEmpty else { return verdict }
            if let reason = Self.refusal(of: addresses, at: origin, list) { return .refused(reason) }
            let now = Self.neighbourhoods(addresses)
            if let first = list.first[origin.host] {
                guard now.isSubset(of: first) else {
                    return .refused("The host name \(origin.host) now has an address that it did not have at first.")
                }
            } else {
                if list.first.count == Self.mostNames { list.first = [:] }
                list.first[origin.host] = now
            }
            return .allowed
        }
    }

    /// Confirms an origin on behalf of a user and returns the resulting permission. Throws if the confirmation cannot
    /// be stored.
    package func confirm(_ origin: WebOrigin) throws -> BackendPermission {
        try list.withLock { list in
            let verdict = Self.judge(origin, others: others, list: list)
            guard verdict == .unconfirmed else { return verdict }
            guard list.confirmed.count < Self.mostConfirmed else {
                return .refused("\(Self.mostConfirmed) backends are confirmed, which is the maximum.")
            }
            let confirmed = list.confirmed.union([origin])
            try keep(confirmed)
            list.confirmed = confirmed
            return .allowed
        }
    }

    /// Revokes a confirmation; later requests to the origin are refused. Returns whether it was confirmed; throws if
    /// the change cannot be stored.
    package func forget(_ origin: WebOrigin) throws -> Bool {
        try list.withLock { list in
            guard list.confirmed.contains(origin) else { return false }
            let confirmed = list.confirmed.subtracting([origin])
            try keep(confirmed)
            list.confirmed = confirmed
            return true
        }
    }

    /// The origins that users confirmed, sorted by their text.
    package var confirmed: [WebOrigin] {
        list.withLock { list in list.confirmed.sorted { $0.description < $1.description } }
    }

    /// The allowed origins, sorted by their text. `isOwnMachine` is whether an origin is on the server's machine.
    package var origins: [(origin: WebOrigin, isOwnMachine: Bool)] {
        list.withLock { list in
            list.named.union(list.confirmed).filter { Self.judge($0, others: others, list: list) == .allowed }
                .sorted { $0.description < $1.description }
                .map { ($0, $0.isOfThisMachine || list.first[$0.host]?.contains(.loopback) == true) }
        }
    }

    private static func judge(_ origin: WebOrigin, others: OtherBackends, list: List) -> BackendPermission {
        if let address = origin.address, let reason = refusal(of: [address], at: origin, list) {
            return .refused(reason)
        }
        if list.named.contains(origin) || list.confirmed.contains(origin) { return .allowed }
        switch others {
        case .accepted: return .allowed
        case .askedAbout: return .unconfirmed
        case .refused: return .refused("This server sends requests only to the backends of --bff.")
        }
    }

    /// Returns the reason why these addresses can never be requested; nil if they can.
    private static func refusal(of addresses: [NetworkAddress], at origin: WebOrigin, _ list: List) -> String? {
        if origin.port == list.ownPort, addresses.contains(where: \.isOfThisMachine) {
            return "\(origin) is this Kennel server."
        }
        if addresses.contains(where: { $0.neighbourhood == .nowhere && !$0.isUnspecified }) {
            return "\(origin.host) is not allowed as the host of a backend."
        }
        return nil
    }

    private static func neighbourhoods(_ addresses: [NetworkAddress]) -> Set<NetworkAddress.Neighbourhood> {
        Set(addresses.map { $0.isUnspecified ? .loopback : $0.neighbourhood })
    }
}

extension WebOrigin {
    /// The address of the host, if it is known without a look-up; otherwise nil.
    fileprivate var address: NetworkAddress? {
        NetworkAddress(isLocalhost ? "127.0.0.1" : host)
    }

    fileprivate var isOfThisMachine: Bool {
        address?.isOfThisMachine ?? false
    }

    /// Whether the host is `localhost` or in its domain (RFC 6761, 6.3).
    private var isLocalhost: Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return name == "localhost" || name.hasSuffix(".localhost")
    }
}
