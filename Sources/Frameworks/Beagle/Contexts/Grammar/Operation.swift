/// A call of an operation, such as `sum(cart.total, 1)` (Beagle iOS 2.1, Operation.swift).
public struct Operation: Hashable, Sendable {
    /// A literal, a binding, or another call.
    public typealias Parameter = SingleExpression

    /// The name of the operation, case-sensitive.
    public let name: String
    public let parameters: [Parameter]

    public init(name: String, parameters: [Parameter]) {
        self.name = name
        self.parameters = parameters
    }
}

extension Operation: RawRepresentable, Codable {
    /// Parses a call such as `sum(cart.total, 1)`; nil if the text is not a call.
    public init?(rawValue: String) {
        guard case .operation(let operation) = SingleExpression(body: rawValue) else { return nil }
        self = operation
    }

    /// The text form with canonical spelling and whitespace.
    public var rawValue: String {
        "\(name)(\(parameters.map(\.body).joined(separator: ", ")))"
    }

    /// Returns whether the word is a valid name of an operation: it contains at least one Latin letter or underscore.
    static func isName(_ word: String) -> Bool {
        word.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }

    /// Returns whether expressions can call an operation of this name. `true`, `false` and `null` cannot be called,
    /// because they are literals.
    static func canBeCalled(_ name: String) -> Bool {
        Operation(rawValue: name + "()")?.name == name
    }
}
