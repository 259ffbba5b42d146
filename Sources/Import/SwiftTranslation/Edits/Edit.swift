/// A replacement of a range of bytes in a file.
struct Edit {
    let range: Range<Int>
    let text: String

    /// The characters of operators. Whitespace around an operator affects its meaning.
    private static let operators = Set("!?+-*/%<>=&|^~".utf8)

    /// Creates a replacement of a range of bytes.
    init(replacing range: Range<Int>, with text: String) {
        self.range = range
        self.text = text
    }

    /// Returns an edit that inserts text before a byte.
    static func insertion(_ text: String, at place: Int) -> Edit { Edit(replacing: place..<place, with: text) }

    /// Returns the new text, padded so that the text after it keeps its line. If the new text is not longer than the
    /// original, it keeps its column too.
    ///
    /// Before an operator no spaces are added, because whitespace decides whether Swift parses it as prefix, infix or
    /// postfix.
    func fitted(to original: ArraySlice<UInt8>, before next: UInt8?) -> [UInt8] {
        var written = Array(text.utf8)
        if original.isEmpty { return written }
        let newline = UInt8(ascii: "\n")
        guard let last = original.lastIndex(of: newline) else {
            if written.count < original.count, written.isEmpty || next.map(Self.operators.contains) != true {
                written += Array(repeating: UInt8(ascii: " "), count: original.count - written.count)
            }
            return written
        }
        written += original.filter { $0 == newline }
        return written + Array(repeating: UInt8(ascii: " "), count: original.endIndex - last - 1)
    }
}

extension SourceText {
    /// Returns the text with edits applied. The edits must not overlap; those at one position are applied in order.
    func applying(_ edits: [Edit]) -> String { applying(edits, within: 0..<bytes.count) }

    /// Returns a part of the text with the edits in it applied.
    func applying(_ edits: [Edit], within piece: Range<Int>) -> String {
        var result: [UInt8] = []
        var place = piece.lowerBound
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.offset) < ($1.element.range.lowerBound, $1.offset)
        }
        for (_, edit) in sorted where edit.range.lowerBound >= place {
            result += bytes[place..<edit.range.lowerBound]
            let end = edit.range.upperBound
            result += edit.fitted(to: bytes[edit.range], before: end < bytes.count ? bytes[end] : nil)
            place = end
        }
        return String(decoding: result + bytes[place..<piece.upperBound], as: UTF8.self)
    }
}
