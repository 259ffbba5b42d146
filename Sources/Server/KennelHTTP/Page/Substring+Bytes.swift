#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Fast searches for parsing pages, implemented with the C library, because a debug build needs ten times as long for a
/// loop over bytes in Swift.
extension Substring {
    /// Returns the start of the first occurrence of a non-empty text; nil if there is none.
    func place(of text: StaticString) -> Index? {
        var line = self
        let offset = line.withUTF8 { bytes -> Int? in
            guard let start = bytes.baseAddress.map({ UnsafeRawPointer($0) }) else { return nil }
            var rest = bytes.count - text.utf8CodeUnitCount + 1
            var at = start
            while rest > 0, let place = memchr(at, Int32(text.utf8Start.pointee), rest) {
                if memcmp(place, text.utf8Start, text.utf8CodeUnitCount) == 0 { return UnsafeRawPointer(place) - start }
                let next = UnsafeRawPointer(place) + 1
                rest -= next - at
                at = next
            }
            return nil
        }
        return offset.map { utf8.index(startIndex, offsetBy: $0) }
    }

    /// Whether the substring begins with these bytes.
    func begins(with text: StaticString) -> Bool {
        var line = self
        return line.withUTF8 { bytes in
            guard let start = bytes.baseAddress, bytes.count >= text.utf8CodeUnitCount else { return false }
            return memcmp(start, text.utf8Start, text.utf8CodeUnitCount) == 0
        }
    }
}
