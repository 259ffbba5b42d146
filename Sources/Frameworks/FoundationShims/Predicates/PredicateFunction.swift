import Foundation

/// A function in an expression, by its selector. Operators of arithmetic are functions, too.
enum PredicateFunction: String {
    case add = "add:to:", subtract = "from:subtract:", multiply = "multiply:by:", divide = "divide:by:"
    case modulus = "modulus:by:", power = "raise:toPower:"
    case absolute = "abs:", squareRoot = "sqrt:", floor = "floor:", ceiling = "ceiling:", truncate = "trunc:"
    case exponential = "exp:", logarithm = "log:", naturalLogarithm = "ln:"
    case sum = "sum:", count = "count:", minimum = "min:", maximum = "max:", average = "average:"
    case uppercase = "uppercase:", lowercase = "lowercase:"

    /// The number of arguments.
    var arity: Int { rawValue.count(where: { $0 == ":" }) }

    /// The operator between two arguments in a format; nil for functions with a name.
    var sign: String? {
        switch self {
        case .add: "+"
        case .subtract: "-"
        case .multiply: "*"
        case .divide: "/"
        case .power: "**"
        default: nil
        }
    }

    /// Returns the value for arguments; nil if one is missing or has a wrong type.
    func value(of arguments: [Any?]) -> Any? {
        guard arguments.count == arity, let first = arguments.first ?? nil else { return nil }
        switch self {
        case .add, .subtract, .multiply, .divide, .modulus, .power:
            guard let second = arguments[1] else { return nil }
            return combine(first, second)
        case .uppercase: return PredicateValue.text(of: first, options: [])?.uppercased()
        case .lowercase: return PredicateValue.text(of: first, options: [])?.lowercased()
        case .sum, .count, .minimum, .maximum, .average: return summary(of: PredicateValue.members(of: first) ?? [])
        default: return PredicateValue.number(first).map(transform)
        }
    }

    private func combine(_ first: Any, _ second: Any) -> Any? {
        if let one = PredicateValue.integer(first), let other = PredicateValue.integer(second),
            let result = combine(one, other)
        {
            return result
        }
        guard let one = PredicateValue.number(first), let other = PredicateValue.number(second) else { return nil }
        switch self {
        case .add: return one + other
        case .subtract: return one - other
        case .multiply: return one * other
        case .divide: return one / other
        case .modulus: return one.truncatingRemainder(dividingBy: other)
        default: return pow(one, other)
        }
    }

    /// Returns the result for two integers. It is an integer, as on iOS; nil if it is not representable as one.
    private func combine(_ one: Int64, _ other: Int64) -> Int64? {
        let (result, overflows): (Int64, Bool) =
            switch self {
            case .add: one.addingReportingOverflow(other)
            case .subtract: one.subtractingReportingOverflow(other)
            case .multiply: one.multipliedReportingOverflow(by: other)
            case .divide: one.dividedReportingOverflow(by: other)
            case .modulus: one.remainderReportingOverflow(dividingBy: other)
            default: Self.power(of: one, other)
            }
        return overflows ? nil : result
    }

    /// Returns an integer's power, and whether the power cannot be represented as an integer.
    private static func power(of base: Int64, _ exponent: Int64) -> (Int64, Bool) {
        let result = pow(Double(base), Double(exponent))
        guard exponent >= 0, abs(result) < 0x1p53 else { return (0, true) }
        return (Int64(result), false)
    }

    private func transform(_ number: Double) -> Double {
        switch self {
        case .absolute: abs(number)
        case .squareRoot: number.squareRoot()
        case .floor: number.rounded(.down)
        case .ceiling: number.rounded(.up)
        case .truncate: number.rounded(.towardZero)
        case .exponential: exp(number)
        case .logarithm: log10(number)
        default: log(number)
        }
    }

    private func summary(of members: [Any]) -> Any? {
        let numbers = members.compactMap { PredicateValue.number($0) }
        switch self {
        case .sum: return numbers.reduce(0, +)
        case .count: return Int64(members.count)
        case .minimum: return numbers.min()
        case .maximum: return numbers.max()
        default: return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        }
    }
}
