import Foundation

/// A photograph in a PDF, as an address that holds it whole: a JPEG as it lies there, or points as a PNG.
struct PDFPhotograph {
    /// The address.
    let address: String

    /// The most points that are taken: of more, a program that carries them along grows too large.
    private static let most = 1 << 20

    /// Reads one; nil where it is packed or coloured in a way that is not read.
    init?(_ value: PDFValue, in file: PDFFile) {
        guard let stream = file.stream(of: value) else { return nil }
        let facts = stream.facts
        let filter = facts["Filter"].map { $0.list ?? [$0] }?.first?.name
        let mask = facts["SMask"].flatMap { file.stream(of: $0) }
        if filter == "DCTDecode", mask == nil {
            address = "data:image/jpeg;base64," + Data(stream.bytes).base64EncodedString()
            return
        }
        guard let width = file.resolve(facts["Width"])?.number, let height = file.resolve(facts["Height"])?.number,
            width >= 1, height >= 1, width * height <= Double(Self.most),
            file.resolve(facts["BitsPerComponent"])?.number == 8, facts["Decode"] == nil, facts["DecodeParms"] == nil,
            let points = PDFFile.unpacked(stream)
        else { return nil }
        let count = Int(width) * Int(height)
        let parts = points.count / count
        guard [1, 3].contains(parts), points.count == count * parts else { return nil }
        var opacity = [UInt8](repeating: 255, count: count)
        if let mask {
            guard let shape = PDFFile.unpacked(mask), shape.count == count else { return nil }
            opacity = shape
        }
        var rows: [UInt8] = []
        for row in 0..<Int(height) {
            rows.append(0)  // the row is as it is, not the difference to another
            for point in row * Int(width)..<(row + 1) * Int(width) {
                for part in 0..<3 { rows.append(points[point * parts + min(part, parts - 1)]) }
                rows.append(opacity[point])
            }
        }
        let png = Self.png(rows, width: Int(width), height: Int(height))
        address = "data:image/png;base64," + Data(png).base64EncodedString()
    }

    // MARK: - PNG

    private static func png(_ rows: [UInt8], width: Int, height: Int) -> [UInt8] {
        let head = bytes(UInt32(width)) + bytes(UInt32(height)) + [8, 6, 0, 0, 0]
        return [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + chunk("IHDR", head) + chunk("IDAT", stored(rows))
            + chunk("IEND", [])
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    /// The bytes as zlib has them that are not packed at all.
    private static func stored(_ content: [UInt8]) -> [UInt8] {
        var out: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(content.count, start + 65_535)
            let count = UInt16(end - start)
            let sizes = [count, ~count].flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
            out += [end == content.count ? 1 : 0] + sizes + content[start..<end]
            start = end
        } while start < content.count
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in content {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return out + bytes(high << 16 | low)
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? 0xEDB8_8320 ^ (rest >> 1) : rest >> 1 }
    }

    private static func checksum(_ content: [UInt8]) -> UInt32 {
        ~content.reduce(~0 as UInt32) { sum, byte in remainders[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    }
}
