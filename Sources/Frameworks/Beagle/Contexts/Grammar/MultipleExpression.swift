/// Expressions with text around or between them, such as `@{count} items` (Beagle iOS 2.1, Expression.swift).
public struct MultipleExpression: Hashable, Sendable {
    /// One part of the text.
    public enum Node: Hashable, Sendable {
        /// Text, without its escapes.
        case string(String)
        /// What will be replaced by its value.
        case expression(SingleExpression)
    }

    /// The parts in order, no two texts next to each other.
    public let nodes: [Node]

    /// Parts in order; texts that stand next to each other become one.
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
    /// Nil when the text holds no expression, or a malformed one.
    public init?(rawValue: String) {
        guard let expression = ContextExpression(rawValue: rawValue) else { return nil }
        self.init(nodes: expression.nodes)
    }

    /// The canonical spelling, without the backslashes that kept the text between expressions plain (Beagle iOS 2.1,
    /// Expression.swift).
    public var rawValue: String { spelled { $0 } }

    /// Writes the spelling that reads as the same again.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(source)
    }

    /// The spelling that reads as the same again.
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
