/// Finds what JSON does not allow inside a string.
enum StringFault {
    /// Where the first control character or escape is that means nothing; nil in a string without one, and in no
    /// string.
    static func offset(in token: TokenScanner.Token, of bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        guard token.kind == .string else { return nil }
        var text = bytes[token.range].dropFirst()
        while let byte = text.first, byte != UInt8(ascii: "\"") {
            if byte < 0x20 { return text.startIndex }
            guard let length = length(ofCharacterAt: text) else { return text.startIndex }
            text = text.dropFirst(length)
        }
        return nil
    }

    /// How many bytes the first character or escape takes; nil for an escape that means nothing.
    private static func length(ofCharacterAt text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard text.first == UInt8(ascii: "\\") else { return 1 }
        guard let unit = unit(text) else {
            return text.dropFirst().first.map("\"\\/bfnrt".utf8.contains) == true ? 2 : nil
        }
        if UTF16.isTrailSurrogate(unit) { return nil }
        guard UTF16.isLeadSurrogate(unit) else { return 6 }
        return self.unit(text.dropFirst(6)).map(UTF16.isTrailSurrogate) == true ? 12 : nil
    }

    /// The number in `\u0000`; nil for anything else.
    private static func unit(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
        guard text.starts(with: "\\u".utf8), text.count >= 6 else { return nil }
        let digits = text.dropFirst(2).prefix(4)
        // A sign would do as the first digit.
        guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
