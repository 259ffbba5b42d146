/// A property list in the format of Xcode projects: strings, arrays and dictionaries.
enum PropertyList: Equatable {
    case text(String)
    case list([PropertyList])
    case table([String: PropertyList])

    /// The string; nil for arrays and dictionaries.
    var text: String? {
        if case .text(let text) = self { text } else { nil }
    }

    /// The strings in an array; empty for other values.
    var texts: [String] {
        if case .list(let list) = self { list.compactMap(\.text) } else { [] }
    }

    /// Returns a value of a dictionary; nil for other values.
    subscript(_ name: String) -> PropertyList? {
        if case .table(let table) = self { table[name] } else { nil }
    }
}

/// Parses property lists in the format with braces and semicolons.
struct PropertyListReader {
    /// A syntax error and its line.
    struct SyntaxError: Error, Equatable {
        let line: Int
        let reason: String
    }

    private let bytes: [UInt8]
    private var place = 0
    private var depth = 0
    /// The maximum nesting depth. It is far below the depth that would exhaust the stack.
    private static let deepest = 100

    /// Parses a whole text.
    static func read(_ text: String) throws(SyntaxError) -> PropertyList {
        var reader = PropertyListReader(Array(text.utf8))
        let value = try reader.value()
        try reader.skip()
        guard reader.place == reader.bytes.count else { throw reader.syntaxError("there is text after its end") }
        return value
    }

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    private func syntaxError(_ reason: String) -> SyntaxError {
        SyntaxError(line: 1 + bytes[..<min(place, bytes.count)].count { $0 == UInt8(ascii: "\n") }, reason: reason)
    }

    private func isNext(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[place...].starts(with: $0) }
    }

    private mutating func consume(_ text: StaticString) -> Bool {
        guard isNext(text) else { return false }
        place += text.utf8CodeUnitCount
        return true
    }

    /// Skips whitespace and comments.
    private mutating func skip() throws(SyntaxError) {
        while place < bytes.count {
            if consume("//") {
                while place < bytes.count, !isNext("\n") { place += 1 }
            } else if consume("/*") {
                while !consume("*/") {
                    guard place < bytes.count else { throw syntaxError("a comment has no end") }
                    place += 1
                }
            } else if bytes[place] <= UInt8(ascii: " ") {
                place += 1
            } else {
                return
            }
        }
    }

    private mutating func value() throws(SyntaxError) -> PropertyList {
        try skip()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw syntaxError("it is nested deeper than \(Self.deepest) levels") }
        if consume("{") { return .table(try table()) }
        if consume("(") { return .list(try list()) }
        return .text(try text())
    }

    private mutating func table() throws(SyntaxError) -> [String: PropertyList] {
        var found: [String: PropertyList] = [:]
        while true {
            try skip()
            if consume("}") { return found }
            let name = try text()
            try skip()
            guard consume("=") else { throw syntaxError("there is no = after \"\(name)\"") }
            found[name] = try value()
            try skip()
            guard consume(";") else { throw syntaxError("there is no semicolon after \"\(name)\"") }
        }
    }

    private mutating func list() throws(SyntaxError) -> [PropertyList] {
        var found: [PropertyList] = []
        while true {
            try skip()
            if consume(")") { return found }
            found.append(try value())
            try skip()
            guard consume(",") || isNext(")") else { throw syntaxError("there is no comma in a list") }
        }
    }

    private mutating func text() throws(SyntaxError) -> String {
        if consume("\"") { return try quoted() }
        let start = place
        while place < bytes.count, bytes[place].isPlain { place += 1 }
        guard place > start else {
            throw syntaxError(place < bytes.count ? "a value was expected" : "it is incomplete")
        }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func quoted() throws(SyntaxError) -> String {
        var found: [UInt8] = []
        while place < bytes.count {
            if consume("\"") { return String(decoding: found, as: UTF8.self) }
            if consume("\\") {
                guard place < bytes.count else { break }
                found.append(bytes[place].unescaped)
            } else {
                found.append(bytes[place])
            }
            place += 1
        }
        throw syntaxError("a string has no end")
    }
}

extension UInt8 {
    /// Whether the character can occur in a string without quotes.
    fileprivate var isPlain: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$./:-+@".utf8.contains(self) || self > 127
        }
    }

    fileprivate var unescaped: UInt8 {
        switch self {
        case UInt8(ascii: "n"): UInt8(ascii: "\n")
        case UInt8(ascii: "t"): UInt8(ascii: "\t")
        default: self
        }
    }
}
