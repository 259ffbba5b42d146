/// Pixels of four bytes that an app has written.
struct Pixels {
    let bytes: [UInt8]
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let info: CGBitmapInfo

    /// Creates pixels; nil if a length is not positive, or if there are too few bytes.
    init?(_ bytes: [UInt8], width: Int, height: Int, bytesPerRow: Int, info: CGBitmapInfo) {
        guard width > 0, height > 0, width <= 8_192, height <= 8_192, bytesPerRow >= 4 * width,
            bytes.count >= bytesPerRow * (height - 1) + 4 * width
        else { return nil }
        (self.bytes, self.width, self.height, self.bytesPerRow, self.info) = (bytes, width, height, bytesPerRow, info)
    }

    private var alphaInfo: CGImageAlphaInfo {
        CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue) ?? .premultipliedLast
    }

    /// Returns a pixel as red, green, blue and opacity. The colours are not premultiplied.
    private func plain(at start: Int) -> [UInt8] {
        var pixel = Array(bytes[start..<start + 4])
        if info.intersection(.byteOrderMask) == .byteOrder32Little { pixel.reverse() }
        switch alphaInfo {
        case .premultipliedFirst, .first, .noneSkipFirst: pixel = Array(pixel[1...]) + [pixel[0]]
        default: break
        }
        switch alphaInfo {
        case .none, .noneSkipFirst, .noneSkipLast: pixel[3] = 255
        case .premultipliedFirst,
            .premultipliedLast where pixel[3] > 0:
            for part in 0..<3 { pixel[part] = UInt8(min(255, Int(pixel[part]) * 255 / Int(pixel[3]))) }
        default: break
        }
        return pixel
    }

    // MARK: - PNG

    /// The pixels as an uncompressed PNG file.
    var png: Data {
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (4 * width + 1))
        for row in 0..<height {
            rows.append(0)  // no filter
            for column in 0..<width { rows += plain(at: row * bytesPerRow + 4 * column) }
        }
        let header = Self.number(width) + Self.number(height) + [8, 6, 0, 0, 0]  // eight bits, with opacity
        return Data(
            [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + Self.chunk("IHDR", header)
                + Self.chunk("IDAT", Self.stored(rows)) + Self.chunk("IEND", []))
    }

    private static func number(_ value: Int) -> [UInt8] { (0..<4).map { UInt8((value >> (24 - 8 * $0)) & 255) } }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return number(content.count) + named + number(Int(checksum(named)))
    }

    /// Returns bytes as a zlib stream of uncompressed blocks.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        for start in stride(from: 0, to: bytes.count, by: 65_535) {
            let end = min(start + 65_535, bytes.count)
            let length = UInt16(end - start)
            stream += [end == bytes.count ? 1 : 0] + [length, ~length].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
            stream += bytes[start..<end]
        }
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return stream + number(Int(high << 16 | low))
    }

    /// Returns the CRC-32 of bytes.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }
}
