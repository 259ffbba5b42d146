/// The unit of a length.
public enum UnitType: String, BeagleEnumeration, Sendable {
    /// A length in density-independent points.
    case real = "REAL"
    /// Percent of the parent's length.
    case percent = "PERCENT"
    /// Determined by layout. The number is not used.
    case auto = "AUTO"
}

/// A length in points, as a percentage of the parent, or determined by layout (Beagle iOS 2.1, UnitValue.swift).
public struct UnitValue: Codable, Equatable, Sendable {
    public var value: Expression<Double>
    public var type: UnitType

    /// Creates a length from a number that may be an expression.
    public init(value: Expression<Double>, type: UnitType) {
        self.value = value
        self.type = type
    }

    /// Decodes `{value, type}`. Strict decoding requires `type`, which Kotlin backends may omit.
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
    /// Returns a length in points.
    public static func real(_ value: Double) -> UnitValue { UnitValue(value: .value(value), type: .real) }

    /// Returns a percentage of the parent's length, such as 50 for half of it.
    public static func percent(_ value: Double) -> UnitValue { UnitValue(value: .value(value), type: .percent) }

    /// A length of 0 points.
    public static var zero: UnitValue { .real(0) }

    /// A length determined by layout.
    public static var auto: UnitValue { UnitValue(value: .value(0), type: .auto) }
}

extension UnitValue: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a length in points.
    public init(integerLiteral value: Int) { self = .real(Double(value)) }

    /// Creates a length in points.
    public init(floatLiteral value: Double) { self = .real(value) }
}

postfix operator %

extension Int {
    /// Returns a percentage of the parent's length: `50%` is half of it.
    public static postfix func % (value: Int) -> UnitValue { .percent(Double(value)) }
}

extension Float {
    /// Returns a percentage of the parent's length: `12.5%` is an eighth of it.
    public static postfix func % (value: Float) -> UnitValue { .percent(Double(value)) }
}

extension Double {
    /// Returns a percentage of the parent's length: `12.5%` is an eighth of it.
    public static postfix func % (value: Double) -> UnitValue { .percent(value) }
}
