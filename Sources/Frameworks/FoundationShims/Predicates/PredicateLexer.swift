/// A token of a predicate format.
enum PredicateToken: Equatable {
    /// A name, a key path, or a keyword such as `AND`.
    case word(String)
    case text(String)
    case integer(Int64)
    case number(Double)
    /// `%@` and similar: the next argument.
    case argument
    /// `%K`: the next argument is a key path.
    case keyPath
    /// `$name`.
    case variable(String)
    /// An operator, a bracket or a comma.
    case sign(String)
}

/// Splits a predicate format into tokens.
struct PredicateLexer {
    private var rest: Substring

    /// Returns the tokens of a format. Throws with the position of invalid text.
    static func tokens(of format: String) throws(PredicateError) -> [PredicateToken] {
        var lexer = PredicateLexer(rest: format[...])
        var tokens: [PredicateToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens
    }

    private mutating func next() throws(PredicateError) -> PredicateToken? {
        rest = rest.drop(while: \.isWhitespace)
        guard let first = rest.first else { return nil }
        if first == "\"" || first == "'" { return try text(first) }
        if first.isLetter || first == "_" || first == "@" || first == "#" { return .word(name()) }
        if first.isNumber { return try number() }
        if first == "%" { return try argument() }
        if first == "$" {
            rest.removeFirst()
            return .variable(name())
        }
        for sign in [
            "==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", "=", "<", ">", "!", "(", ")", "{", "}", "[",
            "]",
            ",", "-", "+", "*", "/",
        ]
        where rest.hasPrefix(sign) {
            rest.removeFirst(sign.count)
            return .sign(sign)
        }
        throw PredicateError("has no meaning from \"\(rest)\" on")
    }

    private mutating func name() -> String {
        let name = rest.prefix { $0.isLetter || $0.isNumber || "_.@#".contains($0) }
        rest.removeFirst(name.count)
        return String(name)
    }

    private mutating func number() throws(PredicateError) -> PredicateToken {
        let digits = rest.prefix { $0.isNumber || $0 == "." }
        rest.removeFirst(digits.count)
        if let integer = Int64(digits) { return .integer(integer) }
        guard let number = Double(digits) else { throw PredicateError("has \(digits), which is no number") }
        return .number(number)
    }

    private mutating func text(_ quote: Character) throws(PredicateError) -> PredicateToken {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return .text(text) }
            text.append(character == "\\" ? rest.popFirst() ?? "\\" : character)
        }
        throw PredicateError("has a text without an end: \(text)")
    }

    private mutating func argument() throws(PredicateError) -> PredicateToken {
        rest.removeFirst()
        if rest.first == "K" {
            rest.removeFirst()
            return .keyPath
        }
        for kind in ["@", "lld", "llu", "ld", "lu", "li", "lf", "d", "i", "u", "f", "g", "hd", "c"]
        where rest.hasPrefix(kind) {
            rest.removeFirst(kind.count)
            return .argument
        }
        throw PredicateError("has an unknown argument: %\(rest.prefix(1))")
    }
}

/// The reason why a predicate format is invalid, as a phrase that completes a sentence.
struct PredicateError: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}
