import Foundation
import Locks
package import Sessions
package import Wire

/// Which origins the server may ask on behalf of its sessions: for documents, redirects, images and pages alike.
///
/// Those it was started with, its own sample, and those that a person confirmed. Never its own listener, nor an address
/// where no backend lives; and a name only while it leads to the kind of network it led to at first, so that none can
/// turn inwards later.
package final class AllowedBackends: BackendPolicy {
    private struct List {
        var named: Set<WebOrigin>
        var confirmed: Set<WebOrigin>
        /// Where each name led at first.
        var first: [String: Set<NetworkAddress.Neighbourhood>] = [:]
        /// The port that the server itself listens on.
        var ownPort: Int?
    }

    private static let mostNames = 4_096
    private static let mostConfirmed = 256

    /// What becomes of an origin that is not on the list.
    package let others: OtherBackends
    /// Finds the addresses of a name; takes time.
    let resolve: @Sendable (String) -> [NetworkAddress]
    private let list: Locked<List>
    private let keep: @Sendable (Set<WebOrigin>) throws -> Void

    /// `named` are those the server was started with, `confirmed` those known from before; `keep` writes down which are
    /// confirmed now. Where others are refused, the names are looked up here, which takes time.
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

    /// Tells which port the server itself listens on, which is never asked.
    package func exclude(ownPort: UInt16) {
        list.withLock { $0.ownPort = Int(ownPort) }
    }

    /// Whether an origin may be asked, as far as its name tells.
    package func judge(_ origin: WebOrigin) -> BackendVerdict {
        list.withLock { Self.judge(origin, others, $0) }
    }

    /// Whether an origin may be asked at the addresses that its name leads to, which are connected to then.
    package func judge(_ origin: WebOrigin, at addresses: [NetworkAddress]) -> BackendVerdict {
        list.withLock { list in
            let verdict = Self.judge(origin, others, list)
            guard verdict == .allowed, !addresses.isEmpty else { return verdict }
            if let reason = Self.refusal(of: addresses, at: origin, list) { return .refused(reason) }
            let now = Self.neighbourhoods(addresses)
            if let first = list.first[origin.host] {
                guard now.isSubset(of: first) else {
                    return .refused("The name \(origin.host) leads somewhere it did not lead to at first.")
                }
            } else {
                if list.first.count == Self.mostNames { list.first = [:] }
                list.first[origin.host] = now
            }
            return .allowed
        }
    }

    /// A person says that an origin may be asked. Answers what is so then; throws when it cannot be written down.
    package func confirm(_ origin: WebOrigin) throws -> BackendVerdict {
        try list.withLock { list in
            let verdict = Self.judge(origin, others, list)
            guard verdict == .unconfirmed else { return verdict }
            guard list.confirmed.count < Self.mostConfirmed else {
                return .refused("\(Self.mostConfirmed) backends are confirmed, which is the most.")
            }
            let confirmed = list.confirmed.union([origin])
            try keep(confirmed)
            list.confirmed = confirmed
            return .allowed
        }
    }

    /// A person takes back that an origin may be asked; the next request to it is not made. Answers whether it was
    /// confirmed; throws when that cannot be written down.
    package func forget(_ origin: WebOrigin) throws -> Bool {
        try list.withLock { list in
            guard list.confirmed.contains(origin) else { return false }
            let confirmed = list.confirmed.subtracting([origin])
            try keep(confirmed)
            list.confirmed = confirmed
            return true
        }
    }

    /// The origins that a person confirmed, in the order of their text.
    package var confirmed: [WebOrigin] {
        list.withLock { list in list.confirmed.sorted { $0.description < $1.description } }
    }

    /// The origins on the list that lead somewhere else than to the server itself, in the order of their text. `isOwn`
    /// tells those that lead to this machine.
    package var origins: [(origin: WebOrigin, isOwnMachine: Bool)] {
        list.withLock { list in
            list.named.union(list.confirmed).filter { Self.judge($0, others, list) == .allowed }
                .sorted { $0.description < $1.description }
                .map { ($0, $0.isOfThisMachine || list.first[$0.host]?.contains(.loopback) == true) }
        }
    }

    private static func judge(_ origin: WebOrigin, _ others: OtherBackends, _ list: List) -> BackendVerdict {
        if let address = origin.address, let reason = refusal(of: [address], at: origin, list) {
            return .refused(reason)
        }
        if list.named.contains(origin) || list.confirmed.contains(origin) { return .allowed }
        switch others {
        case .accepted: return .allowed
        case .askedAbout: return .unconfirmed
        case .refused: return .refused("This server only asks the backends it was started with (--bff).")
        }
    }

    /// Why addresses are none that anybody may ask; nil when they may be.
    private static func refusal(of addresses: [NetworkAddress], at origin: WebOrigin, _ list: List) -> String? {
        if origin.port == list.ownPort, addresses.contains(where: \.isOfThisMachine) {
            return "\(origin) is Kennel itself."
        }
        if addresses.contains(where: { $0.neighbourhood == .nowhere && !$0.isUnspecified }) {
            return "\(origin.host) is no address of a backend."
        }
        return nil
    }

    private static func neighbourhoods(_ addresses: [NetworkAddress]) -> Set<NetworkAddress.Neighbourhood> {
        Set(addresses.map { $0.isUnspecified ? .loopback : $0.neighbourhood })
    }
}

extension WebOrigin {
    /// Its address, where that needs no look-up.
    fileprivate var address: NetworkAddress? {
        NetworkAddress(isLocalhost ? "127.0.0.1" : host)
    }

    fileprivate var isOfThisMachine: Bool {
        address?.isOfThisMachine ?? false
    }

    /// RFC 6761, 6.3.
    private var isLocalhost: Bool {
        let name = host.hasSuffix(".") ? String(host.dropLast()) : host
        return name == "localhost" || name.hasSuffix(".localhost")
    }
}
