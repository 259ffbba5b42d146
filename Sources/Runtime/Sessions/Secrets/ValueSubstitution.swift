import JSON

/// Replaces strings and numbers in a JSON text, and leaves all other bytes unchanged.
///
/// Names of members are not replaced. The text is not parsed, so that malformed JSON is searched too.
struct ValueSubstitution {
    private let values: [[UInt8]: [UInt8]]
    private let lengths: Set<Int>

    /// Creates a substitution of values, each in JSON notation.
    init(_ values: [(old: [UInt8], new: [UInt8])]) {
        self.values = Dictionary(values.map { ($0.old, $0.new) }) { first, _ in first }
        lengths = Set(values.map(\.old.count))
    }

    /// Returns a text as a JSON string, with quotes.
    static func string(_ text: String) -> [UInt8] { JSON.string(text).encoded() }

    /// Returns the text with all replacements; nil if there are none.
    func applied(to bytes: [UInt8]) -> [UInt8]? {
        var replaced: [UInt8] = []
        var copied = 0
        var place = 0
        while place < bytes.count {
            let end = tokenEnd(in: bytes, from: place)
            if let new = replacement(of: bytes[place..<end]), !isName(bytes, endingAt: end) {
                replaced += bytes[copied..<place]
                replaced += new
                copied = end
            }
            place = end
        }
        return copied > 0 ? replaced + bytes[copied...] : nil
    }

    /// Returns the index after the string, the number or the single byte that begins at a position.
    private func tokenEnd(in bytes: [UInt8], from place: Int) -> Int {
        var end = place + 1
        switch bytes[place] {
        case UInt8(ascii: "\""):
            while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
                end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
            }
            return min(end + 1, bytes.count)
        case let byte where byte.isOfNumber:
            while end < bytes.count, bytes[end].isOfNumber { end += 1 }
            return end
        default: return end
        }
    }

    private func replacement(of token: ArraySlice<UInt8>) -> [UInt8]? {
        if lengths.contains(token.count), let new = values[Array(token)] { return new }
        // A character may be escaped in more than one way, so strings are compared in decoded form.
        guard token.count > 1, token.contains(UInt8(ascii: "\\")), let text = try? JSON(parsing: Array(token)).string
        else { return nil }
        return values[Self.string(text)]
    }

    private func isName(_ bytes: [UInt8], endingAt end: Int) -> Bool {
        bytes[end...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
    }
}

extension UInt8 {
    fileprivate var isOfNumber: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
            UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: false
        }
    }
}
