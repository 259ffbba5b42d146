import Foundation
import Wire

/// Writes the Swift source of values.
enum SwiftText {
    /// Returns a string literal on one or more lines; a raw literal if the text contains quotation marks or
    /// backslashes.
    static func literal(_ text: String, indent: String = "") -> String {
        if text.unicodeScalars.contains(where: { needsEscape($0) }) { return escaped(text) }
        let isPlain = !text.contains("\"") && !text.contains("\\")
        let signs = isPlain ? "" : String(repeating: "#", count: hashes(for: text))
        guard text.contains("\n") else { return "\(signs)\"\(text)\"\(signs)" }
        let quotes = "\"\"\""
        // Three quotation marks in a row would end a literal that is not raw.
        let fence = isPlain ? "" : signs
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : indent + $0 }
        return "\(fence)\(quotes)\n\(lines.joined(separator: "\n"))\n\(indent)\(quotes)\(fence)"
    }

    /// Returns an array literal on one line.
    static func list(_ texts: [String]) -> String { "[\(texts.map { literal($0) }.joined(separator: ", "))]" }

    /// Returns a nested array literal on one line.
    static func list(_ lists: [[String]]) -> String { "[\(lists.map(list).joined(separator: ", "))]" }

    /// Returns the source of the time between two session times; nil if it is zero. Both are truncated to microseconds,
    /// so that the sum of such times is exact.
    static func span(from start: Duration, to end: Duration) -> String? {
        let microseconds = end.nanoseconds / 1_000 - start.nanoseconds / 1_000
        return microseconds > 0 ? duration(.microseconds(microseconds)) : nil
    }

    /// Returns the source of a duration, truncated to microseconds.
    static func duration(_ time: Duration) -> String {
        let microseconds = time.nanoseconds / 1_000
        if microseconds % 1_000_000 == 0 { return ".seconds(\(microseconds / 1_000_000))" }
        if microseconds % 1_000 == 0 { return ".milliseconds(\(microseconds / 1_000))" }
        return ".microseconds(\(microseconds))"
    }

    /// Returns a type name made of the words of a text.
    static func name(of text: String) -> String {
        let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
        let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined().prefix(40)
        return name.first.map { $0.isNumber ? "Screen\(name)" : String(name) } ?? "Session"
    }

    /// Returns a comment on one line.
    static func comment(_ text: String) -> String { "// \(text.plainLine)" }

    /// Returns the name of a type as source, such as `Shop.AppDelegate`. A text that is no name of a type is turned
    /// into one.
    static func typeName(_ text: String) -> String {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        return parts.allSatisfy { isName(String($0)) } ? text : name(of: text)
    }

    /// Whether a text has the form of an identifier in ASCII. Keywords have it too.
    static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    }

    /// Whether a character would be invisible, or have another meaning in a literal.
    private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\n": false
        case _ where scalar.value < 0x20 || scalar.value == 0x7F: true
        case "\u{85}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{200B}"..."\u{200F}", "\u{202A}"..."\u{202E}": true
        default: false
        }
    }

    private static func escaped(_ text: String) -> String {
        var escaped = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": escaped += "\\\""
            case "\\": escaped += "\\\\"
            case "\n": escaped += "\\n"
            case _ where needsEscape(scalar): escaped += "\\u{\(String(scalar.value, radix: 16))}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped + "\""
    }

    /// Returns the number of `#` signs that a raw literal of the text needs.
    private static func hashes(for text: String) -> Int {
        var count = 1
        while text.contains("\"" + String(repeating: "#", count: count))
            || text.contains("\\" + String(repeating: "#", count: count))
        {
            count += 1
        }
        return count
    }
}
