import HTTPServer

/// A token that has a name, as the file of tokens knows it: the token itself is in nobody's file.
package struct NamedToken: Sendable, Equatable {
    /// What its holder may do.
    package enum Access: String, Sendable {
        /// See everything, and change nothing.
        case reading
        /// Whatever there is to do.
        case driving
    }

    /// Whose it is, or what for.
    package let name: String
    /// What its holder may do.
    package let access: Access
    /// The token's SHA-256 in hexadecimal digits.
    let hash: String

    /// The longest name.
    private static let longestName = 64

    init(name: String, access: Access, token: String) {
        self.name = name
        self.access = access
        hash = SHA256.hex(token)
    }

    /// Reads a line of the file; nil where it is none.
    init?(line: Substring) {
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count == 3, Self.isName(parts[0]), let access = Access(rawValue: parts[1]),
            parts[2].wholeMatch(of: /[0-9a-f]{64}/) != nil
        else { return nil }
        (name, self.access, hash) = (parts[0], access, parts[2])
    }

    /// The line of the file.
    var line: String { "\(name) \(access.rawValue) \(hash)" }

    /// Whether a text can be a name: letters of ASCII, digits, dots, hyphens and underscores.
    static func isName(_ text: String) -> Bool {
        text.utf8.count <= longestName && text.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil
    }
}
