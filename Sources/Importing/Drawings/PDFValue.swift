/// One thing that a PDF says: a value, or in what it draws the word for what is done with the values before it.
indirect enum PDFValue {
    case number(Double)
    case name(String)
    case text
    case list([PDFValue])
    case dictionary([String: PDFValue])
    case reference(Int)
    case word(String)

    var number: Double? { if case .number(let number) = self { number } else { nil } }
    var name: String? { if case .name(let name) = self { name } else { nil } }
    var list: [PDFValue]? { if case .list(let list) = self { list } else { nil } }
    var dictionary: [String: PDFValue]? { if case .dictionary(let members) = self { members } else { nil } }
}

/// Reads values one after another.
struct PDFReader {
    private let bytes: [UInt8]
    /// Where the next value is looked for.
    var position: Int

    /// No drawing has more lists in one another.
    private static let deepest = 32

    init(_ bytes: [UInt8], at position: Int = 0) {
        self.bytes = bytes
        self.position = position
    }

    /// The next value; nil at the end, or where nothing can be read.
    mutating func next(depth: Int = 0) -> PDFValue? {
        skipSpace()
        guard depth < Self.deepest, position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "/"):
            position += 1
            return .name(token())
        case UInt8(ascii: "("): return text()
        case UInt8(ascii: "["):
            position += 1
            return .list(values(until: "]", depth))
        case UInt8(ascii: "<"):
            position += 1
            guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
                skip(past: ">")
                return .text
            }
            position += 1
            return .dictionary(members(depth))
        case UInt8(ascii: "]"), UInt8(ascii: ">"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
            position += 1
            return .word(String(UnicodeScalar(bytes[position - 1])))
        default: return numberOrWord()
        }
    }

    private mutating func numberOrWord() -> PDFValue {
        let token = token()
        guard let number = Double(token), number.isFinite else { return .word(token) }
        // `12 0 R` is another object.
        var ahead = self
        ahead.skipSpace()
        guard number >= 0, number == number.rounded(), number < 1e7, Int(ahead.token()) != nil else {
            return .number(number)
        }
        ahead.skipSpace()
        guard ahead.token() == "R" else { return .number(number) }
        self = ahead
        return .reference(Int(number))
    }

    private mutating func values(until end: String, _ depth: Int) -> [PDFValue] {
        var found: [PDFValue] = []
        while let value = next(depth: depth + 1) {
            if case .word(end) = value { break }
            found.append(value)
        }
        return found
    }

    private mutating func members(_ depth: Int) -> [String: PDFValue] {
        var found: [String: PDFValue] = [:]
        while case .name(let name)? = next(depth: depth + 1), let value = next(depth: depth + 1) { found[name] = value }
        // What ended it was the first of two signs.
        if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
        return found
    }

    /// Letters up to a space or a sign that means something.
    private mutating func token() -> String {
        let start = position
        while position < bytes.count, !Self.isSpace(bytes[position]), !Self.signs.contains(bytes[position]) {
            position += 1
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func text() -> PDFValue {
        var open = 0
        repeat {
            switch bytes[position] {
            case UInt8(ascii: "("): open += 1
            case UInt8(ascii: ")"): open -= 1
            case UInt8(ascii: "\\"): position += 1
            default: break
            }
            position += 1
        } while open > 0 && position < bytes.count
        return .text
    }

    private mutating func skip(past end: Unicode.Scalar) {
        while position < bytes.count, bytes[position] != UInt8(ascii: end) { position += 1 }
        position = min(position + 1, bytes.count)
    }

    private mutating func skipSpace() {
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "%") {
                while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
            } else if Self.isSpace(bytes[position]) {
                position += 1
            } else {
                return
            }
        }
    }

    private static let signs = Set("()<>[]{}/%".utf8)

    static func isSpace(_ byte: UInt8) -> Bool { [0, 9, 10, 12, 13, 32].contains(byte) }
}
