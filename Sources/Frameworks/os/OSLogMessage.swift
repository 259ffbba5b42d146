import Foundation

/// A log message. Private values are not redacted, because only the app's developers read the session's log.
public struct OSLogMessage: ExpressibleByStringInterpolation {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    public mutating func appendLiteral(_ literal: String) { text += literal }

    public mutating func appendInterpolation<Value>(
        _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
        attributes: String = ""
    ) {
        text += align.aligned("\(value())")
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryInteger, format: OSLogIntegerFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.words(number()))
    }

    public mutating func appendInterpolation(
        _ number: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto, attributes: String = ""
    ) {
        text += align.aligned(format.words(Double(number())))
    }
}

/// Has no visible effect.
public struct OSLogPrivacy: Sendable {
    /// Has no visible effect.
    public enum Mask: Sendable { case hash, none }

    public static let auto = OSLogPrivacy()
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static func auto(mask: Mask) -> OSLogPrivacy { auto }
    public static func `private`(mask: Mask) -> OSLogPrivacy { `private` }
    public static func sensitive(mask: Mask) -> OSLogPrivacy { sensitive }
}

public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    public static let none = OSLogStringAlignment(columns: 0, isRight: false)
    public static func left(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: false) }
    public static func right(columns: Int) -> OSLogStringAlignment { .init(columns: columns, isRight: true) }

    func aligned(_ text: String) -> String {
        let gap = String(repeating: " ", count: max(0, columns - text.count))
        return isRight ? gap + text : text + gap
    }
}

public struct OSLogIntegerFormatting: Sendable {
    private var radix = 10
    private var prefix = ""
    private var isUppercase = false
    private var digits = 0
    private var isExplicitlyPositive = false

    public static var decimal: Self { Self() }
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0) -> Self {
        Self(digits: minDigits, isExplicitlyPositive: explicitPositiveSign)
    }
    public static var hex: Self { Self(radix: 16) }
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: Int = 0
    ) -> Self {
        Self(
            radix: 16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, digits: minDigits,
            isExplicitlyPositive: explicitPositiveSign)
    }
    public static var octal: Self { Self(radix: 8) }

    func words(_ number: some BinaryInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, self.digits - digits.count))
        return (number < 0 ? "-" : isExplicitlyPositive ? "+" : "") + prefix + zeros + digits
    }
}

public struct OSLogFloatFormatting: Sendable {
    private var format = "%f"

    public static var fixed: Self { Self() }
    public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> Self {
        Self(format: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))f")
    }
    public static var exponential: Self { Self(format: "%e") }
    public static func exponential(precision: Int) -> Self { Self(format: "%.\(max(0, precision))e") }
    public static var hybrid: Self { Self(format: "%g") }
    public static func hybrid(precision: Int) -> Self { Self(format: "%.\(max(0, precision))g") }

    func words(_ number: Double) -> String { String(format: format, number) }
}
