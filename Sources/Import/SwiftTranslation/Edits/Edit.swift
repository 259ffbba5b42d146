/// Other text in the place of some bytes of a file.
struct Edit {
    let range: Range<Int>
    let text: String

    /// What operators are written in, as far as they touch what is before them.
    private static let operators = Set("!?+-*/%<>=&|^~".utf8)

    /// Other text in the place of these bytes.
    init(_ range: Range<Int>, _ text: String) {
        self.range = range
        self.text = text
    }

    /// Text before a byte.
    static func insertion(_ text: String, at place: Int) -> Edit { Edit(place..<place, text) }

    /// The text as it takes the place of `original`: with its lines, and what comes after in its column, where it fits.
    /// Before an operator nothing is filled up, because Swift tells by the space before it what it stands between.
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
    /// The text after edits, which do not overlap; of those at one place, the first comes first.
    func applying(_ edits: [Edit]) -> String { applying(edits, within: 0..<bytes.count) }

    /// A piece of the text after the edits in it.
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
