/// The words of a Swift source that begin with a capital letter, without comments and without the text of strings.
///
/// The interpolations of strings are read as code. A word after a dot is left out: it is a member, or another module's.
struct SourceWords {
    private(set) var all: Set<String> = []
    /// The names of types that are declared outside of other types.
    private(set) var declared: Set<String> = []

    private static let kinds: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

    private let bytes: [UInt8]
    private var place = 0
    private var isIndented = false
    /// Whether the next word is the name of a type that is declared.
    private var namesNext = false
    private var isImport = false

    init(of source: String) {
        bytes = Array(source.utf8)
        readCode(untilParenthesis: false)
    }

    /// Reads code to its end, or to the parenthesis that closes an interpolation.
    private mutating func readCode(untilParenthesis: Bool) {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            if Self.isOfWord(byte) {
                readWord()
            } else if begins("//") {
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
            } else if begins("/*") {
                skipComment()
            } else if byte == UInt8(ascii: "\"") {
                readString(endedBy: begins("\"\"\"") ? "\"\"\"" : "\"")
            } else {
                if byte == UInt8(ascii: "\n") {
                    isIndented = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: " ")
                }
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") {
                    if untilParenthesis, depth == 0 { return }
                    depth -= 1
                }
                place += 1
            }
        }
    }

    private mutating func readWord() {
        let isMember = place > 0 && bytes[place - 1] == UInt8(ascii: ".")
        let word = String(decoding: bytes[place...].prefix(while: Self.isOfWord), as: UTF8.self)
        place += word.utf8.count
        if word.first?.isUppercase == true, !isMember {
            all.insert(word)
            if namesNext { declared.insert(word) }
        }
        namesNext = !isIndented && !isImport && Self.kinds.contains(word)  // `import enum Beagle.Expression`
        isImport = word == "import"
    }

    private mutating func skipComment() {
        while place < bytes.count, !begins("*/") { place += 1 }
        place += 2
    }

    private mutating func readString(endedBy end: StaticString) {
        let isMultiline = end.utf8CodeUnitCount == 3
        place += end.utf8CodeUnitCount
        while place < bytes.count, !begins(end) {
            if begins("\\(") {
                place += 2
                readCode(untilParenthesis: true)
                place += 1
            } else if bytes[place] == UInt8(ascii: "\\") {
                place += 2
            } else if bytes[place] == UInt8(ascii: "\n"), !isMultiline {
                return  // a quotation mark in a regular expression
            } else {
                place += 1
            }
        }
        place += end.utf8CodeUnitCount
    }

    private func begins(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[min(place, bytes.count)...].starts(with: $0) }
    }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
