/// A literal or a binding; the alternatives of an expression besides calls (Beagle iOS 2.1, Value.swift).
public enum Value: Hashable, Sendable {
    /// A path in a context.
    case binding(Binding)
    case literal(Literal)
}

extension Value: RawRepresentable, Codable {
    /// Nil if the text is neither.
    public init?(rawValue: String) {
        guard case .value(let value) = SingleExpression(body: rawValue) else { return nil }
        self = value
    }

    /// The canonical form.
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
    /// Nil if the text is a literal, a call, or neither.
    public init?(rawValue: String) {
        guard case .binding(let binding) = Value(rawValue: rawValue) else { return nil }
        self = binding
    }

    /// The canonical form.
    public var rawValue: String {
        Path(nodes: [.key(context)] + path.nodes).rawValue
    }
}
