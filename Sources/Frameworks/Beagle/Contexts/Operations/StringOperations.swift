import Foundation

extension BuiltInOperations {
    /// The operations on strings; parameters of other kinds are not converted.
    static let string: [String: Handler] = [
        "concat": { parameters in
            let texts = parameters.compactMap(text)
            return texts.isEmpty || texts.count < parameters.count ? .empty : .string(texts.joined())
        },
        "capitalize": { mapText($0) { $0.capitalized } },
        "uppercase": { mapText($0) { $0.uppercased() } },
        "lowercase": { mapText($0) { $0.lowercased() } },
        "substr": { parameters in
            guard (2...3).contains(parameters.count), let text = text(parameters[0]),
                case .int(let from) = parameters[1], from >= 0
            else { return .empty }
            let count = text.count
            guard from < count else { return .empty }
            let rest = text.dropFirst(from)
            guard parameters.count == 3 else { return .string(String(rest)) }
            guard case .int(let length) = parameters[2], (0...(count - from)).contains(length) else { return .empty }
            return .string(String(rest.prefix(length)))
        },
    ]

    private static func mapText(_ parameters: [DynamicObject], transform change: (String) -> String) -> DynamicObject {
        guard parameters.count == 1, let text = text(parameters[0]) else { return .empty }
        return .string(change(text))
    }

    private static func text(_ value: DynamicObject) -> String? {
        if case .string(let text) = value { text } else { nil }
    }
}
