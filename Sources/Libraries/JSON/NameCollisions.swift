#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// Detects names that were chosen to have the same hash.
///
/// `JSONObject` does not hash names, but dictionaries that are made of it do: `DynamicObject`, or `[String: String]` in
/// an app's own types. If Swift hashes with a known key (`SWIFT_DETERMINISTIC_HASHING`), 40,000 chosen names keep a
/// dictionary busy for seconds. Names that were not chosen collide less than once each on average.
package enum NameCollisions {
    /// The number of names up to which collisions do not matter.
    private static let mostNames = 64
    /// The maximum number of comparisons per name; for names that were not chosen it is less than one.
    private static let mostComparisons = 16

    private static let areHashesKnown = getenv("SWIFT_DETERMINISTIC_HASHING") != nil

    /// Returns whether a dictionary with the names of this object as keys is not slowed down by equal hashes.
    static func areFew(in object: JSONObject) -> Bool {
        areFew(in: object.keys)
    }

    /// Returns whether a dictionary with these names as keys is not slowed down by equal hashes.
    ///
    /// A name has another hash in each size of a set. Therefore a set of each size that a growing set passes through is
    /// filled, and the comparisons of two names are counted.
    package static func areFew(in names: some Collection<String>) -> Bool {
        guard areHashesKnown, names.count > mostNames else { return true }
        var capacity = 96
        while true {
            let counter = Counter()
            var set = Set<Name>(minimumCapacity: capacity)
            for name in names.prefix(capacity) {
                set.insert(Name(text: name, counter: counter))
                if counter.count > mostComparisons * capacity { return false }
            }
            if capacity >= names.count { return true }
            capacity *= 2
        }
    }

    private final class Counter {
        var count = 0
    }

    /// A name that is hashed like a string, and counts comparisons.
    private struct Name: Hashable {
        let text: String
        let counter: Counter

        static func == (one: Name, other: Name) -> Bool {
            one.counter.count += 1
            return one.text == other.text
        }

        func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }
    }
}
