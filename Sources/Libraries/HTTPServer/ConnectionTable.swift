import Locks

/// The open connections by client address. The table decides which connection is closed for a new one.
///
/// If an address has all its connections open, the one that has waited longest for a request is closed, so that clients
/// behind one address do not lock each other out. A part of all places is reserved for clients that the server knows,
/// for example by a token.
final class ConnectionTable: Sendable {
    /// The kind of requests that a connection may send.
    enum Place: Sendable {
        /// Any request.
        case regular
        /// Only requests of clients that the server knows.
        case reserved
    }

    private struct State {
        var byAddress: [SocketAddress?: [ObjectIdentifier: HTTPConnection]] = [:]
        var count = 0
    }

    private let limit: Int
    private let limitOfAddress: Int
    /// The number of places that a connection gets only if it replaces another one. They are kept because libmicrohttpd
    /// accepts no connection once all places are taken.
    private let last: Int
    private let traffic: TrafficCounter
    private let state = Locked(State())

    init(_ configuration: HTTPServer.Configuration) {
        limit = configuration.maximumConnections
        limitOfAddress = configuration.maximumConnectionsPerAddress
        last = limit < 16 ? 0 : max(1, limit / 64)
        traffic = configuration.traffic
    }

    /// Adds an accepted connection, and closes another one for it if necessary. Returns the kind of its place; nil if
    /// there is none, in which case the connection is not added.
    func add(_ connection: HTTPConnection) -> Place? {
        let (place, replaced) = state.withLock { state -> (Place?, HTTPConnection?) in
            let ofAddress = state.byAddress[connection.address, default: [:]]
            let fullnessOfAddress = Fullness(
                of: ofAddress.count, limit: limitOfAddress, reserve: limitOfAddress / 8)
            let fullness = max(
                fullnessOfAddress, Fullness(of: state.count, limit: limit - last, reserve: limit / 16))
            guard fullness > .regular else {
                insert(connection, into: &state)
                return (.regular, nil)
            }
            let isOfAddress = ofAddress.count >= limitOfAddress - limitOfAddress / 8
            let candidates = isOfAddress ? Array(ofAddress.values) : state.byAddress.values.flatMap { Array($0.values) }
            if let longest = Self.longestWaiting(of: candidates, fullness) {
                remove(longest, from: &state)
                insert(connection, into: &state)
                return (.regular, longest)
            }
            // If no address has a free place, further connections wait in the system until there is one.
            guard fullnessOfAddress < .full else { return (nil, nil) }
            insert(connection, into: &state)
            return (.reserved, nil)
        }
        if let replaced {
            traffic.closeForAnother()
            replaced.cut()
        }
        return place
    }

    /// Removes a closed connection.
    func remove(_ connection: HTTPConnection) {
        state.withLock { remove(connection, from: &$0) }
    }

    /// Returns whether a connection that has a reserved place can have a regular one now.
    func hasRegularPlace(for connection: HTTPConnection) -> Bool {
        state.withLock { state in
            let ofAddress = state.byAddress[connection.address]?.count ?? 0
            return ofAddress <= limitOfAddress - limitOfAddress / 8 && state.count <= limit - limit / 16
        }
    }

    /// Returns the connection that has waited longest for a request and may be closed; nil if there is none. While
    /// reserved places are left, only connections of unknown clients may be closed. Otherwise all may, those of known
    /// clients last.
    private static func longestWaiting(of connections: [HTTPConnection], _ fullness: Fullness) -> HTTPConnection? {
        let waiting = connections.compactMap {
            connection -> (connection: HTTPConnection, since: Instant, isKnown: Bool)? in
            guard let waiting = connection.waiting else { return nil }
            if fullness < .full, waiting.client != .stranger { return nil }
            return (connection, waiting.since, waiting.client == .known)
        }
        let longest = waiting.min { left, right in
            left.isKnown == right.isKnown ? left.since < right.since : !left.isKnown
        }
        return longest?.connection
    }

    /// The kind of places that are free.
    private enum Fullness: Comparable {
        case regular
        /// Only the places that are reserved for known clients are left.
        case reserved
        case full

        init(of count: Int, limit: Int, reserve: Int) {
            self = count >= limit ? .full : count >= limit - reserve ? .reserved : .regular
        }
    }

    // MARK: - Under the lock

    private func insert(_ connection: HTTPConnection, into state: inout State) {
        state.byAddress[connection.address, default: [:]][ObjectIdentifier(connection)] = connection
        state.count += 1
    }

    private func remove(_ connection: HTTPConnection, from state: inout State) {
        guard state.byAddress[connection.address]?.removeValue(forKey: ObjectIdentifier(connection)) != nil else {
            return
        }
        state.count -= 1
        if state.byAddress[connection.address]?.isEmpty == true { state.byAddress[connection.address] = nil }
    }
}
