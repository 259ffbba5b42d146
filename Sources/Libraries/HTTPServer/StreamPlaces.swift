import Locks

/// The numbers of open streams by client address, and their limits.
///
/// A stream occupies its connection for hours. The streams of an address, and all streams together, leave some
/// connections for requests, so that no client can lock others out by opening streams.
final class StreamPlaces: Sendable {
    /// The reservation for one open stream. It is released with the last reference to it.
    final class Place: Sendable {
        private let places: StreamPlaces
        private let address: SocketAddress?

        fileprivate init(_ places: StreamPlaces, of address: SocketAddress?) {
            self.places = places
            self.address = address
        }

        deinit {
            places.giveBack(address)
        }
    }

    private struct State {
        var byAddress: [SocketAddress?: Int] = [:]
        var count = 0
    }

    private let limit: Int
    private let limitOfAddress: Int
    private let state = Locked(State())

    init(_ configuration: HTTPServer.Configuration) {
        limit = Self.most(of: configuration.maximumConnections, leaving: 16)
        limitOfAddress = Self.most(of: configuration.maximumConnectionsPerAddress, leaving: 8)
    }

    /// Returns the maximum number of streams on this number of connections. One of `part` connections is left for
    /// requests, but at least four, or a quarter of fewer than sixteen.
    static func most(of connections: Int, leaving part: Int) -> Int {
        connections - max(connections / part, min(connections / 4, 4))
    }

    /// Reserves one more stream for an address; returns nil if a limit is reached.
    func reserve(for address: SocketAddress?) -> Place? {
        let isTaken = state.withLock { state in
            guard state.count < limit, state.byAddress[address, default: 0] < limitOfAddress else { return false }
            state.count += 1
            state.byAddress[address, default: 0] += 1
            return true
        }
        return isTaken ? Place(self, of: address) : nil
    }

    private func giveBack(_ address: SocketAddress?) {
        state.withLock { state in
            state.count -= 1
            let count = state.byAddress[address, default: 1]
            state.byAddress[address] = count > 1 ? count - 1 : nil
        }
    }
}
