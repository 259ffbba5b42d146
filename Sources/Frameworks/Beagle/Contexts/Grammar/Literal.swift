/// A literal in an expression (Beagle iOS 2.1, Literal.swift).
public enum Literal: Hashable, Sendable {
    case int(Int)
    case double(Double)
    case bool(Bool)
    /// A string, without quotes and escapes.
    case string(String)
    case null
}

extension Literal {
    /// Creates a number; nil if it is not finite, because JSON cannot represent it.
    init?(finite number: Double) {
        guard number.isFinite else { return nil }
        self = .double(number)
    }

    /// Parses `true`, `false` or `null`.
    init?(keyword: String) {
        switch keyword {
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        case "null": self = .null
        default: return nil
        }
    }

    var value: DynamicObject {
        switch self {
        case .int(let value): .int(value)
        case .double(let value): .double(value)
        case .bool(let value): .bool(value)
        case .string(let value): .string(value)
        case .null: .empty
        }
    }
}

extension Literal: RawRepresentable, Codable {
    /// Parses a literal; nil if the text is not a literal.
    public init?(rawValue: String) {
        guard case .literal(let literal) = Value(rawValue: rawValue) else { return nil }
        self = literal
    }

    /// The text form with canonical spelling; strings have quotes.
    public var rawValue: String {
        switch self {
        case .int(let value): String(value)
        case .double(let value): Self.decimal(value)
        case .bool(let value): String(value)
        case .string(let value): "'\(Escapes.quoted(value))'"
        case .null: "null"
        }
    }

    /// Returns the number without an exponent, because the grammar has none.
    private static func decimal(_ number: Double) -> String {
        let text = number.description
        guard number.isFinite, let mark = text.firstIndex(of: "e"), let exponent = Int(text[mark...].dropFirst()) else {
            return text
        }
        let sign = text.hasPrefix("-") ? "-" : ""
        let parts = text[..<mark].drop { $0 == "-" }.split(separator: ".")
        let whole = parts.first.map(String.init) ?? "0"
        let fraction = parts.count > 1 && parts[1] != "0" ? String(parts[1]) : ""
        let point = whole.count + exponent
        let digits = whole + fraction
        if point <= 0 { return "\(sign)0.\(String(repeating: "0", count: -point))\(digits)" }
        if point >= digits.count { return "\(sign)\(digits)\(String(repeating: "0", count: point - digits.count)).0" }
        return "\(sign)\(digits.prefix(point)).\(digits.dropFirst(point))"
    }
}
