/// A call of an operation with its parameters: `sum(cart.total, 1)` (Beagle iOS 2.1, Operation.swift).
public struct Operation: Hashable, Sendable {
    /// A literal, a place in a context, or another call.
    public typealias Parameter = SingleExpression

    /// Which operation, case-sensitive.
    public let name: String
    /// What it is given, in order.
    public let parameters: [Parameter]

    /// A call.
    public init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }
}

extension Operation: RawRepresentable, Codable {
    /// Nil when the text is no call.
    public init?(rawValue: String) {
        guard case .operation(let operation) = SingleExpression(body: rawValue) else { return nil }
        self = operation
    }

    /// The canonical spelling.
    public var rawValue: String {
        "\(name)(\(parameters.map(\.body).joined(separator: ", ")))"
    }

    /// Whether a word can be called: at least one Latin letter or underscore among its characters.
    static func isName(_ word: String) -> Bool {
        word.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }

    /// Whether expressions can call an operation of this name; the three keywords would be read as literals.
    static func canBeCalled(_ name: String) -> Bool {
        Operation(rawValue: name + "()")?.name == name
    }
}
