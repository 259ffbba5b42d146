/// The escapes of plain text and of text around expressions: `\\` is a backslash, and `\@{` begins no expression.
enum Escapes {
    /// Returns text without its escapes, in one pass: `\\` becomes `\`, and `\@{` becomes `@{`.
    static func removed(from text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var position = 0
        while position < bytes.count { appendNext(of: bytes, at: &position, into: &result) }
        return String(decoding: result, as: UTF8.self)
    }

    /// Appends the character or byte at `position` to `result`, without its escape, and moves `position` behind it.
    static func appendNext(of bytes: [UInt8], at position: inout Int, into result: inout [UInt8]) {
        func next(at offset: Int, is character: Unicode.Scalar) -> Bool {
            position + offset < bytes.count && bytes[position + offset] == UInt8(ascii: character)
        }
        guard next(at: 0, is: "\\") else {
            result.append(bytes[position])
            position += 1
            return
        }
        if next(at: 1, is: "\\") {
            position += 1
        } else if next(at: 1, is: "@") {
            if !next(at: 2, is: "{") { result.append(bytes[position]) }
            position += 1
        }
        result.append(bytes[position])
        position += 1
    }

    /// Returns text with escapes, so that it is parsed as this literal text.
    static func added(to text: String) -> String {
        escaping(text) { bytes, place in
            switch bytes[place] {
            case UInt8(ascii: "\\"): true
            case UInt8(ascii: "@"): place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "{")
            default: false
            }
        }
    }

    /// Returns the content of a string literal, with a backslash before every quote.
    static func quoted(_ text: String) -> String {
        escaping(text) { bytes, place in bytes[place] == UInt8(ascii: "'") }
    }

    /// Inserts backslashes byte by byte, like the scanner, because Swift combines a brace and a following accent into
    /// one character.
    private static func escaping(_ text: String, where isSpecial: ([UInt8], Int) -> Bool) -> String {
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for place in bytes.indices {
            if isSpecial(bytes, place) { result.append(UInt8(ascii: "\\")) }
            result.append(bytes[place])
        }
        return String(decoding: result, as: UTF8.self)
    }
}
