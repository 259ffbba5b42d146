import Foundation

/// The plain text of an HTML document, with line breaks between blocks.
struct PageWords {
    let text: String

    init(_ html: String) {
        var words = Words()
        var rest = html[...]
        while !rest.isEmpty {
            guard rest.first == "<" else {
                let end = rest.firstIndex(of: "<") ?? rest.endIndex
                words.add(rest[..<end])
                rest = rest[end...]
                continue
            }
            if rest.hasPrefix("<!--") {
                rest = Self.after("-->", in: rest)
                continue
            }
            let inner = rest.dropFirst().prefix { $0 != ">" }
            rest = rest[inner.endIndex...].dropFirst()
            let tag = inner.prefix { $0 != " " && $0 != "\n" && $0 != "\t" }.lowercased()
            if Self.silent.contains(tag) {
                rest = Self.after("</\(tag)", in: rest, ignoringCase: true).drop { $0 != ">" }.dropFirst()
            } else {
                words.handleTag(tag.hasPrefix("/") ? String(tag.dropFirst()) : tag, begins: !tag.hasPrefix("/"))
            }
        }
        text = words.text
    }

    /// The elements whose content is not visible text.
    private static let silent: Set = ["script", "style", "title"]

    private static func after(_ end: String, in text: Substring, ignoringCase: Bool = false) -> Substring {
        let found = text.range(of: end, options: ignoringCase ? .caseInsensitive : [])
        return found.map { text[$0.upperBound...] } ?? ""
    }

    /// Collects the visible text. Whitespace is collapsed, and each block begins on a new line.
    private struct Words {
        private(set) var text = ""
        private var wantsSpace = false

        private static let blocks: Set = [
            "p", "div", "br", "br/", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "section",
            "article",
            "header", "footer", "table", "blockquote", "body",
        ]

        mutating func add(_ part: Substring) {
            for letter in Self.plain(part) {
                if letter.isWhitespace, letter != "\u{A0}" {
                    wantsSpace = true
                } else {
                    if wantsSpace, let last = text.last, !last.isNewline { text.append(" ") }
                    wantsSpace = false
                    text.append(letter)
                }
            }
        }

        mutating func handleTag(_ tag: String, begins: Bool) {
            guard Self.blocks.contains(tag) else { return }
            wantsSpace = false
            if let last = text.last, !last.isNewline { text.append("\n") }
            if tag == "li", begins { text.append("• ") }
        }

        private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]

        /// Returns the text with character references resolved.
        private static func plain(_ part: Substring) -> String {
            guard part.contains("&") else { return String(part) }
            var (plain, rest) = ("", part)
            while let start = rest.firstIndex(of: "&") {
                plain += rest[..<start]
                let name = rest[start...].dropFirst().prefix(10).prefix { $0 != ";" }
                let isWhole = name.endIndex < rest.endIndex && rest[name.endIndex] == ";"
                if isWhole, let sign = sign(named: name) {
                    plain += sign
                    rest = rest[name.endIndex...].dropFirst()
                } else {
                    plain += "&"
                    rest = rest[start...].dropFirst()
                }
            }
            return plain + rest
        }

        private static func sign(named name: Substring) -> String? {
            guard name.first == "#" else { return names[String(name)] }
            let digits = name.dropFirst()
            let number = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return number.flatMap(UnicodeScalar.init).map { String($0) }
        }
    }
}
