/// The limits of a context's value, so that a document that doubles a value repeatedly cannot exhaust memory.
enum ValueLimits {
    /// The maximum weight of a value: the number of its elements, keys and bytes of text, together.
    static let weight = 4_000_000
    /// The maximum nesting depth of arrays and objects: the limit of documents plus the limit of paths.
    static let depth = 400

    /// Returns the weight of a value that is nested `steps` levels deep; nil if it is too deep or too heavy.
    ///
    /// The traversal stops at the limit, because a small value that contains itself twice, thirty levels deep, has
    /// billions of elements.
    static func weight(of value: DynamicObject, below steps: Int = 0) -> Int? {
        var rest = weight
        return fits(value, depth: depth - steps, within: &rest) ? weight - rest : nil
    }

    /// Returns the cost of traversing a value, in bytes that count against the limit of a turn.
    static func cost(of value: DynamicObject) -> Int {
        var bytes = 0
        count(value, depth: depth, into: &bytes)
        return bytes
    }

    private static func count(_ value: DynamicObject, depth: Int, into bytes: inout Int) {
        bytes += 16
        guard depth > 0, bytes < weight * 16 else { return }
        switch value {
        case .empty, .bool, .int, .double, .expression: break
        case .string(let text): bytes += text.utf8.count
        case .array(let values):
            for value in values where bytes < weight * 16 { count(value, depth: depth - 1, into: &bytes) }
        case .dictionary(let members):
            for (key, value) in members where bytes < weight * 16 {
                bytes += key.utf8.count
                count(value, depth: depth - 1, into: &bytes)
            }
        }
    }

    private static func fits(_ value: DynamicObject, depth: Int, within rest: inout Int) -> Bool {
        rest -= 1
        guard rest >= 0, depth > 0 else { return false }
        switch value {
        case .empty, .bool, .int, .double, .expression: return true
        case .string(let text):
            rest -= text.utf8.count
            return rest >= 0
        case .array(let values): return values.allSatisfy { fits($0, depth: depth - 1, within: &rest) }
        case .dictionary(let members):
            return members.allSatisfy { key, value in
                rest -= key.utf8.count
                return fits(value, depth: depth - 1, within: &rest)
            }
        }
    }
}
