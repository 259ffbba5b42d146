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
        if consume("(") {
            let tree = try either()
            guard consume(")") else { throw PredicateError("misses a )") }
            return tree
        }
        return .comparison(try comparison())
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
            left: left, right: try term(), operator: found, modifier: modifier, options: options)
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

    private mutating func term() throws(PredicateError) -> PredicateTerm {
        switch tokens.popFirst() {
        case .text(let text)?: return .value(text)
        case .integer(let number)?: return .value(number)
        case .number(let number)?: return .value(number)
        case .argument?: return .value(try argument())
        case .variable(let name)?: return .variable(name)
        case .keyPath?:
            guard let keyPath = try argument() as? String else { throw PredicateError("has no text for %K") }
            return .keyPath(keyPath)
        case .word(let word)?: return Self.constant(word) ?? .keyPath(word)
        case .sign("-")?: return try negative()
        case .sign("{")?: return try list(until: "}")
        case .sign("(")?: return try list(until: ")")
        case let other?: throw PredicateError("has \(other) where a value should stand")
        case nil: throw PredicateError("ends where a value should stand")
        }
    }

    private mutating func negative() throws(PredicateError) -> PredicateTerm {
        switch tokens.popFirst() {
        case .integer(let number)?: return .value(-number)
        case .number(let number)?: return .value(-number)
        default: throw PredicateError("has a - before what is no number")
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
