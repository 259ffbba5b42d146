/// The requests that a fault rule matches, parsed from the rule's ``FaultRule/path``.
///
/// The text form is `[METHOD ]ADDRESS[?QUERY][ header NAME[=VALUE]]…[ body TEXT]`, for example `POST
/// https://api.example.com/cart?draft=1 header Accept-Language=pt* body "bike"`:
///
/// - The address is a path, or a URL with its host. In all parts, `*` stands for any characters.
/// - The query matches if the request has each of its parameters. A name without a value matches every value.
/// - A header matches by its value, or by its presence. Names of headers are case-insensitive.
/// - A body matches if it contains the text.
///
/// A header's value and the text of a body are in quotation marks if they contain spaces or quotation marks; a
/// backslash precedes quotation marks and backslashes in them.
package struct RequestPattern: Equatable, Sendable {
    /// A name and the pattern of its value. The pattern `*` matches every value.
    package struct Parameter: Equatable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// The scheme and the host of a URL. The host has its port if the pattern does.
    package struct Server: Equatable, Sendable {
        package var scheme: String
        package var host: String
    }

    /// The method; nil matches every method.
    package var method: String?
    /// The scheme and host; nil matches every server.
    package var server: Server?
    /// The pattern of the path, without percent encoding.
    package var path: String
    /// The query parameters that the request must have, without percent encoding.
    package var query: [Parameter] = []
    /// The header fields that the request must have.
    package var headers: [Parameter] = []
    /// The text that the request's body must contain; nil matches every body.
    package var body: String?

    /// Creates a pattern that matches requests by their path only.
    package init(path: String) {
        self.path = path
    }

    /// Parses the text form. Throws the kind of mistake and the word at which it is.
    package init(_ text: String) throws(Mistake) {
        var reader = RequestPatternReader(text)
        self = try reader.pattern()
    }

    /// A mistake in the text form.
    package struct Mistake: Error, Equatable {
        package enum Kind: Equatable, Sendable {
            /// The address is neither a path nor a URL.
            case address
            /// A word stands where a condition is expected.
            case condition
            /// A condition has no name or no text.
            case incomplete
        }

        package let kind: Kind
        /// The word at which the mistake is; empty if there is none.
        package var word = ""

        /// The end of a sentence about the pattern.
        package var description: String {
            switch kind {
            case .address:
                "must start with \"/\", \"*\", \"http://\" or \"https://\", after a method such as \"POST\" if it has one"
            case .condition:
                "has the word \"\(word)\" after its address; only \"header NAME=VALUE\" and \"body TEXT\" can follow"
            case .incomplete: "lacks a name or a text after \"\(word)\""
            }
        }
    }
}

/// Parses the text form of a request pattern.
private struct RequestPatternReader {
    private var rest: Substring

    init(_ text: String) {
        rest = text[...]
    }

    mutating func pattern() throws(RequestPattern.Mistake) -> RequestPattern {
        var pattern = RequestPattern(path: "")
        if let end = rest.firstIndex(of: " "), end > rest.startIndex, rest[..<end].allSatisfy({ "A"..."Z" ~= $0 }) {
            pattern.method = String(rest[..<end])
            rest = rest[end...].drop { $0 == " " }
        }
        try readAddress(to: &pattern)
        while true {
            rest = rest.drop { $0 == " " }
            let word = rest.prefix { $0 != " " }
            rest = rest[word.endIndex...].drop { $0 == " " }
            switch word {
            case "": return pattern
            case "header": pattern.headers.append(try header())
            case "body":
                guard let text = value(), !text.isEmpty else { throw .init(kind: .incomplete, word: "body") }
                pattern.body = text
            default: throw .init(kind: .condition, word: String(word.prefix(40)))
            }
        }
    }

    private mutating func readAddress(to pattern: inout RequestPattern) throws(RequestPattern.Mistake) {
        var address = rest.prefix { $0 != " " }
        rest = rest[address.endIndex...]
        if let mark = address.firstIndex(of: "?") {
            pattern.query = address[address.index(after: mark)...].split(separator: "&").map(Self.parameter)
            address = address[..<mark]
        }
        for scheme in ["https", "http"] where address.hasPrefix(scheme + "://") {
            let remote = address.dropFirst(scheme.count + 3)
            let host = remote.prefix { $0 != "/" }
            guard !host.isEmpty else { throw .init(kind: .address) }
            pattern.server = .init(scheme: scheme, host: host.lowercased())
            address = host.endIndex == remote.endIndex ? "*" : remote[host.endIndex...]
        }
        guard address.hasPrefix("/") || address.hasPrefix("*") else { throw .init(kind: .address) }
        pattern.path = address.withoutPercentEncoding
    }

    private static func parameter(_ text: Substring) -> RequestPattern.Parameter {
        let name = text.prefix { $0 != "=" }
        let value = name.endIndex == text.endIndex ? "*" : text[text.index(after: name.endIndex)...]
        return .init(name: name.withoutPercentEncoding, value: value.withoutPercentEncoding)
    }

    private mutating func header() throws(RequestPattern.Mistake) -> RequestPattern.Parameter {
        let name = rest.prefix { $0 != " " && $0 != "=" }
        guard !name.isEmpty else { throw .init(kind: .incomplete, word: "header") }
        rest = rest[name.endIndex...]
        guard rest.first == "=" else { return .init(name: String(name), value: "*") }
        rest.removeFirst()
        guard let value = value() else { throw .init(kind: .incomplete, word: "header") }
        return .init(name: String(name), value: value)
    }

    /// Reads a word or a text in quotation marks. Returns nil if the second mark is missing.
    private mutating func value() -> String? {
        guard rest.first == "\"" else {
            let word = rest.prefix { $0 != " " }
            rest = rest[word.endIndex...]
            return String(word)
        }
        rest.removeFirst()
        var value = ""
        while let character = rest.popFirst() {
            switch character {
            case "\"": return value
            case "\\": if let next = rest.popFirst() { value.append(next) }
            default: value.append(character)
            }
        }
        return nil
    }
}

extension Substring {
    /// The text with its percent-encoded bytes decoded; the text itself if they are not UTF-8.
    fileprivate var withoutPercentEncoding: String {
        guard utf8.contains(UInt8(ascii: "%")) else { return String(self) }
        var bytes: [UInt8] = []
        var rest = utf8[...]
        while let byte = rest.popFirst() {
            let digits = String(Substring(rest.prefix(2)))
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let decoded = UInt8(digits, radix: 16) {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self) ?? String(self)
    }
}
