/// An exact fraction. If a number overflows, an error is thrown, and the test case is skipped.
struct Rational: Comparable, CustomStringConvertible {
    struct Overflow: Error {}

    let numerator: Int128
    let denominator: Int128

    static let zero = Rational(0)
    static let one = Rational(1)

    init(_ value: Int) {
        numerator = Int128(value)
        denominator = 1
    }

    private init(_ numerator: Int128, over denominator: Int128) {
        var (first, second) = (numerator.magnitude, denominator.magnitude)
        while second != 0 { (first, second) = (second, first % second) }
        let divisor = Int128(max(first, 1)) * (denominator < 0 ? -1 : 1)
        self.numerator = numerator / divisor
        self.denominator = denominator / divisor
    }

    var double: Double { Double(numerator) / Double(denominator) }
    var description: String { denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)" }
    var isZero: Bool { numerator == 0 }

    static func < (first: Rational, second: Rational) -> Bool {
        first.numerator * second.denominator < second.numerator * first.denominator
    }

    prefix static func - (value: Rational) -> Rational { Rational(-value.numerator, over: value.denominator) }

    func plus(_ other: Rational) throws -> Rational {
        Rational(
            try Self.fit(numerator * other.denominator + other.numerator * denominator),
            over: try Self.fit(denominator * other.denominator))
    }

    func minus(_ other: Rational) throws -> Rational { try plus(-other) }

    func times(_ other: Rational) throws -> Rational {
        Rational(
            try Self.fit(numerator * other.numerator), over: try Self.fit(denominator * other.denominator))
    }

    func over(_ other: Rational) throws -> Rational {
        Rational(
            try Self.fit(numerator * other.denominator), over: try Self.fit(denominator * other.numerator))
    }

    /// Throws unless the number is so small that a sum of two products of such numbers fits `Int128`.
    private static func fit(_ value: Int128) throws -> Int128 {
        guard value.magnitude < 1 << 60 else { throw Overflow() }
        return value
    }
}
