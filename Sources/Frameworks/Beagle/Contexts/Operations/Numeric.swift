/// A parameter that can be used as a number: an int, a double, or a string that contains a number.
enum Numeric {
    case int(Int)
    case double(Double)

    init?(_ value: DynamicObject) {
        switch value {
        case .int(let int): self = .int(int)
        case .double(let double) where double.isFinite: self = .double(double)
        case .string(let text): self.init(spelled: text)
        case .empty, .bool, .double, .array, .dictionary, .expression: return nil
        }
    }

    /// Parses a decimal number: a sign, digits with a decimal point, and an exponent. Sign, point and exponent are
    /// optional, and so are the digits on one side of the point. Nil for other text and numbers that are not finite.
    private init?(spelled text: String) {
        var rest = text.utf8[...]
        func consume(_ characters: Unicode.Scalar...) -> Bool {
            guard let byte = rest.first, characters.contains(Unicode.Scalar(byte)) else { return false }
            rest.removeFirst()
            return true
        }
        func digits() -> Int {
            let before = rest.count
            rest = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
            return before - rest.count
        }
        _ = consume("+", "-")
        let whole = digits()
        let hasPoint = consume(".")
        guard whole > 0 || hasPoint, digits() > 0 || whole > 0 else { return nil }
        let hasExponent = consume("e", "E")
        if hasExponent {
            _ = consume("+", "-")
            guard digits() > 0 else { return nil }
        }
        guard rest.isEmpty else { return nil }
        if !hasPoint, !hasExponent, let int = Int(text) {
            self = .int(int)
        } else if let double = Double(text), double.isFinite {
            self = .double(double)
        } else {
            return nil
        }
    }

    var double: Double {
        switch self {
        case .int(let value): Double(value)
        case .double(let value): value
        }
    }

    /// The number as a value; null if it is not finite, because JSON cannot represent it.
    var value: DynamicObject {
        switch self {
        case .int(let value): .int(value)
        case .double(let value): value.isFinite ? .double(value) : .empty
        }
    }

    /// Returns all parameters as numbers; nil if there are none, or if one is not a number.
    static func all(_ parameters: [DynamicObject]) -> [Numeric]? {
        let numbers = parameters.compactMap(Numeric.init)
        return numbers.isEmpty || numbers.count < parameters.count ? nil : numbers
    }

    /// Returns both parameters as numbers; nil unless there are exactly two and both are numbers.
    static func pair(_ parameters: [DynamicObject]) -> (Numeric, Numeric)? {
        guard parameters.count == 2, let numbers = all(parameters) else { return nil }
        return (numbers[0], numbers[1])
    }

    /// Compares two numbers: as ints if both are ints, otherwise as doubles.
    static func compare(
        _ left: Numeric, _ right: Numeric, ints: (Int, Int) -> Bool, doubles: (Double, Double) -> Bool
    ) -> Bool {
        if case .int(let left) = left, case .int(let right) = right { return ints(left, right) }
        return doubles(left.double, right.double)
    }

    /// Combines two ints to an int. If one is a double, or the result overflows 64 bits, the result is a double.
    static func combine(
        _ left: Numeric, _ right: Numeric, ints: (Int, Int) -> (Int, overflow: Bool),
        doubles: (Double, Double) -> Double
    ) -> Numeric {
        if case .int(let left) = left, case .int(let right) = right {
            let (result, overflow) = ints(left, right)
            if !overflow { return .int(result) }
        }
        return .double(doubles(left.double, right.double))
    }

    static func + (left: Numeric, right: Numeric) -> Numeric {
        combine(left, right, ints: { $0.addingReportingOverflow($1) }, doubles: +)
    }

    static func - (left: Numeric, right: Numeric) -> Numeric {
        combine(left, right, ints: { $0.subtractingReportingOverflow($1) }, doubles: -)
    }

    static func * (left: Numeric, right: Numeric) -> Numeric {
        combine(left, right, ints: { $0.multipliedReportingOverflow(by: $1) }, doubles: *)
    }
}
