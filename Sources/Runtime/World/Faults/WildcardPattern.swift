/// A pattern of texts in which `*` stands for any characters.
///
/// Matching reads each byte of the text at most twice, whatever the pattern is: each part between two stars is searched
/// once, from the end of the previous match.
struct WildcardPattern {
    /// The prefix of the text; the whole text if there is no star.
    private let start: [UInt8]
    /// The parts between stars.
    private let middle: [Part]
    /// The suffix of the text; nil if there is no star.
    private let end: [UInt8]?

    init(_ pattern: String) {
        var parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map { Array($0) }
        end = parts.count > 1 ? parts.removeLast() : nil
        start = parts.removeFirst()
        middle = parts.filter { !$0.isEmpty }.map { Part($0) }
    }

    /// Returns whether the whole text matches.
    func matches(_ text: [UInt8]) -> Bool {
        guard let end else { return text == start }
        guard text.count >= start.count + end.count, text.starts(with: start), text.suffix(end.count) == end[...] else {
            return false
        }
        var rest = text[start.count..<(text.count - end.count)]
        for part in middle {
            guard let place = part.end(in: rest) else { return false }
            rest = rest[place...]
        }
        return true
    }

    /// A byte string to search for (Knuth, Morris and Pratt 1977).
    private struct Part {
        private let bytes: [UInt8]
        /// For each number of matched bytes, the number of bytes that still match if the next byte differs.
        private let fallbacks: [Int]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            var fallbacks = [Int](repeating: 0, count: bytes.count + 1)
            var length = 0
            for index in bytes.indices.dropFirst() {
                while length > 0, bytes[index] != bytes[length] { length = fallbacks[length] }
                if bytes[index] == bytes[length] { length += 1 }
                fallbacks[index + 1] = length
            }
            self.fallbacks = fallbacks
        }

        /// Returns the index after the first occurrence; nil if there is none.
        func end(in text: ArraySlice<UInt8>) -> Int? {
            var length = 0
            for place in text.indices {
                while length > 0, text[place] != bytes[length] { length = fallbacks[length] }
                if text[place] == bytes[length] { length += 1 }
                if length == bytes.count { return place + 1 }
            }
            return nil
        }
    }
}
