import Locking
import Wire

/// The fault scripts that people gave a name, kept on the server as they read.
package final class FaultShelf: Sendable {
    /// Writes a script down under its name, or, without a text, takes it away. Throws when that cannot be.
    package typealias Keep = @Sendable (_ name: String, _ text: String?) throws -> Void

    /// Most scripts on one server.
    package static let mostScripts = 200

    private let scripts: Locked<[String: String]>
    private let keep: Keep

    /// A shelf with what was kept before.
    package init(_ scripts: [String: String] = [:], keep: @escaping Keep = { _, _ in }) {
        self.scripts = Locked(scripts)
        self.keep = keep
    }

    /// Names and scripts in the order of the names.
    var all: [(name: String, script: FaultScript)] {
        scripts.withLock { $0 }.sorted { $0.key < $1.key }.compactMap { name, text in
            (try? FaultScript(text: text)).map { (name, $0) }
        }
    }

    /// What stands under a name.
    func script(named name: String) -> FaultScript? {
        scripts.withLock { $0[name] }.flatMap { try? FaultScript(text: $0) }
    }

    /// The text under a name, with what its writer remarked.
    func text(named name: String) -> String? { scripts.withLock { $0[name] } }

    /// Puts a text under a name. Throws when there are too many, or it cannot be written down.
    func put(_ text: String, under name: String) throws {
        try scripts.withLock { scripts in
            guard scripts[name] != nil || scripts.count < Self.mostScripts else { throw FaultShelfFull() }
            try keep(name, text)
            scripts[name] = text
        }
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
