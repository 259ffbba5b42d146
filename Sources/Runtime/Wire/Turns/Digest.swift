/// A hash of a sequence of byte strings. Equal sequences have equal digests; different ones almost never do.
///
/// A digest detects accidents, not forgeries. Its cost is proportional to the number of bytes.
package struct Digest: Sendable {
    /// The current digest.
    package private(set) var value: UInt64 = 0x9E37_79B9_7F4A_7C15

    package init() {}

    /// Adds bytes, and their number.
    package mutating func add(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { buffer in
            var offset = 0
            while offset + 8 <= buffer.count {
                mix(UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
                offset += 8
            }
            var rest: UInt64 = 0
            for byte in buffer[offset...].reversed() { rest = rest << 8 | UInt64(byte) }
            mix(rest)
            mix(UInt64(buffer.count))
        }
    }

    private mutating func mix(_ word: UInt64) {
        let product = (value ^ word).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        value = product.high ^ product.low &+ 0x9E37_79B9_7F4A_7C15
    }
}

extension UInt64 {
    /// The number in sixteen hexadecimal digits, the form of digests.
    package var hexadecimal: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    /// Parses the output of `hexadecimal`; nil for any other spelling.
    package init?(hexadecimal text: String) {
        guard text.utf8.count == 16, let value = UInt64(text, radix: 16), value.hexadecimal == text else { return nil }
        self = value
    }
}
