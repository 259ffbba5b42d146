/// Mandatory line breaks.
enum LineEnds {
    /// The kind of a line break, and its length in bytes.
    enum Kind {
        case paragraph(Int)
        case line(Int)

        var length: Int {
            switch self {
            case .paragraph(let length), .line(let length): length
            }
        }
    }

    /// Returns the line break at an offset; nil if there is none.
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

    /// Returns the offset of the next line break at or after an offset, or `limit`.
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
