import Foundation

/// An operand of a comparison.
indirect enum PredicateTerm {
    case value(Any?)
    case keyPath(String)
    case list([PredicateTerm])
    /// A variable, possibly followed by a dot and a key path.
    case variable(String)
    case function(PredicateFunction, [PredicateTerm])

    func evaluate(with object: Any?, bindings: [String: Any]?) -> Any? {
        switch self {
        case .value(let value): PredicateValue.unwrapped(value)
        case .keyPath(let keyPath): KeyPathWalk(keyPath).value(of: object)
        case .list(let terms): terms.map { $0.evaluate(with: object, bindings: bindings) ?? NSNull() }
        case .variable(let name):
            if let dot = name.firstIndex(of: ".") {
                KeyPathWalk(String(name[dot...])).value(of: bindings?[String(name[..<dot])])
            } else {
                PredicateValue.unwrapped(bindings?[name])
            }
        case .function(let function, let terms):
            function.value(of: terms.map { $0.evaluate(with: object, bindings: bindings) })
        }
    }
}

extension PredicateTerm: CustomStringConvertible {
    /// The term as it is written in a format.
    var description: String {
        switch self {
        case .value(let value):
            guard let value = PredicateValue.unwrapped(value) else { return "nil" }
            return PredicateValue.text(of: value, options: []).map { "\"\($0)\"" } ?? "\(value)"
        case .keyPath(let path): return path
        case .list(let terms): return "{\(Self.list(terms))}"
        case .variable(let name): return "$\(name)"
        case .function(let function, let terms):
            if let sign = function.sign { return terms.map(\.operand).joined(separator: " \(sign) ") }
            return "\(function.rawValue.prefix { $0 != ":" })(\(Self.list(terms)))"
        }
    }

    /// The term in parentheses if it is a calculation.
    private var operand: String {
        if case .function(let function, _) = self, function.sign != nil { "(\(self))" } else { description }
    }

    private static func list(_ terms: [PredicateTerm]) -> String { terms.map(\.description).joined(separator: ", ") }
}

/// A parsed predicate.
indirect enum PredicateTree {
    case constant(Bool)
    case not(PredicateTree)
    case all([PredicateTree])
    case any([PredicateTree])
    case comparison(PredicateComparison)

    func holds(for object: Any?, bindings: [String: Any]?) -> Bool {
        switch self {
        case .constant(let value): value
        case .not(let tree): !tree.holds(for: object, bindings: bindings)
        case .all(let trees): trees.allSatisfy { $0.holds(for: object, bindings: bindings) }
        case .any(let trees): trees.contains { $0.holds(for: object, bindings: bindings) }
        case .comparison(let comparison): comparison.holds(for: object, bindings: bindings)
        }
    }
}

/// A comparison of two operands.
struct PredicateComparison {
    enum Operator: String {
        case equal = "==", unequal = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case begins = "BEGINSWITH", ends = "ENDSWITH", contains = "CONTAINS", like = "LIKE", matches = "MATCHES"
        case isIn = "IN", between = "BETWEEN"

        /// Parses an operator in any of its spellings.
        init?(written: String) {
            switch written.uppercased() {
            case "=": self = .equal
            case "<>": self = .unequal
            case "=<": self = .lessOrEqual
            case "=>": self = .greaterOrEqual
            case let other:
                guard let known = Operator(rawValue: other) else { return nil }
                self = known
            }
        }
    }

    /// The number of left-hand values for which the comparison must hold.
    enum Modifier {
        case direct, any, all, none

        /// The word before a comparison.
        fileprivate var word: String? {
            switch self {
            case .direct: nil
            case .any: "ANY"
            case .all: "ALL"
            case .none: "NONE"
            }
        }
    }

    let left: PredicateTerm
    let right: PredicateTerm
    let `operator`: Operator
    let modifier: Modifier
    let options: PredicateValue.Options

    func holds(for object: Any?, bindings: [String: Any]?) -> Bool {
        let (one, other) = (
            left.evaluate(with: object, bindings: bindings), right.evaluate(with: object, bindings: bindings)
        )
        let members = one.flatMap { PredicateValue.members(of: $0) } ?? one.map { [$0] } ?? []
        switch modifier {
        case .direct: return compare(one, other)
        case .any: return members.contains { compare($0, other) }
        case .all: return members.allSatisfy { compare($0, other) }
        case .none: return !members.contains { compare($0, other) }
        }
    }

    /// The comparison as it is written in a format.
    var description: String {
        let letters = (options.contains(.ignoringCase) ? "c" : "") + (options.contains(.ignoringAccents) ? "d" : "")
        let words = [
            modifier.word, left.description, `operator`.rawValue + (letters.isEmpty ? "" : "[\(letters)]"),
            right.description,
        ]
        return words.compactMap(\.self).joined(separator: " ")
    }

    private func compare(_ one: Any?, _ other: Any?) -> Bool {
        switch `operator` {
        case .equal: return PredicateValue.isSame(one, other, options: options)
        case .unequal: return !PredicateValue.isSame(one, other, options: options)
        case .less, .lessOrEqual, .greater, .greaterOrEqual, .between: return isOrdered(one, other)
        case .isIn: return isMember(one, of: other)
        case .contains:
            if let one, PredicateValue.members(of: one) != nil { return isMember(other, of: one) }
            return compareTexts(one, other) { $1.isEmpty || $0.contains($1) }
        case .begins: return compareTexts(one, other) { $0.hasPrefix($1) }
        case .ends: return compareTexts(one, other) { $0.hasSuffix($1) }
        case .like: return compareTexts(one, other) { Self.matches($0, pattern: Self.pattern($1)) }
        case .matches: return compareTexts(one, other) { Self.matches($0, pattern: $1) }
        }
    }

    private func isOrdered(_ one: Any?, _ other: Any?) -> Bool {
        guard let one, let other else { return false }
        if `operator` == .between {
            guard let bounds = PredicateValue.members(of: other), bounds.count == 2 else { return false }
            return PredicateValue.order(one, bounds[0], options: options) != .orderedAscending
                && PredicateValue.order(one, bounds[1], options: options) != .orderedDescending
        }
        let order = PredicateValue.order(one, other, options: options)
        switch `operator` {
        case .less: return order == .orderedAscending
        case .lessOrEqual: return order != .orderedDescending
        case .greater: return order == .orderedDescending
        default: return order != .orderedAscending
        }
    }

    private func isMember(_ value: Any?, of collection: Any?) -> Bool {
        guard let collection else { return false }
        if let members = PredicateValue.members(of: collection) {
            return members.contains { PredicateValue.isSame(value, $0, options: options) }
        }
        return compareTexts(collection, value) { $0.contains($1) }
    }

    private func compareTexts(_ one: Any?, _ other: Any?, by compare: (String, String) -> Bool) -> Bool {
        guard let one = one.flatMap({ PredicateValue.text(of: $0, options: options) }),
            let other = other.flatMap({ PredicateValue.text(of: $0, options: options) })
        else { return false }
        return compare(one, other)
    }

    /// Returns whether a regular expression matches a whole text.
    private static func matches(_ text: String, pattern: String) -> Bool {
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }

    /// Converts the wildcards `*` and `?` of `LIKE` to a regular expression.
    private static func pattern(_ like: String) -> String {
        NSRegularExpression.escapedPattern(for: like).replacingOccurrences(of: "\\*", with: "(?s:.*)")
            .replacingOccurrences(of: "\\?", with: "(?s:.)")
    }
}
