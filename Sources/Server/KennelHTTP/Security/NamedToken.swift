import HTTPServer

/// A named token, as the token file describes it. The file contains only the token's hash.
package struct NamedToken: Sendable, Equatable {
    /// The permissions of a token's holder.
    package enum Access: String, Sendable {
        /// View everything and change nothing.
        case reading
        /// View and change everything.
        case driving
    }

    /// The name of the token's holder or purpose.
    package let name: String
    /// The permissions of the token's holder.
    package let access: Access
    /// The token's SHA-256 in hexadecimal digits.
    let hash: String

    /// The maximum length of a name in bytes.
    private static let longestName = 64

    init(name: String, access: Access, token: String) {
        self.name = name
        self.access = access
        hash = SHA256.hex(token)
    }

    /// Parses a line of the file; nil if it is invalid.
    init?(line: Substring) {
        let parts = line.split(separator: " ").map(String.init)
        guard parts.count == 3, Self.isName(parts[0]), let access = Access(rawValue: parts[1]),
            parts[2].wholeMatch(of: /[0-9a-f]{64}/) != nil
        else { return nil }
        (name, self.access, hash) = (parts[0], access, parts[2])
    }

    /// The token's line in the file.
    var line: String { "\(name) \(access.rawValue) \(hash)" }

    /// Whether a name is valid: up to `longestName` ASCII letters, digits, dots, hyphens and underscores.
    static func isName(_ text: String) -> Bool {
        text.utf8.count <= longestName && text.wholeMatch(of: /[A-Za-z0-9._-]+/) != nil
    }
}
