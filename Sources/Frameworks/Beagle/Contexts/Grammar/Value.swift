/// A literal or a binding: an expression that is not a call (Beagle iOS 2.1, Value.swift).
public enum Value: Hashable, Sendable {
    /// A path in a context.
    case binding(Binding)
    case literal(Literal)
}

extension Value: RawRepresentable, Codable {
    /// Parses a literal or a binding; nil if the text is neither.
    public init?(rawValue: String) {
        guard case .value(let value) = SingleExpression(body: rawValue) else { return nil }
        self = value
    }

    /// The text form with canonical spelling and whitespace.
    public var rawValue: String {
        switch self {
        case .binding(let binding): binding.rawValue
        case .literal(let literal): literal.rawValue
        }
    }
}

/// A path in a context: `user.address[0].city` (Beagle iOS 2.1, Binding.swift).
public struct Binding: Hashable, Sendable {
    public let context: String
    /// The path in the context's value; empty for the whole value.
    public let path: Path

    public init(context: String, path: Path = Path(nodes: [])) {
        self.context = context
        self.path = path
    }
}

extension Binding: RawRepresentable, Codable {
    /// Parses a binding; nil if the text is a literal, a call, or malformed.
    public init?(rawValue: String) {
        guard case .binding(let binding) = Value(rawValue: rawValue) else { return nil }
        self = binding
    }

    /// The text form with canonical spelling and whitespace.
    public var rawValue: String {
        Path(nodes: [.key(context)] + path.nodes).rawValue
    }
}
