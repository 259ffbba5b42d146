import Foundation
import Wire

/// Finds the secret parts of URLs in any text: the user and password before a host, and the values of query parameters
/// with secret names.
struct AddressParts {
    /// The kind of a secret part of a URL.
    enum Kind: Hashable {
        /// A user name, or a user name and a password with a colon between them.
        case user
        /// The value of the query parameter with this name.
        case member(String)
    }

    /// A secret part of a URL.
    struct Part {
        let kind: Kind
        /// The range of bytes in the text.
        let range: Range<Int>
        /// The origin of the URL; nil if it names no host.
        let origin: WebOrigin?
    }

    private let members: Set<[UInt8]>

    /// Creates a finder; `secretMembers` are the names of secret query parameters.
    init(secretMembers: Set<String>) {
        members = Set(secretMembers.map { Array($0.utf8) })
    }

    /// Returns the secret parts of a text, in order. Parts with a binding such as `@{user.token}` are not secrets.
    func parts(in bytes: [UInt8]) -> [Part] {
        var parts: [Part] = []
        var place = 0
        while place < bytes.count {
            guard !bytes[place].endsAddress else {
                place += 1
                continue
            }
            var end = place
            while end < bytes.count, !bytes[end].endsAddress { end += 1 }
            parts += self.parts(of: bytes[place..<end])
            place = end
        }
        return parts
    }

    private func parts(of address: ArraySlice<UInt8>) -> [Part] {
        let hasMembers = !members.isEmpty && address.contains(UInt8(ascii: "?"))
        guard hasMembers || address.contains(UInt8(ascii: "@")) else { return [] }
        var parts: [Part] = []
        var origin: WebOrigin?
        if let (scheme, authority) = Self.authority(in: address) {
            let at = authority.lastIndex(of: UInt8(ascii: "@"))
            let host = at.map { authority[($0 + 1)...] } ?? authority
            origin = URL(string: "\(scheme)://\(String(decoding: host, as: UTF8.self))").flatMap { WebOrigin($0) }
            if let at, at > authority.startIndex, !authority[..<at].holdsBinding {
                parts.append(Part(kind: .user, range: authority.startIndex..<at, origin: origin))
            }
        }
        return hasMembers ? parts + queryParts(of: address, origin) : parts
    }

    private func queryParts(of address: ArraySlice<UInt8>, _ origin: WebOrigin?) -> [Part] {
        guard let question = address.firstIndex(of: UInt8(ascii: "?")) else { return [] }
        return Self.members(of: address[(question + 1)...]).compactMap { member in
            guard let equals = member.firstIndex(of: UInt8(ascii: "=")), equals + 1 < member.endIndex,
                members.contains(Array(member[..<equals])), !member.holdsBinding
            else { return nil }
            let name = String(decoding: member[..<equals], as: UTF8.self)
            return Part(kind: .member(name), range: (equals + 1)..<member.endIndex, origin: origin)
        }
    }

    /// Splits a query, which ends at a number sign, into its parameters.
    ///
    /// JSON may spell an ampersand as `\u0026`, and a slash with a backslash. Any other backslash belongs to the text
    /// around the URL, such as an escaped quotation mark of JSON inside JSON, and ends the query too.
    private static func members(of query: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var members: [ArraySlice<UInt8>] = []
        var start = query.startIndex
        var place = start
        loop: while place < query.endIndex {
            let rest = query[place...]
            switch rest[place] {
            case UInt8(ascii: "#"): break loop
            case UInt8(ascii: "&"), UInt8(ascii: ";"):
                members.append(query[start..<place])
                place += 1
                start = place
            case UInt8(ascii: "\\") where rest.starts(with: #"\u0026"#.utf8):
                members.append(query[start..<place])
                place += 6
                start = place
            case UInt8(ascii: "\\") where rest.starts(with: #"\/"#.utf8): place += 2
            case UInt8(ascii: "\\"): break loop
            default: place += 1
            }
        }
        return members + [query[start..<place]]
    }

    /// Returns the scheme and the authority of a URL. JSON may escape the two slashes between them with backslashes.
    private static func authority(in address: ArraySlice<UInt8>) -> (String, ArraySlice<UInt8>)? {
        guard let colon = address.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        let letters = address[..<colon].reversed().prefix { $0.isLetter }.reversed()
        let scheme = String(decoding: letters, as: UTF8.self).lowercased()
        guard ["http", "https"].contains(scheme) else { return nil }
        var rest = address[(colon + 1)...]
        for _ in 0..<2 {
            if rest.first == UInt8(ascii: "\\") { rest.removeFirst() }
            guard rest.popFirst() == UInt8(ascii: "/") else { return nil }
        }
        return (scheme, rest.prefix { !"/?#\\".utf8.contains($0) })
    }
}

extension Collection<UInt8> {
    /// Whether the bytes contain a binding, such as `@{name}`.
    fileprivate var holdsBinding: Bool {
        zip(self, dropFirst()).contains { $0 == UInt8(ascii: "@") && $1 == UInt8(ascii: "{") }
    }
}

extension UInt8 {
    /// Whether this byte cannot be part of a URL and therefore ends it.
    fileprivate var endsAddress: Bool {
        self <= 0x20 || self == 0x7F || "\"'<>`".utf8.contains(self)
    }

    fileprivate var isLetter: Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
    }
}
