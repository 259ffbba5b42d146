extension BuiltInOperations {
    /// The array operations. They return new arrays; the values of contexts do not change.
    static let array: [String: Handler] = [
        "insert": { parameters in
            guard (2...3).contains(parameters.count), case .array(var values) = parameters[0] else { return .empty }
            guard parameters.count == 3 else { return .array(values + [parameters[1]]) }
            guard case .int(let index) = parameters[2], values.indices.contains(index) else { return .empty }
            values.insert(parameters[1], at: index)
            return .array(values)
        },
        "remove": { parameters in
            guard parameters.count == 2, case .array(let values) = parameters[0] else { return .empty }
            return .array(values.filter { $0 != parameters[1] })
        },
        "removeIndex": { parameters in
            guard (1...2).contains(parameters.count), case .array(var values) = parameters[0] else { return .empty }
            guard parameters.count == 2 else { return .array(values.dropLast()) }
            guard case .int(let index) = parameters[1], values.indices.contains(index) else { return .empty }
            values.remove(at: index)
            return .array(values)
        },
        "contains": { parameters in
            guard parameters.count == 2, case .array(let values) = parameters[0] else { return .empty }
            return .bool(values.contains(parameters[1]))
        },
        "union": { parameters in
            .array(
                parameters.flatMap { parameter -> [DynamicObject] in
                    if case .array(let values) = parameter { values } else { [] }
                })
        },
    ]
}
