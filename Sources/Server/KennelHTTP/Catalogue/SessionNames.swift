import Locks
import Wire

/// The names that users gave to sessions and recordings, by viewer id.
///
/// A name is not an input: the app never sees it, and a replay does not depend on it.
package final class SessionNames: Sendable {
    /// Stores a name, or removes it if the name is nil. Throws if the change cannot be stored.
    package typealias Store = @Sendable (_ watch: String, _ name: String?) throws -> Void

    /// The maximum number of names on one server.
    static let mostNames = 10_000
    /// The maximum length of a name in bytes.
    package static let longest = 200

    private let names: Locked<[String: String]>
    private let store: Store

    /// Creates the names from those stored earlier.
    package init(_ names: [String: String] = [:], store: @escaping Store = { _, _ in }) {
        self.names = Locked(names)
        self.store = store
    }

    /// Returns the name of a session; nil if it has none.
    package subscript(watch: String) -> String? { names.withLock { $0[watch] } }

    /// Sets a session's name; nil removes it. Throws if there are too many names, or if the change cannot be stored.
    package func set(_ name: String?, of watch: String) throws {
        try names.withLock { names in
            guard names[watch] != name else { return }
            guard name == nil || names[watch] != nil || names.count < Self.mostNames else { throw TooManyNames() }
            try store(watch, name)
            names[watch] = name
        }
    }

    /// Applies a name that another server of the cluster has stored; nil or an invalid name removes the stored one.
    package func apply(_ name: String?, of watch: String) {
        guard Self.isViewerID(watch), let name else { return names.withLock { $0[watch] = nil } }
        names.withLock { $0[watch] = Self.name(name) }
    }

    /// Removes the names of sessions that no longer exist.
    package func prune(where exists: (String) -> Bool) {
        for watch in names.withLock({ Array($0.keys) }) where !exists(watch) {
            do {
                try set(nil, of: watch)
            } catch {
                return  // The next start of the server tries it again.
            }
        }
    }

    /// Returns the text without surrounding whitespace; nil if it is empty, too long, or not a plain line.
    package static func name(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        let name = String(scalars[first...last])
        return name.isPlainLine && name.utf8.count <= longest ? name : nil
    }

    /// Whether a text has the form of a viewer id and is therefore safe as a file name.
    package static func isViewerID(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            }
    }
}

/// An error: the maximum number of sessions have a name.
struct TooManyNames: Error {}
