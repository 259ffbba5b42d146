extension BuiltInOperations {
    /// The queries and conversions of values of any kind; each takes exactly one parameter.
    static let other: [String: Handler] = [
        "isNull": { $0.count == 1 ? .bool($0[0] == .empty) : .empty },
        "isEmpty": { parameters in
            guard parameters.count == 1 else { return .empty }
            if parameters[0] == .empty { return true }
            return isEmpty(parameters[0]).map(DynamicObject.bool) ?? .empty
        },
        "length": { $0.count == 1 ? length($0[0]).map(DynamicObject.int) ?? .empty : .empty },
        "int": { parameters in
            guard parameters.count == 1, let number = Numeric(parameters[0]) else { return .empty }
            switch number {
            case .int(let value): return .int(value)
            case .double(let value): return Int(exactly: value.rounded(.towardZero)).map(DynamicObject.int) ?? .empty
            }
        },
        "double": { parameters in
            guard parameters.count == 1, let number = Numeric(parameters[0]) else { return .empty }
            return .double(number.double)
        },
        "string": { parameters in
            guard parameters.count == 1 else { return .empty }
            return switch parameters[0] {
            case .string, .int, .double, .bool: .string(parameters[0].text)
            case .empty, .array, .dictionary, .expression: .empty
            }
        },
    ]

    private static func isEmpty(_ value: DynamicObject) -> Bool? {
        switch value {
        case .string(let text): text.isEmpty
        case .array(let values): values.isEmpty
        case .dictionary(let members): members.isEmpty
        case .empty, .bool, .int, .double, .expression: nil
        }
    }

    private static func length(_ value: DynamicObject) -> Int? {
        switch value {
        case .string(let text): text.count
        case .array(let values): values.count
        case .dictionary(let members): members.count
        case .empty, .bool, .int, .double, .expression: nil
        }
    }
}
