/// What the number of a length counts.
public enum UnitType: String, BeagleEnumeration, Sendable {
    /// Density-independent points.
    case real = "REAL"
    /// Hundredths of the parent's length.
    case percent = "PERCENT"
    /// Whatever layout finds; the number is not used.
    case auto = "AUTO"
}

/// A length: points, a share of the parent, or left to layout (Beagle iOS 2.1, UnitValue.swift).
public struct UnitValue: Codable, Equatable, Sendable {
    /// How many.
    public var value: Expression<Double>
    /// Of what.
    public var type: UnitType

    /// A length whose number may be an expression.
    public init(value: Expression<Double>, type: UnitType) {
        self.value = value
        self.type = type
    }

    /// Reads `{value, type}`; strictness requires the type, which Kotlin backends may leave out.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(Expression<Double>.self, forKey: .value)
        switch decoder.strictness {
        case .strict: type = try container.decode(UnitType.self, forKey: .type)
        case .lenient: type = try container.decodeIfPresent(UnitType.self, forKey: .type) ?? .real
        }
    }
}

extension UnitValue {
    /// A length in points.
    public static func real(_ value: Double) -> UnitValue { UnitValue(value: .value(value), type: .real) }

    /// A share of the parent, 50 being half of it.
    public static func percent(_ value: Double) -> UnitValue { UnitValue(value: .value(value), type: .percent) }

    /// No length.
    public static var zero: UnitValue { .real(0) }

    /// A length left to layout.
    public static var auto: UnitValue { UnitValue(value: .value(0), type: .auto) }
}

extension UnitValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// A length in points.
    public init(integerLiteral value: Int) { self = .real(Double(value)) }

    /// A length in points.
    public init(floatLiteral value: Double) { self = .real(value) }
}

postfix operator %

extension Int {
    /// A share of the parent: `50%` is half of it.
    public static postfix func % (value: Int) -> UnitValue { .percent(Double(value)) }
}

extension Float {
    /// A share of the parent: `12.5%` is an eighth of it.
    public static postfix func % (value: Float) -> UnitValue { .percent(Double(value)) }
}

extension Double {
    /// A share of the parent: `12.5%` is an eighth of it.
    public static postfix func % (value: Double) -> UnitValue { .percent(value) }
}
