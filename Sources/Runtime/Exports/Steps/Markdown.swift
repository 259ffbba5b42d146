import Foundation
import Wire

/// Functions that escape text for Markdown, so that nothing in it is interpreted as markup.
enum Markdown {
    /// The maximum length of a text on one line, in characters.
    private static let longest = 200

    /// Returns an escaped text on one line.
    static func plain(_ text: String) -> String { escaped(oneLine(text)) }

    /// Returns a user's text as a block quotation that begins with `head`; each line begins with `indent`.
    static func quote(_ text: String, after head: String, indent: String = "") -> [String] {
        let lines = text.split(whereSeparator: \.isNewline).map { escaped(String($0)) }
        return lines.enumerated().map { index, line in
            let isLast = index == lines.count - 1
            return indent + "> " + (index == 0 ? "**\(head)** " : "") + line + (isLast ? "" : "\\")
        }
    }

    /// Returns a text on one line with a backslash before every character that Markdown would interpret.
    static func escaped(_ text: String) -> String {
        // A character can be joined with a preceding mark, but Markdown interprets each scalar by itself.
        var plain = String.UnicodeScalarView()
        for scalar in text.plainLine.unicodeScalars {
            if "\\`*_[]<>|#".unicodeScalars.contains(scalar) { plain.append("\\") }
            plain.append(scalar)
        }
        return String(plain)
    }

    /// Returns an escaped text in quotation marks.
    static func quoted(_ text: String) -> String { "“\(plain(text))”" }

    /// Returns a text as inline code.
    static func code(_ text: String) -> String {
        let line = oneLine(text)
        let fence = String(repeating: "`", count: longestRun(of: "`", in: line) + 1)
        let ends = [line.unicodeScalars.first, line.unicodeScalars.last]
        let space = ends.contains("`") || line.isEmpty ? " " : ""
        return fence + space + line + space + fence
    }

    /// Returns a code block, with each line indented.
    static func block(_ text: String, language: String = "", indent: String = "") -> [String] {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        let lines = text.plainLines.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return ([fence + language] + lines + [fence]).map { $0.isEmpty ? "" : indent + $0 }
    }

    private static func oneLine(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).joined(separator: " ").plainLine
        return line.count > longest ? line.prefix(longest) + "…" : line
    }

    private static func longestRun(of sign: Unicode.Scalar, in text: String) -> Int {
        var (longest, run) = (0, 0)
        for scalar in text.unicodeScalars {
            run = scalar == sign ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}
