#if canImport(Darwin)
    internal import Darwin
#else
    internal import Glibc
#endif

/// A buffer of JSON text, with functions that append each kind of value.
///
/// JSON text consists of many short pieces. An array would check for each of them whether it is shared and has
/// capacity; this buffer has a single owner, so that appending is only a copy.
struct JSONText: ~Copyable {
    /// Memory of `capacity` bytes, of which the first `count` are used; nil if nothing is allocated.
    private var start: UnsafeMutablePointer<UInt8>?
    private var capacity = 0
    /// The size of the text in bytes.
    private(set) var count = 0

    /// Creates an empty text with the given capacity in bytes.
    init(reserving capacity: Int = 0) {
        if capacity > 0 { grow(to: capacity) }
    }

    deinit { free(start) }

    /// A copy of the text.
    var bytes: [UInt8] { Array(UnsafeBufferPointer(start: start, count: count)) }

    /// Removes all but the first `count` bytes; the capacity stays.
    mutating func truncate(to count: Int) {
        self.count = min(self.count, count)
    }

    // MARK: - Pieces

    /// Appends a byte unchanged.
    mutating func append(_ byte: UInt8) {
        add(atMost: 1) { place in
            place[0] = byte
            return 1
        }
    }

    /// Appends bytes unchanged.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        add(atMost: bytes.count) { place in
            place.update(from: start, count: bytes.count)
            return bytes.count
        }
    }

    /// Appends a literal unchanged.
    mutating func append(literal text: StaticString) {
        text.withUTF8Buffer { append($0) }
    }

    // MARK: - Values

    /// Appends the name of a member with its colon. A literal name is assumed to need no escapes.
    mutating func append(key name: StaticString, afterComma: Bool) {
        name.withUTF8Buffer { name in
            guard let start = name.baseAddress else { return }
            add(atMost: name.count + 4) { place in
                var end = place
                if afterComma { Self.write(",", at: &end) }
                Self.write("\"", at: &end)
                end.update(from: start, count: name.count)
                end += name.count
                Self.write("\"", at: &end)
                Self.write(":", at: &end)
                return end - place
            }
        }
    }

    mutating func append(quoted text: StaticString) {
        text.withUTF8Buffer { append(quotedPlain: $0) }
    }

    mutating func append(quoted text: String) {
        text.withBytes { utf8 in
            guard let escape = Self.firstToEscape(in: utf8) else { return append(quotedPlain: utf8) }
            append(UInt8(ascii: "\""))
            var copied = 0
            for index in escape..<utf8.count where Self.needsEscape(utf8[index]) {
                append(UnsafeBufferPointer(rebasing: utf8[copied..<index]))
                append(escaped: utf8[index])
                copied = index + 1
            }
            append(UnsafeBufferPointer(rebasing: utf8[copied...]))
            append(UInt8(ascii: "\""))
        }
    }

    mutating func append(_ value: Int64) {
        add(atMost: 20) { place in
            var rest = value.magnitude
            var count = value < 0 ? 2 : 1
            while rest >= 10 {
                rest /= 10
                count += 1
            }
            place[0] = UInt8(ascii: "-")
            rest = value.magnitude
            var index = count
            repeat {
                index -= 1
                place[index] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
                rest /= 10
            } while rest > 0
            return count
        }
    }

    /// Appends the shortest text that is parsed as the same number; `null` for infinity and NaN, which JSON does not
    /// support.
    mutating func append(_ value: Double) {
        guard value.isFinite else { return append(literal: "null") }
        value.description.withBytes { append($0) }
    }

    mutating func append(_ value: Bool) {
        append(literal: value ? "true" : "false")
    }

    /// Appends a value; members are sorted by name, so that equal values have equal bytes.
    mutating func append(_ json: JSON) {
        switch json {
        case .null: append(literal: "null")
        case .bool(let value): append(value)
        case .int(let value): append(value)
        case .double(let value): append(value)
        case .string(let value): append(quoted: value)
        case .array(let elements):
            append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(element)
            }
            append(UInt8(ascii: "]"))
        case .object(let members):
            append(UInt8(ascii: "{"))
            for (index, (key, value)) in members.enumerated() {
                if index > 0 { append(UInt8(ascii: ",")) }
                append(quoted: key)
                append(UInt8(ascii: ":"))
                append(value)
            }
            append(UInt8(ascii: "}"))
        }
    }

    // MARK: - Escapes

    private static func firstToEscape(in utf8: UnsafeBufferPointer<UInt8>) -> Int? {
        var start = 0
        if utf8.count >= 8 {
            // Most strings need no escapes, so eight bytes are checked at a time. The last eight bytes may overlap
            // those before.
            let bytes = UnsafeRawBufferPointer(utf8)
            let last = bytes.count - 8
            while start < last, !mayNeedEscape(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
                start += 8
            }
            start = min(start, last)
            if start == last, !mayNeedEscape(bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)) { return nil }
        }
        return (start..<utf8.count).first { needsEscape(utf8[$0]) }
    }

    @inline(__always)
    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    /// Returns whether one of eight bytes may need an escape.
    ///
    /// The high bit of each byte is set if subtracting a limit from it underflows.
    @inline(__always)
    private static func mayNeedEscape(_ word: UInt64) -> Bool {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
        let backslashes = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
        let found =
            ((word &- ones &* 0x20) & ~word) | ((quotes &- ones) & ~quotes) | ((backslashes &- ones) & ~backslashes)
        return found & (ones &* 0x80) != 0
    }

    private mutating func append(escaped byte: UInt8) {
        append(UInt8(ascii: "\\"))
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(byte)
        case 0x08: append(UInt8(ascii: "b"))
        case 0x09: append(UInt8(ascii: "t"))
        case 0x0A: append(UInt8(ascii: "n"))
        case 0x0C: append(UInt8(ascii: "f"))
        case 0x0D: append(UInt8(ascii: "r"))
        default:
            let digits = Array("0123456789abcdef".utf8)
            append(literal: "u00")
            append(digits[Int(byte >> 4)])
            append(digits[Int(byte & 15)])
        }
    }

    private mutating func append(quotedPlain text: UnsafeBufferPointer<UInt8>) {
        add(atMost: text.count + 2) { place in
            var end = place
            Self.write("\"", at: &end)
            if let start = text.baseAddress { end.update(from: start, count: text.count) }
            end += text.count
            Self.write("\"", at: &end)
            return end - place
        }
    }

    // MARK: - The buffer

    @inline(__always)
    private static func write(_ character: Unicode.Scalar, at end: inout UnsafeMutablePointer<UInt8>) {
        end.pointee = UInt8(ascii: character)
        end += 1
    }

    /// Reserves `most` bytes and appends the bytes that `write` stores there; `write` returns their number.
    @inline(__always)
    private mutating func add(atMost most: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
        if capacity - count < most { grow(to: count + most) }
        guard let start else { return }
        count += write(start + count)
    }

    @inline(never)
    private mutating func grow(to least: Int) {
        let capacity = max(least, 2 * self.capacity)
        guard let memory = realloc(start, capacity) else { fatalError("no memory for \(capacity) bytes of JSON") }
        start = memory.assumingMemoryBound(to: UInt8.self)
        self.capacity = capacity
    }
}

extension String {
    /// Calls `body` with the text in UTF-8. Unlike `withUTF8`, this needs no mutable copy of contiguous text.
    @inline(__always)
    fileprivate func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        if utf8.withContiguousStorageIfAvailable(body) != nil { return }
        var text = self
        text.withUTF8(body)
    }
}
