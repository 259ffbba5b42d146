import Locks

/// The open streams of each address, and how many there may be.
///
/// A stream has its connection for hours. The streams of an address, and all together, leave some connections for
/// requests, so that nobody can lock others out by opening streams.
final class StreamPlaces: Sendable {
    /// The place of one open stream, which is free again when the last reference to it is gone.
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

    /// The most streams on so many connections: one of `part` connections is left for requests, and four of sixteen.
    static func most(of connections: Int, leaving part: Int) -> Int {
        connections - max(connections / part, min(connections / 4, 4))
    }

    /// A place for one more stream of an address; nil where there is none.
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
