/// Scans paths and expressions from left to right in one pass, with two characters of lookahead and no backtracking.
///
/// The grammar is that of Beagle iOS 2.1 (Parser.swift), but without regular expressions, so that scanning takes linear
/// time for any text.
struct ExpressionScanner {
    /// The maximum nesting depth of operations. A text with deeper nesting is plain text.
    static let deepestNesting = 100

    private let bytes: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    var isAtEnd: Bool { position == bytes.count }

    // MARK: Whole texts

    /// Returns the parts of a text with expressions; nil if the text contains no expression or a malformed one.
    mutating func scanParts() -> [MultipleExpression.Node]? {
        var parts: [MultipleExpression.Node] = []
        var holdsExpression = false
        while !isAtEnd {
            if peek() == UInt8(ascii: "@"), peek(1) == UInt8(ascii: "{") {
                guard let expression = scanExpression() else { return nil }
                parts.append(.expression(expression))
                holdsExpression = true
            } else {
                parts.append(.string(scanText()))
            }
        }
        return holdsExpression ? parts : nil
    }

    /// Scans an expression of the form `@{…}`; nil if the text at the position has another form.
    mutating func scanExpression() -> SingleExpression? {
        guard consume("@"), consume("{"), let body = scanBody(), consume("}") else { return nil }
        return body
    }

    /// Scans the text before the next expression, without its escapes.
    private mutating func scanText() -> String {
        var run: [UInt8] = []
        while let byte = peek(), byte != UInt8(ascii: "@") || peek(1) != UInt8(ascii: "{") {
            Escapes.appendNext(of: bytes, at: &position, into: &run)
        }
        return String(decoding: run, as: UTF8.self)
    }

    // MARK: Bodies

    /// Scans a literal, a binding or an operation; the first alternative that matches is final.
    mutating func scanBody() -> SingleExpression? {
        guard let byte = peek() else { return nil }
        if byte == UInt8(ascii: "'") { return scanQuoted().map { .value(.literal(.string($0))) } }
        if let number = scanNumber() { return number.map { .value(.literal($0)) } }
        let word = scanWord()
        guard !word.isEmpty else { return nil }
        if let keyword = Literal(keyword: word) { return .value(.literal(keyword)) }
        if peek() == UInt8(ascii: "(") { return scanParameters(of: word).map(SingleExpression.operation) }
        guard let nodes = scanSteps(after: []) else { return nil }
        return .value(.binding(Binding(context: word, path: Path(nodes: nodes))))
    }

    private mutating func scanParameters(of name: String) -> Operation? {
        guard Operation.isName(name), consume("("), depth < Self.deepestNesting else { return nil }
        depth += 1
        defer { depth -= 1 }
        var parameters: [Operation.Parameter] = []
        skipWhiteSpace()
        if consume(")") { return Operation(name: name, parameters: []) }
        while let parameter = scanBody() {
            parameters.append(parameter)
            skipWhiteSpace()
            if consume(")") { return Operation(name: name, parameters: parameters) }
            guard consume(",") else { return nil }
            skipWhiteSpace()
        }
        return nil
    }

    /// Scans a string literal. Only a backslash before a quote is an escape; other backslashes are kept.
    private mutating func scanQuoted() -> String? {
        position += 1
        var content: [UInt8] = []
        while let byte = peek() {
            position += 1
            switch byte {
            case UInt8(ascii: "'"): return String(decoding: content, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let escaped = peek() else { return nil }
                position += 1
                if escaped != UInt8(ascii: "'") { content.append(byte) }
                content.append(escaped)
            default: content.append(byte)
            }
        }
        return nil
    }

    /// Scans a number.
    ///
    /// The outer optional is nil if no number starts here, which includes `1e3` and `2x`. The inner optional is nil if
    /// the number is not finite.
    private mutating func scanNumber() -> Literal?? {
        let start = position
        var end = position
        if peek() == UInt8(ascii: "-") { end += 1 }
        let whole = end
        while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
        guard end > whole else { return nil }
        if end + 1 < bytes.count, bytes[end] == UInt8(ascii: "."), Self.isDigit(bytes[end + 1]) {
            end += 1
            while end < bytes.count, Self.isDigit(bytes[end]) { end += 1 }
            position = end
            return .some(Double(text(from: start)).flatMap(Literal.init(finite:)))
        }
        position = end
        guard wordLength == 0 else {
            position = start
            return nil
        }
        let digits = text(from: start)
        return .some(Int(digits).map(Literal.int) ?? Double(digits).flatMap(Literal.init(finite:)))
    }

    // MARK: Paths

    /// Scans a path. Unlike a binding, a path may start with an index.
    mutating func scanPath() -> [Path.Node]? {
        let word = scanWord()
        guard !word.isEmpty || peek() == UInt8(ascii: "["), peek() != UInt8(ascii: "(") else { return nil }
        return scanSteps(after: word.isEmpty ? [] : [.key(word)])
    }

    /// Scans the steps after the first key, such as `[index]` and `.key`.
    private mutating func scanSteps(after first: [Path.Node]) -> [Path.Node]? {
        var nodes = first
        guard scanIndices(into: &nodes) else { return nil }
        while consume(".") {
            let word = scanWord()
            guard !word.isEmpty, peek() != UInt8(ascii: "(") else { return nil }
            nodes.append(.key(word))
            guard scanIndices(into: &nodes) else { return nil }
        }
        return nodes
    }

    private mutating func scanIndices(into nodes: inout [Path.Node]) -> Bool {
        while consume("[") {
            let start = position
            if peek() == UInt8(ascii: "-") { position += 1 }
            while let byte = peek(), Self.isDigit(byte) { position += 1 }
            guard let index = Int(text(from: start)), consume("]") else { return false }
            nodes.append(.index(index))
        }
        return true
    }

    // MARK: Characters

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard peek() == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private func text(from start: Int) -> String {
        String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func scanWord() -> String {
        let start = position
        while true {
            let length = wordLength
            if length == 0 { return text(from: start) }
            position += length
        }
    }

    private mutating func skipWhiteSpace() {
        while let (scalar, length) = scalar, scalar.properties.isWhitespace { position += length }
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    /// The byte length of the word character at the position: a letter, mark, decimal digit or connector punctuation of
    /// any script. Zero if there is none.
    private var wordLength: Int {
        guard let byte = peek() else { return 0 }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            return 1
        case ..<0x80: return 0
        default:
            guard let (scalar, length) = scalar, Self.isWord(scalar) else { return 0 }
            return length
        }
    }

    /// The scalar at the position. The bytes are well-formed, because they come from a `String`.
    private var scalar: (Unicode.Scalar, length: Int)? {
        guard let lead = peek() else { return nil }
        if lead < 0x80 { return (Unicode.Scalar(lead), 1) }
        let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
        guard position + length <= bytes.count else { return nil }
        let bits = bytes[(position + 1)..<(position + length)].reduce(UInt32(lead) & (0x7F >> UInt32(length))) {
            $0 << 6 | UInt32($1 & 0x3F)
        }
        return Unicode.Scalar(bits).map { ($0, length) }
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
            true
        default: false  // Unicode's enumeration may gain further cases.
        }
    }
}
