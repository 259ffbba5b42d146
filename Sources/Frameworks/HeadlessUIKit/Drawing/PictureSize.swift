import Foundation

/// Reads the size of an image from its first bytes. The browser decodes the rest.
package enum PictureSize {
    /// Returns the size of a PNG, GIF, JPEG or WebP image in pixels, or that of an SVG image in its own units. Returns
    /// nil for other data, and for data that is too short.
    package static func of(_ data: some Collection<UInt8>) -> CGSize? {
        let head = Head(data)
        let size: (width: Int, height: Int)? =
            if head.has("\u{89}PNG", at: 0) {
                head.pair(bigEndian: 16, 20, bytes: 4)
            } else if head.has("GIF8", at: 0) {
                head.pair(littleEndian: 6, 8, bytes: 2)
            } else if head.has("RIFF", at: 0), head.has("WEBP", at: 8) {
                webP(head)
            } else if head.has("\u{FF}\u{D8}", at: 0) {
                jpeg(head)
            } else {
                nil
            }
        if let size { return validSize(width: CGFloat(size.width), height: CGFloat(size.height)) }
        return drawing(data)
    }

    /// Returns the media type of an image; nil for other data.
    static func type(of data: some Collection<UInt8>) -> String? {
        let head = Head(data)
        if head.has("\u{89}PNG", at: 0) { return "image/png" }
        if head.has("GIF8", at: 0) { return "image/gif" }
        if head.has("RIFF", at: 0), head.has("WEBP", at: 8) { return "image/webp" }
        if head.has("\u{FF}\u{D8}", at: 0) { return "image/jpeg" }
        return drawing(data) == nil ? nil : "image/svg+xml"
    }

    private static func validSize(width: CGFloat, height: CGFloat) -> CGSize? {
        let isSize = width > 0 && height > 0 && width <= 100_000 && height <= 100_000
        return isSize ? CGSize(width: width, height: height) : nil
    }

    private static func webP(_ head: Head) -> (width: Int, height: Int)? {
        if head.has("VP8 ", at: 12), let size = head.pair(littleEndian: 26, 28, bytes: 2) {
            return (size.width & 0x3FFF, size.height & 0x3FFF)
        }
        if head.has("VP8L", at: 12), let bits = head.number(littleEndian: 21, bytes: 4) {
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        guard head.has("VP8X", at: 12), let size = head.pair(littleEndian: 24, 27, bytes: 3) else { return nil }
        return (size.width + 1, size.height + 1)
    }

    /// Reads the size from the frame header among the segments of a JPEG file.
    private static func jpeg(_ head: Head) -> (width: Int, height: Int)? {
        var place = 2
        while let marker = head.number(bigEndian: place, bytes: 2), marker >> 8 == 0xFF {
            let isFrame = (0xC0...0xCF).contains(marker & 0xFF) && ![0xC4, 0xC8, 0xCC].contains(marker & 0xFF)
            if isFrame {
                guard let size = head.pair(bigEndian: place + 7, place + 5, bytes: 2) else { return nil }
                return size
            }
            guard let length = head.number(bigEndian: place + 2, bytes: 2), length >= 2 else { return nil }
            place += 2 + length
        }
        return nil
    }

    /// Reads the width and height of an SVG image, or otherwise the size of its view box.
    private static func drawing(_ data: some Collection<UInt8>) -> CGSize? {
        let text = String(decoding: data.prefix(4_096), as: UTF8.self)
        guard let start = text.range(of: "<svg"), let end = text[start.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let tag = text[start.upperBound..<end]
        let (width, height) = (length("width", in: tag), length("height", in: tag))
        if let width, let height { return validSize(width: width, height: height) }
        guard let box = viewBox(in: tag) else { return nil }
        if let width { return validSize(width: width, height: width * box.height / box.width) }
        if let height { return validSize(width: height * box.width / box.height, height: height) }
        return box
    }

    private static func viewBox(in tag: Substring) -> CGSize? {
        guard let box = attribute("viewBox", in: tag) else { return nil }
        let numbers = box.split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) }
        return numbers.count == 4 ? validSize(width: CGFloat(numbers[2]), height: CGFloat(numbers[3])) : nil
    }

    private static func length(_ name: String, in tag: Substring) -> CGFloat? {
        guard let value = attribute(name, in: tag) else { return nil }
        return Double(value.hasSuffix("px") ? value.dropLast(2) : value).map { CGFloat($0) }
    }

    private static func attribute(_ name: String, in tag: Substring) -> Substring? {
        for quote in ["\"", "'"] {
            guard let start = tag.range(of: " \(name)=\(quote)") else { continue }
            return tag[start.upperBound...].prefix { String($0) != quote }
        }
        return nil
    }
}

/// The first bytes of an image.
private struct Head {
    private let bytes: [UInt8]

    init(_ data: some Collection<UInt8>) { bytes = Array(data.prefix(262_144)) }

    /// Whether these Latin-1 characters are at an offset.
    func has(_ mark: String, at place: Int) -> Bool {
        let wanted = mark.unicodeScalars.map { UInt8(truncatingIfNeeded: $0.value) }
        return bytes.count >= place + wanted.count && bytes[place..<(place + wanted.count)].elementsEqual(wanted)
    }

    func number(bigEndian place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reduce(0) { $0 << 8 | Int($1) }
    }

    func number(littleEndian place: Int, bytes count: Int) -> Int? {
        guard place >= 0, place + count <= bytes.count else { return nil }
        return bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    func pair(bigEndian width: Int, _ height: Int, bytes count: Int) -> (width: Int, height: Int)? {
        guard let width = number(bigEndian: width, bytes: count), let height = number(bigEndian: height, bytes: count)
        else { return nil }
        return (width, height)
    }

    func pair(littleEndian width: Int, _ height: Int, bytes count: Int) -> (width: Int, height: Int)? {
        guard let width = number(littleEndian: width, bytes: count),
            let height = number(littleEndian: height, bytes: count)
        else { return nil }
        return (width, height)
    }
}
