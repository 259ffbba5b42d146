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
    /// Nil if the text is no call.
    public init?(rawValue: String) {
        guard case .operation(let operation) = SingleExpression(body: rawValue) else { return nil }
        self = operation
    }

    /// The canonical form.
    public var rawValue: String {
        "\(name)(\(parameters.map(\.body).joined(separator: ", ")))"
    }

    /// Whether the word is a valid name: it contains at least one Latin letter or underscore.
    static func isName(_ word: String) -> Bool {
        word.utf8.contains { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
            default: false
            }
        }
    }

    /// Whether expressions can call an operation of this name; `true`, `false` and `null` are literals.
    static func canBeCalled(_ name: String) -> Bool {
        Operation(rawValue: name + "()")?.name == name
    }
}
