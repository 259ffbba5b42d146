extension BuiltInOperations {
    /// The operations on booleans. There is no short-circuit evaluation, because parameters are evaluated first.
    static let logic: [String: Handler] = [
        "condition": { parameters in
            guard parameters.count == 3 else { return .empty }
            return parameters[0] == true ? parameters[1] : parameters[2]
        },
        "not": { parameters in
            guard case .bool(let value) = parameters.first, parameters.count == 1 else { return .empty }
            return .bool(!value)
        },
        "and": { parameters in booleans(parameters).map { .bool($0.allSatisfy { $0 }) } ?? .empty },
        "or": { parameters in booleans(parameters).map { .bool($0.contains(true)) } ?? .empty },
    ]

    private static func booleans(_ parameters: [DynamicObject]) -> [Bool]? {
        let values = parameters.compactMap { parameter -> Bool? in
            if case .bool(let value) = parameter { value } else { nil }
        }
        return values.isEmpty || values.count < parameters.count ? nil : values
    }
}
