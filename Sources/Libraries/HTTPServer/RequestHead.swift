internal import Glibc

/// The target and the headers of a request, copied into one buffer and parsed on demand.
///
/// A dictionary of strings would need some thirty allocations for a browser's request, of which handlers read two or
/// three headers. libmicrohttpd's own memory cannot be used, because it is freed with the request.
struct RequestHead: Sendable {
    /// The target, followed by the headers. Each header consists of the lengths of its name and value, and both texts.
    /// A search skips headers whose name has another length.
    private var bytes: [UInt8]
    private let targetEnd: Int

    init(target: [UInt8]) {
        bytes = target
        targetEnd = target.count
    }

    mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

    mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        let lengths = Lengths(name: UInt32(name.count), value: UInt32(value.count))
        withUnsafeBytes(of: lengths) { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: name)
        bytes.append(contentsOf: value)
    }

    private struct Lengths {
        let name: UInt32
        let value: UInt32
    }

    /// The path as it was sent. Of an absolute target (`http://host/path`), only the path.
    var path: ArraySlice<UInt8> { origin.prefix { $0 != UInt8(ascii: "?") } }

    var query: ArraySlice<UInt8> { origin.drop { $0 != UInt8(ascii: "?") }.dropFirst() }

    private var origin: ArraySlice<UInt8> {
        let target = bytes[..<targetEnd]
        guard target.first != UInt8(ascii: "/"), target.starts(with: "http".utf8) else { return target }
        let slashes = target.indices.filter { target[$0] == UInt8(ascii: "/") }
        return slashes.count > 2 ? target[slashes[2]...] : []
    }

    /// Returns the value of the first header with this name.
    func value(of name: StaticString) -> String? {
        scan(for: name) { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns whether the first header with this name has this value.
    func value(of name: StaticString, is value: StaticString) -> Bool {
        scan(for: name) { found in
            guard found.count == value.utf8CodeUnitCount,
                let start = UnsafeBufferPointer(rebasing: found).baseAddress
            else { return false }
            return memcmp(start, value.utf8Start, found.count) == 0
        } ?? false
    }

    /// Returns the number of headers with this name.
    func count(of name: StaticString) -> Int {
        var count = 0
        _ = scan(for: name) { _ -> Bool? in
            count += 1
            return nil
        }
        return count
    }

    /// Passes the value of each header with this name to `visit`, until it returns a result.
    @inline(__always)
    private func scan<Result>(for name: StaticString, _ visit: (Slice<UnsafeBufferPointer<UInt8>>) -> Result?)
        -> Result?
    {
        name.withUTF8Buffer { name in
            bytes.withUnsafeBufferPointer { bytes in
                var place = targetEnd
                while place < bytes.count {
                    let (nameStart, nameEnd, valueEnd) = Self.header(at: place, in: bytes)
                    if nameEnd - nameStart == name.count, Self.areSame(bytes[nameStart..<nameEnd], name),
                        let found = visit(bytes[nameEnd..<valueEnd])
                    {
                        return found
                    }
                    place = valueEnd
                }
                return nil
            }
        }
    }

    var headers: [(name: String, value: String)] {
        bytes.withUnsafeBufferPointer { bytes in
            var headers: [(name: String, value: String)] = []
            var place = targetEnd
            while place < bytes.count {
                let (nameStart, nameEnd, valueEnd) = Self.header(at: place, in: bytes)
                headers.append(
                    (
                        String(decoding: bytes[nameStart..<nameEnd], as: UTF8.self),
                        String(decoding: bytes[nameEnd..<valueEnd], as: UTF8.self)
                    ))
                place = valueEnd
            }
            return headers
        }
    }

    /// Returns the range of the name of the header at an offset, and the end of its value, which follows the name.
    @inline(__always)
    private static func header(
        at place: Int, in bytes: UnsafeBufferPointer<UInt8>
    ) -> (nameStart: Int, nameEnd: Int, valueEnd: Int) {
        let lengths = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: Lengths.self)
        let nameStart = place + MemoryLayout<Lengths>.size
        let nameEnd = nameStart + Int(lengths.name)
        return (nameStart, nameEnd, nameEnd + Int(lengths.value))
    }

    /// Returns whether two texts of equal length are equal, ignoring case.
    private static func areSame(
        _ left: Slice<UnsafeBufferPointer<UInt8>>, _ right: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        for offset in right.indices where lowercased(left[left.startIndex + offset]) != lowercased(right[offset]) {
            return false
        }
        return true
    }

    @inline(__always)
    private static func lowercased(_ letter: UInt8) -> UInt8 {
        letter &- UInt8(ascii: "A") < 26 ? letter | 0x20 : letter
    }
}
