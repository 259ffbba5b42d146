/// A way into a value: `a.b[2].c`, or `[0]` (grammar `path` of the expression language).
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Node: Hashable, Sendable {
        /// A member of a dictionary.
        case key(String)
        /// An element of an array.
        case index(Int)
    }

    /// The steps, outermost first; empty means the value itself.
    public let nodes: [Node]

    /// A path made of steps.
    public init(nodes: [Node]) {
        self.nodes = nodes
    }
}

extension Path: RawRepresentable {
    /// The path a text spells, nil when it spells none (`""`, `a..b`, `a.[0]`).
    public init?(rawValue: String) {
        var scanner = ExpressionScanner(rawValue)
        guard let nodes = scanner.scanPath(), scanner.isAtEnd else { return nil }
        self.init(nodes: nodes)
    }

    /// The path as text.
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
    /// Reads the text form and names the text when it is no path.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let path = Path(rawValue: text) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\"\(text)\" is not a path")
        }
        self = path
    }

    /// Writes the text form.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Path: CustomStringConvertible {
    /// The text form.
    public var description: String { rawValue }
}
