/// How each kind of value is spelled; shared by the writer and the encoder.
enum JSONText {
    static func append(_ json: JSON, to bytes: inout [UInt8]) {
        switch json {
        case .null: bytes.append(contentsOf: "null".utf8)
        case .bool(let value): bytes.append(contentsOf: (value ? "true" : "false").utf8)
        case .int(let value): append(value, to: &bytes)
        case .double(let value): append(value, to: &bytes)
        case .string(let value): append(quoted: value, to: &bytes)
        case .array(let elements):
            bytes.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                append(element, to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.sorted(by: { $0.key < $1.key }).enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                append(quoted: key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                append(value, to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    static func append(_ value: Int64, to bytes: inout [UInt8]) {
        if value < 0 { bytes.append(UInt8(ascii: "-")) }
        if value.magnitude < 10 { return bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value.magnitude)) }
        var divisor: UInt64 = 1
        let magnitude = value.magnitude
        while magnitude / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude / divisor % 10))
            divisor /= 10
        }
    }

    /// Swift's shortest text that reads back as the same number; JSON has no text for infinity and NaN, so `null`.
    static func append(_ value: Double, to bytes: inout [UInt8]) {
        bytes.append(contentsOf: (value.isFinite ? value.description : "null").utf8)
    }

    static func append(quoted text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { utf8 in
            guard let escape = utf8.firstIndex(where: needsEscape) else { return append(quoted: utf8, to: &bytes) }
            bytes.append(UInt8(ascii: "\""))
            var copied = 0
            for index in escape..<utf8.count where needsEscape(utf8[index]) {
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[copied..<index]))
                append(escaped: utf8[index], to: &bytes)
                copied = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[copied...]))
            bytes.append(UInt8(ascii: "\""))
        }
    }

    /// A text without anything to escape; room is asked for once, because texts are short and many.
    static func append(quoted text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        bytes.append(addingCapacity: text.count + 2) { room in
            room.append(UInt8(ascii: "\""))
            room.append(text)
            room.append(UInt8(ascii: "\""))
        }
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
        case 0x08: bytes.append(UInt8(ascii: "b"))
        case 0x09: bytes.append(UInt8(ascii: "t"))
        case 0x0A: bytes.append(UInt8(ascii: "n"))
        case 0x0C: bytes.append(UInt8(ascii: "f"))
        case 0x0D: bytes.append(UInt8(ascii: "r"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: "u00".utf8)
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
    }
}

extension OutputSpan<UInt8> {
    /// Adds bytes, for which there must be room.
    @inline(__always)
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        withUnsafeMutableBufferPointer { room, count in
            count += UnsafeMutableBufferPointer(rebasing: room[count...]).update(fromContentsOf: bytes)
        }
    }
}
