/// Expressions with text around or between them, such as `@{count} items` (Beagle iOS 2.1, Expression.swift).
public struct MultipleExpression: Hashable, Sendable {
    public enum Node: Hashable, Sendable {
        /// Literal text, without its escapes.
        case string(String)
        /// An expression, which is replaced by its value.
        case expression(SingleExpression)
    }

    /// The parts in order, without adjacent texts.
    public let nodes: [Node]

    /// Creates an expression from parts in order; adjacent texts are joined.
    public init(nodes: [Node]) {
        var joined: [Node] = []
        for node in nodes {
            if case .string(let text) = node, case .string(let before) = joined.last {
                joined[joined.count - 1] = .string(before + text)
            } else {
                joined.append(node)
            }
        }
        self.nodes = joined
    }
}

extension MultipleExpression: RawRepresentable, Codable {
    /// Parses a text; nil if it contains no expression or a malformed one.
    public init?(rawValue: String) {
        guard let expression = ContextExpression(rawValue: rawValue) else { return nil }
        self.init(nodes: expression.nodes)
    }

    /// The text with canonical spelling, without the backslashes of the text between expressions (Beagle iOS 2.1,
    /// Expression.swift).
    public var rawValue: String { spelled { $0 } }

    /// Encodes the text that parses to the same expression.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }

    /// The text that parses to the same expression.
    var source: String { spelled(Escapes.added) }

    private func spelled(_ text: (String) -> String) -> String {
        nodes.map { node in
            switch node {
            case .string(let plain): text(plain)
            case .expression(let expression): expression.rawValue
            }
        }.joined()
    }
}
