/// What an expression can be besides a call: a literal, or something out of a context (Beagle iOS 2.1, Value.swift).
public enum Value: Hashable, Sendable {
    /// A place in a context.
    case binding(Binding)
    /// A value written out.
    case literal(Literal)
}

extension Value: RawRepresentable, Codable {
    /// Nil when the text is neither.
    public init?(rawValue: String) {
        guard case .value(let value) = SingleExpression(body: rawValue) else { return nil }
        self = value
    }

    /// The canonical spelling.
    public var rawValue: String {
        switch self {
        case .binding(let binding): binding.rawValue
        case .literal(let literal): literal.rawValue
        }
    }
}

/// A place in a context: `user.address[0].city` (Beagle iOS 2.1, Binding.swift).
public struct Binding: Hashable, Sendable {
    /// The context's id.
    public let context: String
    /// The way into its value; no steps mean the whole of it.
    public let path: Path

    /// A place in a context.
    public init(context: String, path: Path = Path(nodes: [])) {
        self.context = context
        self.path = path
    }
}

extension Binding: RawRepresentable, Codable {
    /// Nil when the text is a literal, a call, or neither.
    public init?(rawValue: String) {
        guard case .binding(let binding) = Value(rawValue: rawValue) else { return nil }
        self = binding
    }

    /// The canonical spelling.
    public var rawValue: String {
        Path(nodes: [.key(context)] + path.nodes).rawValue
    }
}
