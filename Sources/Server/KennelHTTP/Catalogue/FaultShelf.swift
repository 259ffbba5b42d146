import Locks
import Wire

/// The fault scripts that people gave a name, kept on the server as they read.
package final class FaultShelf: Sendable {
    /// Writes a script down under its name, or, without a text, takes it away. Throws when that cannot be.
    package typealias Keep = @Sendable (_ name: String, _ text: String?) throws -> Void

    /// Most scripts on one server.
    package static let mostScripts = 200

    /// A script, and the text that it was read from once, with what its writer remarked.
    struct Kept: Sendable {
        let text: String
        let script: FaultScript
    }

    private let scripts: Locked<[String: Kept]>
    private let keep: Keep

    /// A shelf with the texts that were kept before, as far as they can be read.
    package init(_ texts: [String: String] = [:], keep: @escaping Keep = { _, _ in }) {
        let scripts = texts.compactMapValues { text in
            (try? FaultScript(text: text)).map { Kept(text: text, script: $0) }
        }
        self.scripts = Locked(scripts)
        self.keep = keep
    }

    /// Names and scripts in the order of the names.
    var all: [(name: String, kept: Kept)] {
        scripts.withLock { $0 }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }

    /// What stands under a name.
    subscript(name: String) -> Kept? { scripts.withLock { $0[name] } }

    /// Puts a script under a name. Throws when there are too many, or it cannot be written down.
    func put(_ kept: Kept, under name: String) throws {
        try scripts.withLock { scripts in
            guard scripts[name] != nil || scripts.count < Self.mostScripts else { throw FaultShelfFull() }
            try keep(name, kept.text)
            scripts[name] = kept
        }
    }

    /// Another server of the cluster put a script under a name, or took it away, and wrote it down.
    package func take(_ text: String?, under name: String) {
        guard Self.isName(name) else { return }
        let script = text.flatMap { text in (try? FaultScript(text: text)).map { Kept(text: text, script: $0) } }
        scripts.withLock { $0[name] = script }
    }

    /// Takes a script away; answers whether there was one. Throws when that cannot be written down.
    func remove(_ name: String) throws -> Bool {
        try scripts.withLock { scripts in
            guard scripts[name] != nil else { return false }
            try keep(name, nil)
            scripts[name] = nil
            return true
        }
    }

    /// Whether something can be kept under a name: up to 64 letters, digits, spaces, dots, hyphens and underscores, the
    /// first of them a letter or a digit.
    package static func isName(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first, name.utf8.count <= 64, name.last != " " else { return false }
        func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar.isASCII && (Character(scalar).isLetter || Character(scalar).isNumber)
        }
        return isPlain(first) && name.unicodeScalars.allSatisfy { isPlain($0) || " -_.".unicodeScalars.contains($0) }
    }
}

/// There are as many scripts as there may be.
struct FaultShelfFull: Error {}
