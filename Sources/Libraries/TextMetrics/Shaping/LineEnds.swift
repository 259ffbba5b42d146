/// Where a text must end a line.
enum LineEnds {
    /// What ends a line at an offset, and how many bytes it has.
    enum Kind {
        case paragraph(Int)
        case line(Int)

        var length: Int {
            switch self {
            case .paragraph(let length), .line(let length): length
            }
        }
    }

    /// The line end that stands at an offset; nil for any other byte.
    static func kind(at offset: Int, in bytes: [UInt8]) -> Kind? {
        switch bytes[offset] {
        case 0x0A: return .paragraph(1)
        case 0x0D: return .paragraph(offset + 1 < bytes.count && bytes[offset + 1] == 0x0A ? 2 : 1)
        case 0x0B, 0x0C: return .line(1)
        case 0xC2 where offset + 1 < bytes.count && bytes[offset + 1] == 0x85: return .paragraph(2)
        case 0xE2 where offset + 2 < bytes.count && bytes[offset + 1] == 0x80:
            if bytes[offset + 2] == 0xA8 { return .line(3) }
            return bytes[offset + 2] == 0xA9 ? .paragraph(3) : nil
        default: return nil
        }
    }

    /// The offset of the next line end at or after an offset, or `limit`.
    static func next(from offset: Int, limit: Int, in bytes: [UInt8]) -> Int {
        var place = offset
        while place < limit {
            let byte = bytes[place]
            if byte < 0x0E || byte == 0xC2 || byte == 0xE2, kind(at: place, in: bytes) != nil { return place }
            place += 1
        }
        return limit
    }
}
