/// A dictionary key with a hash that only this process can predict.
///
/// In processes that run apps, Swift hashes with a known key, so that an app's sets and dictionaries have the same
/// order in every replay. The author of a document could therefore choose texts that collide. A dictionary that is only
/// used for lookups has `SeededKey` keys in place of the texts: their hash begins with a random number of the process.
///
/// The order of such a dictionary differs in every process, so no code may iterate over it.
///
///     var attempts: [SeededKey<String>: Int] = [:]
///     attempts[SeededKey(url), default: 0] += 1
public struct SeededKey<Value: Hashable>: Hashable {
    /// The wrapped key.
    public let value: Value

    /// Wraps a key.
    public init(_ value: Value) {
        self.value = value
    }

    /// Compares the wrapped keys.
    public static func == (one: SeededKey, other: SeededKey) -> Bool { one.value == other.value }

    /// Hashes the process's random number and then the wrapped key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Seed.process.0)
        hasher.combine(Seed.process.1)
        hasher.combine(value)
    }
}

extension SeededKey: Sendable where Value: Sendable {}

private enum Seed {
    /// The random number of the process. It comes from the system's generator, which no environment variable changes.
    static let process = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
}
