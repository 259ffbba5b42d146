/// A value in DER, the encoding of certificates: a tag, a length and bytes.
struct DERValue {
    static let integer: UInt8 = 0x02, bitString: UInt8 = 0x03, identifier: UInt8 = 0x06, sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
    /// The tag of a certificate's version, which older certificates lack.
    static let version: UInt8 = 0xA0

    let tag: UInt8
    let content: ArraySlice<UInt8>
    /// The bytes with tag and length.
    let whole: ArraySlice<UInt8>

    /// Reads the value at the start of the bytes; nil if it is truncated or malformed.
    init?(_ bytes: ArraySlice<UInt8>) {
        guard let tag = bytes.first, let first = bytes.dropFirst().first else { return nil }
        var rest = bytes.dropFirst(2)
        var length = Int(first)
        if first >= 0x80 {
            let count = Int(first & 0x7F)
            guard (1...4).contains(count), rest.count >= count else { return nil }
            length = rest.prefix(count).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(count)
        }
        guard rest.count >= length else { return nil }
        self.tag = tag
        content = rest.prefix(length)
        whole = bytes[bytes.startIndex..<content.endIndex]
    }

    /// The values inside a sequence or set, up to the first malformed one.
    var parts: [DERValue] {
        var (found, rest) = ([DERValue](), content)
        while let next = DERValue(rest) {
            found.append(next)
            rest = rest[next.whole.endIndex...]
        }
        return found
    }
}
