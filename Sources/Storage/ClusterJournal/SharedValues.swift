import Foundation
package import NATS

/// Small values that all nodes of a cluster share: the format, the secret of cookies, tokens, scripts.
///
/// A node reads the values when it joins, and may then have to wait for a leader.
package final class SharedValues: Sendable {
    /// The format that this version writes, which is raised when older nodes cannot read new entries.
    ///
    /// Older formats stay readable.
    static let format = 2

    private let streams: JetStream
    private let name: ClusterName

    init(_ streams: JetStream, name: ClusterName) {
        self.streams = streams
        self.name = name
    }

    /// Returns the value with this name, which has ASCII letters, digits, `-` and `_`; nil if it is not set. Blocks.
    @available(*, noasync)
    package func value(_ key: String) throws(ClusterError) -> [UInt8]? {
        try patiently { () throws(ClusterError) -> [UInt8]? in try storedValue(key) }
    }

    private func storedValue(_ key: String) throws(ClusterError) -> [UInt8]? {
        do {
            return try streams.last(of: name.shared(key), in: name.recordStream(0))?.body
        } catch {
            throw .nats(error)
        }
    }

    /// Returns the value with this name. If it is not set, sets it to `proposed` and returns that. Blocks.
    @available(*, noasync)
    package func value(_ key: String, orElse proposed: [UInt8]) throws(ClusterError) -> [UInt8] {
        try patiently { () throws(ClusterError) -> [UInt8] in
            if let value = try storedValue(key) { return value }
            do throws(NATSFailure) {
                _ = try streams.blockingAppend(proposed, to: name.shared(key), after: 0)
                return proposed
            } catch {
                guard error == .overtaken else { throw .nats(error) }
                return try storedValue(key) ?? proposed
            }
        }
    }

    /// Sets a value for all nodes. Blocks.
    @available(*, noasync)
    package func set(_ key: String, to value: [UInt8]) throws(ClusterError) {
        do {
            _ = try streams.blockingAppend(value, to: name.shared(key), after: nil)
        } catch {
            throw .nats(error)
        }
    }

    /// Calls `body` with the name and value of all existing and all later values.
    package func follow(
        _ body: @escaping @Sendable (_ key: String, _ value: [UInt8]) -> Void
    ) throws(ClusterError) -> NATSSubscription {
        try patiently { () throws(ClusterError) -> NATSSubscription in
            do throws(NATSFailure) {
                return try streams.follow(name.allShared, in: name.recordStream(0)) { message in
                    body(String(message.subject.split(separator: ".").last ?? ""), message.body)
                }
            } catch {
                throw .nats(error)
            }
        }
    }

    /// Throws if the cluster's format is unknown. The format of an older version is upgraded.
    func checkFormat() throws(ClusterError) {
        let there = try value("format", orElse: Array("\(Self.format)".utf8))
        let format = Int(String(decoding: there, as: UTF8.self)) ?? 0
        if (1..<Self.format).contains(format) {
            return try patiently { () throws(ClusterError) in try set("format", to: Array("\(Self.format)".utf8)) }
        }
        guard format == Self.format else { throw .unknownFormat(cluster: name.rawValue, format: format) }
    }
}
