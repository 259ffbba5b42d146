/// Parses a predicate format.
struct PredicateParser {
    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>
    /// The nesting depth of parentheses, limited to protect the stack.
    private var depth = 0

    /// Parses a format with its arguments. Throws if the format is invalid, or arguments are missing.
    static func tree(of format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateTree {
        var parser = PredicateParser(
            tokens: try PredicateLexer.tokens(of: format)[...], arguments: arguments[...])
        let tree = try parser.either()
        guard parser.tokens.isEmpty else {
            throw PredicateError("has more behind its end: \(parser.tokens.count) words")
        }
        return tree
    }

    /// Parses the format of an expression with its arguments. Throws if it is invalid, or arguments are missing.
    static func expression(of format: String, _ arguments: [Any?]) throws(PredicateError) -> PredicateTerm {
        var parser = PredicateParser(
            tokens: try PredicateLexer.tokens(of: format)[...], arguments: arguments[...])
        let term = try parser.term()
        guard parser.tokens.isEmpty else {
            throw PredicateError("has more behind its end: \(parser.tokens.count) words")
        }
        return term
    }

    private mutating func consume(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word)? where words.contains(word.uppercased()): break
        case .sign(let sign)? where words.contains(sign): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    private mutating func either() throws(PredicateError) -> PredicateTree {
        var trees = [try both()]
        while consume("OR", "||") { trees.append(try both()) }
        return trees.count == 1 ? trees[0] : .any(trees)
    }

    private mutating func both() throws(PredicateError) -> PredicateTree {
        var trees = [try single()]
        while consume("AND", "&&") { trees.append(try single()) }
        return trees.count == 1 ? trees[0] : .all(trees)
    }

    private mutating func single() throws(PredicateError) -> PredicateTree {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw PredicateError("has more than 100 parentheses in one another") }
        if consume("NOT", "!") { return .not(try single()) }
        if consume("TRUEPREDICATE") { return .constant(true) }
        if consume("FALSEPREDICATE") { return .constant(false) }
        if !beginsWithCalculation, consume("(") {
            let tree = try either()
            guard consume(")") else { throw PredicateError("misses a )") }
            return tree
        }
        return .comparison(try comparison())
    }

    /// Whether the next parentheses contain an operand and not a predicate.
    private var beginsWithCalculation: Bool {
        var open = 0
        for (index, token) in zip(tokens.indices, tokens) {
            if token == .sign("(") { open += 1 }
            if token == .sign(")") { open -= 1 }
            guard open == 0 else { continue }
            guard index > tokens.startIndex, tokens.indices.contains(index + 1) else { return false }
            let next = tokens[index + 1]
            let isSign = Self.signs.joined().contains { next == .sign($0.sign ?? "") }
            return isSign || Self.operator(next) != nil
        }
        return false
    }

    private mutating func comparison() throws(PredicateError) -> PredicateComparison {
        let modifier: PredicateComparison.Modifier =
            consume("ANY", "SOME") ? .any : consume("ALL") ? .all : consume("NONE") ? .none : .direct
        let left = try term()
        guard let written = tokens.popFirst(), let found = Self.operator(written) else {
            throw PredicateError("misses an operator behind a value")
        }
        let options = try options()
        return PredicateComparison(
            left: left, right: try found == .isIn ? list() : term(), operator: found, modifier: modifier,
            options: options)
    }

    private static func `operator`(_ token: PredicateToken) -> PredicateComparison.Operator? {
        switch token {
        case .word(let word): .init(written: word)
        case .sign(let sign): .init(written: sign)
        default: nil
        }
    }

    /// Parses `[cd]` after an operator.
    private mutating func options() throws(PredicateError) -> PredicateValue.Options {
        guard consume("[") else { return [] }
        guard case .word(let letters)? = tokens.popFirst(), consume("]") else {
            throw PredicateError("misses letters and a ] behind [")
        }
        var options: PredicateValue.Options = []
        if letters.contains("c") { options.insert(.ignoringCase) }
        if letters.contains("d") { options.insert(.ignoringAccents) }
        return options
    }

    private mutating func argument() throws(PredicateError) -> Any? {
        guard let argument = arguments.popFirst() else { throw PredicateError("has more places than arguments") }
        return argument
    }

    /// The operators of arithmetic, from the weakest to the strongest.
    private static let signs: [[PredicateFunction]] = [[.add, .subtract], [.multiply, .divide], [.power]]

    /// Parses the operand after `IN`. There, parentheses contain a list, even if it has a single member.
    private mutating func list() throws(PredicateError) -> PredicateTerm {
        consume("(") ? try list(until: ")") : try term()
    }

    /// Parses an operand: a value, or a calculation.
    private mutating func term() throws(PredicateError) -> PredicateTerm { try term(strength: 0) }

    private mutating func term(strength: Int) throws(PredicateError) -> PredicateTerm {
        guard Self.signs.indices.contains(strength) else { return try value() }
        var term = try term(strength: strength + 1)
        while let function = Self.signs[strength].first(where: { tokens.first == .sign($0.sign ?? "") }) {
            tokens.removeFirst()
            term = .function(function, [term, try self.term(strength: strength + 1)])
        }
        return term
    }

    /// Parses the arguments of a function, after its name; nil if the name is that of a key path.
    private mutating func call(of name: String) throws(PredicateError) -> PredicateTerm? {
        guard tokens.first == .sign("(") else { return nil }
        guard let function = PredicateFunction(rawValue: name.lowercased() + ":") else {
            throw PredicateError("has an unknown function: \(name)")
        }
        tokens.removeFirst()
        guard case .list(let terms) = try list(until: ")"), terms.count == 1 else {
            throw PredicateError("has not one argument for \(name)")
        }
        return .function(function, terms)
    }

    private mutating func value() throws(PredicateError) -> PredicateTerm {
        switch tokens.popFirst() {
        case .text(let text)?: return .value(text)
        case .integer(let number)?: return .value(number)
        case .number(let number)?: return .value(number)
        case .argument?: return .value(try argument())
        case .variable(let name)?: return .variable(name)
        case .keyPath?:
            guard let keyPath = try argument() as? String else { throw PredicateError("has no text for %K") }
            return .keyPath(keyPath)
        case .word(let word)?:
            if let constant = Self.constant(word) { return constant }
            if let call = try call(of: word) { return call }
            return .keyPath(word)
        case .sign("-")?: return try negative()
        case .sign("{")?: return try list(until: "}")
        case .sign("(")?:
            let list = try list(until: ")")
            guard case .list(let terms) = list, terms.count == 1 else { return list }
            return terms[0]
        case let other?: throw PredicateError("has \(other) where a value should stand")
        case nil: throw PredicateError("ends where a value should stand")
        }
    }

    private mutating func negative() throws(PredicateError) -> PredicateTerm {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw PredicateError("has more than 100 - in a row") }
        return switch try value() {
        case .value(let number as Int64): .value(-number)
        case .value(let number as Double): .value(-number)
        case let other: .function(.subtract, [.value(Int64(0)), other])
        }
    }

    private mutating func list(until end: String) throws(PredicateError) -> PredicateTerm {
        depth += 1
        defer { depth -= 1 }
        guard depth < 100 else { throw PredicateError("has more than 100 lists in one another") }
        var terms: [PredicateTerm] = []
        while !consume(end) {
            if !terms.isEmpty, !consume(",") { throw PredicateError("misses a , or a \(end)") }
            terms.append(try term())
        }
        return .list(terms)
    }

    private static func constant(_ word: String) -> PredicateTerm? {
        switch word.uppercased() {
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        case "NIL", "NULL": .value(nil)
        default: nil
        }
    }
}
