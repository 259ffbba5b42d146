import Locks

/// The names that people gave to sessions and recordings, by their watch IDs.
///
/// A name is no input: the app is not told, and a replay does not depend on it.
package final class SessionNames: Sendable {
    /// Stores a name, or, without one, removes it. Throws when that cannot be stored.
    package typealias Store = @Sendable (_ watch: String, _ name: String?) throws -> Void

    /// Most names on one server.
    static let mostNames = 10_000
    /// Longest name, in bytes.
    package static let longest = 200

    private let names: Locked<[String: String]>
    private let store: Store

    /// Begins with the names that were stored before.
    package init(_ names: [String: String] = [:], store: @escaping Store = { _, _ in }) {
        self.names = Locked(names)
        self.store = store
    }

    /// The name of a session; nil where nobody gave one.
    package subscript(watch: String) -> String? { names.withLock { $0[watch] } }

    /// Gives a session a name; nil removes it. Throws when there are too many names, or it cannot be stored.
    package func set(_ name: String?, of watch: String) throws {
        try names.withLock { names in
            guard names[watch] != name else { return }
            guard name == nil || names[watch] != nil || names.count < Self.mostNames else { throw TooManyNames() }
            try store(watch, name)
            names[watch] = name
        }
    }

    /// Applies a name that another server of the cluster has stored.
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
                return  // the next start tries it again
            }
        }
    }

    /// The text as a name, without spaces around it; nil for one that is empty, too long, or has line breaks.
    package static func name(_ text: String) -> String? {
        let scalars = text.unicodeScalars
        guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        let name = String(scalars[first...last])
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: false
            default: true
            }
        }
        return isPlain && name.utf8.count <= longest ? name : nil
    }

    /// Whether a text can be a watch ID, and so the name of a file.
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

/// As many sessions have names as may have one.
struct TooManyNames: Error {}
