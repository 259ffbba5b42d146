/// The tables of a font file (TrueType or OpenType).
struct SFNT {
    /// A table and its four-character tag.
    struct Table {
        let tag: [UInt8]
        var bytes: [UInt8]

        func isNamed(_ name: StaticString) -> Bool {
            name.withUTF8Buffer { $0.elementsEqual(tag) }
        }

        /// Writes a 16-bit number, unless the table is too short.
        mutating func set(_ value: Double, at offset: Int) {
            guard offset + 2 <= bytes.count else { return }
            let number = UInt16(truncatingIfNeeded: Int(value.rounded()))
            bytes[offset] = UInt8(number >> 8)
            bytes[offset + 1] = UInt8(number & 0xFF)
        }
    }

    /// The first four bytes, which identify the kind of outlines.
    let flavor: [UInt8]
    var tables: [Table] = []

    /// Parses the table directory; nil if it exceeds the bytes.
    init?(_ bytes: UnsafeRawBufferPointer) {
        guard let directory = Self.directory(of: bytes) else { return nil }
        flavor = Array(bytes[0..<4])
        for place in stride(from: 12, to: directory.endIndex, by: 16) {
            let offset = Self.number(in: bytes, at: place + 8, bytes: 4)
            let length = Self.number(in: bytes, at: place + 12, bytes: 4)
            guard offset + length <= bytes.count else { return nil }
            tables.append(Table(tag: Array(bytes[place..<place + 4]), bytes: Array(bytes[offset..<offset + length])))
        }
    }

    /// Returns the table directory of a file, or of one font of a collection: each table's tag, checksum, offset and
    /// length. Nil if it exceeds the bytes.
    static func directory(of file: UnsafeRawBufferPointer, font index: Int = 0) -> Slice<UnsafeRawBufferPointer>? {
        var start = 0
        if file.starts(with: "ttcf".utf8) {
            guard 16 + 4 * index <= file.count else { return nil }
            start = number(in: file, at: 12 + 4 * index, bytes: 4)
        }
        guard start + 12 <= file.count else { return nil }
        let end = start + 12 + 16 * number(in: file, at: start + 4, bytes: 2)
        return end <= file.count ? file[start..<end] : nil
    }

    private static func number(in bytes: UnsafeRawBufferPointer, at offset: Int, bytes count: Int) -> Int {
        bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
    }

    /// Replaces the line metrics, given at a size of 1 point, in all three places from which systems read them.
    mutating func setLineMetrics(_ metrics: FontMetrics, unitsPerEm: Double) {
        let ascender = metrics.ascender * unitsPerEm
        let descender = metrics.descender * unitsPerEm
        let gap = metrics.leading * unitsPerEm
        for index in tables.indices {
            if tables[index].isNamed("hhea") {
                for (offset, value) in [(4, ascender), (6, descender), (8, gap)] {
                    tables[index].set(value, at: offset)
                }
            } else if tables[index].isNamed("OS/2") {
                for (offset, value) in [(68, ascender), (70, descender), (72, gap), (74, ascender), (76, -descender)] {
                    tables[index].set(value, at: offset)
                }
            }
        }
    }
}
