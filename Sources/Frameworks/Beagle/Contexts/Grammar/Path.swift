/// A path into a value: `a.b[2].c`, or `[0]` (grammar `path` of the expression language).
public struct Path: Hashable, Sendable {
    /// A step of a path.
    public enum Node: Hashable, Sendable {
        /// A key of a dictionary.
        case key(String)
        /// An index of an array.
        case index(Int)
    }

    /// The steps from the outside in; empty for the value itself.
    public let nodes: [Node]

    public init(nodes: [Node]) {
        self.nodes = nodes
    }
}

extension Path: RawRepresentable {
    /// Parses a path; nil if the text is not one, such as `""`, `a..b` or `a.[0]`.
    public init?(rawValue: String) {
        var scanner = ExpressionScanner(rawValue)
        guard let nodes = scanner.scanPath(), scanner.isAtEnd else { return nil }
        self.init(nodes: nodes)
    }

    public var rawValue: String {
        var text = ""
        for node in nodes {
            switch node {
            case .key(let key): text += text.isEmpty ? key : ".\(key)"
            case .index(let index): text += "[\(index)]"
            }
        }
        return text
    }
}

extension Path: Codable {
    /// Decodes the text form. If the text is not a path, the thrown error contains it.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = Path(rawValue: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a path")
        }
        self = path
    }

    /// Encodes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Path: CustomStringConvertible {
    public var description: String { rawValue }
}
