/// Finds invalid characters in JSON strings.
enum StringFault {
    /// Returns the offset of the first control character or invalid escape; nil if there is none, or if the token is no
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

    /// Returns the length of the first character or escape in bytes; nil for an invalid escape.
    private static func length(ofCharacterAt text: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
        guard text.first == UInt8(ascii: "\\") else { return 1 }
        guard let unit = unit(text) else {
            return text.dropFirst().first.map("\"\\/bfnrt".utf8.contains) == true ? 2 : nil
        }
        if UTF16.isTrailSurrogate(unit) { return nil }
        guard UTF16.isLeadSurrogate(unit) else { return 6 }
        return self.unit(text.dropFirst(6)).map(UTF16.isTrailSurrogate) == true ? 12 : nil
    }

    /// Returns the number in `\u0000`; nil for other text.
    private static func unit(_ text: Slice<UnsafeBufferPointer<UInt8>>) -> UInt16? {
        guard text.starts(with: "\\u".utf8), text.count >= 6 else { return nil }
        let digits = text.dropFirst(2).prefix(4)
        // The conversion to a number would also accept a sign.
        guard digits.first != UInt8(ascii: "+"), digits.first != UInt8(ascii: "-") else { return nil }
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}
