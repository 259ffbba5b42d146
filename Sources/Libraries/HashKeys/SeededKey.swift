/// A dictionary key whose hash nobody outside the process can predict.
///
/// Processes that run apps hash with a key that everybody knows, so that an app's sets and dictionaries have the same
/// order in every replay. Whoever writes a document could therefore choose texts that collide. A dictionary that is
/// only looked up uses this key in place of the text: its hash begins with a random number of the process.
///
/// The order of such a dictionary differs in every process, so nothing may iterate over it.
///
///     var attempts: [SeededKey<String>: Int] = [:]
///     attempts[SeededKey(url), default: 0] += 1
public struct SeededKey<Value: Hashable>: Hashable {
    /// The key itself.
    public let value: Value

    /// Wraps a key.
    public init(_ value: Value) {
        self.value = value
    }

    /// Compares the keys themselves.
    public static func == (one: SeededKey, other: SeededKey) -> Bool { one.value == other.value }

    /// Feeds the process's random number and then the key.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(Seed.process.0)
        hasher.combine(Seed.process.1)
        hasher.combine(value)
    }
}

extension SeededKey: Sendable where Value: Sendable {}

private enum Seed {
    /// From the system's random numbers, which no environment variable changes.
    static let process = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max))
}
