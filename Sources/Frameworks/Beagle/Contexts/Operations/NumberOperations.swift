extension BuiltInOperations {
    /// The operations on one or more numbers; any other parameter makes the result null.
    static let number: [String: Handler] = [
        "sum": { Numeric.all($0)?.reduce(.int(0), +).value ?? .empty },
        "subtract": { parameters in
            guard let numbers = Numeric.all(parameters) else { return .empty }
            return numbers.dropFirst().reduce(numbers[0], -).value
        },
        "multiply": { Numeric.all($0)?.reduce(.int(1), *).value ?? .empty },
        "divide": { parameters in
            guard let numbers = Numeric.all(parameters) else { return .empty }
            return Numeric.double(numbers.dropFirst().reduce(numbers[0].double) { $0 / $1.double }).value
        },
    ]

    /// The operations on exactly two values. `gt`, `gte`, `lt` and `lte` return false unless both are numbers; `eq`
    /// compares values of any kind.
    static let comparison: [String: Handler] = [
        "gt": { order($0, ints: >, doubles: >) },
        "gte": { order($0, ints: >=, doubles: >=) },
        "lt": { order($0, ints: <, doubles: <) },
        "lte": { order($0, ints: <=, doubles: <=) },
        "eq": { parameters in
            guard parameters.count == 2 else { return .empty }
            guard let (left, right) = Numeric.pair(parameters) else { return .bool(parameters[0] == parameters[1]) }
            return .bool(Numeric.compare(left, right, ints: ==, doubles: ==))
        },
    ]

    private static func order(
        _ parameters: [DynamicObject], ints: (Int, Int) -> Bool, doubles: (Double, Double) -> Bool
    ) -> DynamicObject {
        guard let (left, right) = Numeric.pair(parameters) else { return false }
        return .bool(Numeric.compare(left, right, ints: ints, doubles: doubles))
    }
}
