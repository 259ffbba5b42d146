/// A small object of plain strings and integers, parsed in one pass. Nearly all requests of the page are such objects.
///
/// Errors are not reported: any other text (with an escape, a fraction, a container, a duplicate name or a syntax
/// error) must be parsed by the full parser.
package struct PlainObject {
    /// The members in their order.
    package let members: [(name: String, value: JSON)]

    /// The maximum size in bytes; longer texts gain too little from this parser.
    private static let mostBytes = 512

    /// Parses a text; nil if it needs the full parser.
    package init?(_ text: [UInt8]) {
        guard text.count <= Self.mostBytes else { return nil }
        let members = text.withUnsafeBufferPointer { bytes in
            var reader = Reader(bytes: bytes)
            return reader.members()
        }
        guard let members else { return nil }
        self.members = members
    }
}

private struct Reader {
    /// The maximum number of digits, which always fit 64 bits.
    private static let mostDigits = 18

    let bytes: UnsafeBufferPointer<UInt8>
    private var place = 0

    init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    mutating func members() -> [(name: String, value: JSON)]? {
        guard consume(UInt8(ascii: "{")) else { return nil }
        var members: [(name: String, value: JSON)] = []
        members.reserveCapacity(4)
        repeat {
            guard let name = text(), consume(UInt8(ascii: ":")), let value = value(),
                !members.contains(where: { $0.name == name })
            else { return nil }
            members.append((name, value))
        } while consume(UInt8(ascii: ","))
        guard consume(UInt8(ascii: "}")) else { return nil }
        skipSpace()
        return place == bytes.count ? members : nil
    }

    private mutating func value() -> JSON? {
        skipSpace()
        guard place < bytes.count else { return nil }
        return bytes[place] == UInt8(ascii: "\"") ? text().map(JSON.string) : integer().map(JSON.int)
    }

    /// Parses a string of printable ASCII characters without escapes.
    private mutating func text() -> String? {
        guard consume(UInt8(ascii: "\"")) else { return nil }
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            guard (0x20..<0x7F).contains(bytes[place]), bytes[place] != UInt8(ascii: "\\") else { return nil }
            place += 1
        }
        guard place < bytes.count else { return nil }
        defer { place += 1 }
        return String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<place]), as: UTF8.self)
    }

    /// Parses an integer of limited length. The next token decides whether it is valid: `1.5` fails at the point.
    private mutating func integer() -> Int64? {
        let isNegative = consume(UInt8(ascii: "-"))
        let start = place
        var magnitude: Int64 = 0
        while place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) {
            guard place - start < Self.mostDigits else { return nil }
            magnitude = magnitude * 10 + Int64(bytes[place] - UInt8(ascii: "0"))
            place += 1
        }
        let isZero = magnitude == 0 && place == start + 1
        guard place > start, isZero ? !isNegative : bytes[start] != UInt8(ascii: "0") else { return nil }
        return isNegative ? -magnitude : magnitude
    }

    private mutating func consume(_ byte: UInt8) -> Bool {
        skipSpace()
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpace() {
        while place < bytes.count {
            switch bytes[place] {
            case 0x20, 0x09, 0x0A, 0x0D: place += 1
            default: return
            }
        }
    }
}
