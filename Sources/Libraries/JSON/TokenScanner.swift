/// Splits JSON text into tokens without checking their order, to locate positions in text that jansson has parsed.
struct TokenScanner {
    enum Kind: Equatable {
        /// A byte of `{ } [ ] : ,`.
        case punctuation(UInt8)
        case string
        /// A number, a word, or invalid bytes.
        case scalar
    }

    struct Token {
        let kind: Kind
        let range: Range<Int>
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var offset = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func next() -> Token? {
        while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
        guard offset < bytes.count else { return nil }
        let start = offset
        let first = bytes[start]
        offset += 1
        if Self.isPunctuation(first) { return Token(kind: .punctuation(first), range: start..<offset) }
        if first == UInt8(ascii: "\"") {
            offset = Self.endOfString(from: start, in: bytes)
            return Token(kind: .string, range: start..<offset)
        }
        while offset < bytes.count, !Self.endsScalar(bytes[offset]) { offset += 1 }
        return Token(kind: .scalar, range: start..<offset)
    }

    /// Returns the offset after the string that starts at `start`, or the end of the text.
    static func endOfString(from start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var offset = start + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\"") { return offset }
            if byte == UInt8(ascii: "\\"), offset < bytes.count { offset += 1 }
        }
        return offset
    }

    /// Returns the range of the token that starts at an offset.
    static func token(at offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
        var scanner = TokenScanner(bytes)
        scanner.offset = offset
        return scanner.next()?.range ?? offset..<offset
    }

    static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ":"),
            UInt8(ascii: ","):
            true
        default: false
        }
    }

    static func endsScalar(_ byte: UInt8) -> Bool {
        isSpace(byte) || isPunctuation(byte) || byte == UInt8(ascii: "\"")
    }
}

extension TokenScanner {
    /// Returns the value of a string token; nil for other tokens.
    static func text(of token: Token, in bytes: UnsafeBufferPointer<UInt8>) -> String? {
        guard token.kind == .string, token.range.count >= 2 else { return nil }
        let inside = bytes[token.range].dropFirst().dropLast()
        guard inside.contains(UInt8(ascii: "\\")) else { return String(decoding: inside, as: UTF8.self) }
        let literal = UnsafeBufferPointer(rebasing: bytes[token.range])
        guard case .success(let value) = JanssonParser(text: literal, limits: .standard).parse() else { return nil }
        return value.string
    }
}
