import Locks
import Wire

/// The store of named fault scripts. Each script is stored as the text that was posted.
package final class FaultScriptStore: Sendable {
    /// Stores a script under its name, or deletes it if the text is nil. Throws if the change cannot be stored.
    package typealias Keep = @Sendable (_ name: String, _ text: String?) throws -> Void

    /// The maximum number of scripts on one server.
    package static let mostScripts = 200

    /// A script and its source text, which includes its author's comments.
    struct StoredScript: Sendable {
        let text: String
        let script: FaultScript
    }

    private let scripts: Locked<[String: StoredScript]>
    private let keep: Keep

    /// Creates a store with texts stored earlier. Texts that cannot be parsed are ignored.
    package init(_ texts: [String: String] = [:], keep: @escaping Keep = { _, _ in }) {
        let scripts = texts.compactMapValues { text in
            (try? FaultScript(text: text)).map { StoredScript(text: text, script: $0) }
        }
        self.scripts = Locked(scripts)
        self.keep = keep
    }

    /// All scripts, sorted by name.
    var all: [(name: String, kept: StoredScript)] {
        scripts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// Returns the script with the given name; nil if it does not exist.
    subscript(name: String) -> StoredScript? { scripts.withLock { $0[name] } }

    /// Stores a script under a name. Throws if there are too many scripts, or if the script cannot be stored.
    func store(_ kept: StoredScript, under name: String) throws {
        try scripts.withLock { scripts in
            guard scripts[name] != nil || scripts.count < Self.mostScripts else { throw FaultScriptStoreFull() }
            try keep(name, kept.text)
            scripts[name] = kept
        }
    }

    /// Applies a change that another server of the cluster made and stored; nil or an invalid text deletes the script.
    package func apply(_ text: String?, under name: String) {
        guard Self.isName(name) else { return }
        let script = text.flatMap { text in (try? FaultScript(text: text)).map { StoredScript(text: text, script: $0) }
        }
        scripts.withLock { $0[name] = script }
    }

    /// Deletes a script and returns whether it existed. Throws if the deletion cannot be stored.
    func remove(_ name: String) throws -> Bool {
        try scripts.withLock { scripts in
            guard scripts[name] != nil else { return false }
            try keep(name, nil)
            scripts[name] = nil
            return true
        }
    }

    /// Whether a name is valid: up to 64 letters, digits, spaces, dots, hyphens and underscores. The first character is
    /// a letter or a digit, and the last is not a space.
    package static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name.utf8.count <= 64, name.last != " " else { return false }
        func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        }
        return isPlain(first) && name.unicodeScalars.allSatisfy { isPlain($0) || " -_.".unicodeScalars.contains($0) }
    }
}

/// An error: the store holds the maximum number of scripts.
struct FaultScriptStoreFull: Error {}
