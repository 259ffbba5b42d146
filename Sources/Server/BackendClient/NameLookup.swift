import Dispatch
import Foundation
import Locks
import Wire

/// Resolves host names on background threads.
///
/// Concurrent look-ups of the same name are merged, and the addresses found are cached for 30 seconds.
final class NameLookup: Sendable {
    private static let most = 16
    private static let mostKnown = 256
    private static let validity: Duration = .seconds(30)

    private enum Name {
        case asked([@Sendable ([NetworkAddress]) -> Void])
        case known([NetworkAddress], until: ContinuousClock.Instant)
    }

    private let names = Locked<[String: Name]>([:])
    private let resolve: @Sendable (String) -> [NetworkAddress]
    private let threads = OperationQueue()

    init(_ resolve: @escaping @Sendable (String) -> [NetworkAddress]) {
        self.resolve = resolve
        threads.name = "kennel.names"
        threads.maxConcurrentOperationCount = Self.most
    }

    /// Returns the addresses of a host if they are cached, or if the host is itself an address.
    ///
    /// Otherwise returns nil, and later calls `completion` on another thread. The completion receives an empty array if
    /// the name cannot be resolved.
    func addresses(
        of host: String, otherwise completion: @escaping @Sendable ([NetworkAddress]) -> Void
    ) -> [NetworkAddress]? {
        if let address = NetworkAddress(host) { return [address] }
        let now = ContinuousClock.now
        enum Answer {
            case known([NetworkAddress])
            case wait
            case ask
        }
        let answer = names.withLock { names -> Answer in
            switch names[host] {
            case .known(let addresses, let end) where now < end: return .known(addresses)
            case .asked(let others):
                names[host] = .asked(others + [completion])
                return .wait
            case .known, nil:
                names[host] = .asked([completion])
                return .ask
            }
        }
        switch answer {
        case .known(let addresses): return addresses
        case .wait: break
        case .ask: threads.addOperation { self.lookUp(host) }
        }
        return nil
    }

    private func lookUp(_ host: String) {
        let found = resolve(host)
        let now = ContinuousClock.now
        let waiting = names.withLock { names -> [@Sendable ([NetworkAddress]) -> Void] in
            guard case .asked(let waiting) = names[host] else { return [] }
            names[host] = found.isEmpty ? nil : .known(found, until: now + Self.validity)
            if names.count > Self.mostKnown {
                names = names.filter { if case .asked = $0.value { true } else { false } }
            }
            return waiting
        }
        for completion in waiting { completion(found) }
    }
}
