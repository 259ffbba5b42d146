/// How large one context's value may grow, so that a document that doubles a value again and again stays harmless.
enum ValueLimits {
    /// Elements, keys and bytes of text, together.
    static let weight = 4_000_000
    /// Arrays and objects inside each other: as deep as a document may be, and as a path may add.
    static let depth = 400

    /// How much of the weight a value takes, `steps` below the root; nil when it is too deep or too heavy.
    ///
    /// The walk stops at the limit, since a small value that holds itself twice, thirty times over, has no end.
    static func weight(of value: DynamicObject, below steps: Int = 0) -> Int? {
        var rest = weight
        return take(value, depth - steps, from: &rest) ? weight - rest : nil
    }

    /// Bytes of a turn that it costs to go through the whole of a value.
    static func cost(of value: DynamicObject) -> Int {
        var bytes = 0
        count(value, depth, into: &bytes)
        return bytes
    }

    private static func count(_ value: DynamicObject, _ depth: Int, into bytes: inout Int) {
        bytes += 16
        guard depth > 0, bytes < weight * 16 else { return }
        switch value {
        case .empty, .bool, .int, .double, .expression: break
        case .string(let text): bytes += text.utf8.count
        case .array(let values):
            for value in values where bytes < weight * 16 { count(value, depth - 1, into: &bytes) }
        case .dictionary(let members):
            for (key, value) in members where bytes < weight * 16 {
                bytes += key.utf8.count
                count(value, depth - 1, into: &bytes)
            }
        }
    }

    private static func take(_ value: DynamicObject, _ depth: Int, from rest: inout Int) -> Bool {
        rest -= 1
        guard rest >= 0, depth > 0 else { return false }
        switch value {
        case .empty, .bool, .int, .double, .expression: return true
        case .string(let text):
            rest -= text.utf8.count
            return rest >= 0
        case .array(let values): return values.allSatisfy { take($0, depth - 1, from: &rest) }
        case .dictionary(let members):
            return members.allSatisfy { key, value in
                rest -= key.utf8.count
                return take(value, depth - 1, from: &rest)
            }
        }
    }
}
