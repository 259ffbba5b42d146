/// The regular files of a POSIX ustar archive, as `tar --format=ustar` writes it.
struct TarArchive {
    /// The bytes of the files by path, without a leading `./`.
    private(set) var files: [String: [UInt8]] = [:]

    /// An error: the data is not a ustar archive, or is truncated.
    struct Damage: Error {}

    /// Reads a whole archive. Links and other special files are skipped.
    init(_ bytes: UnsafeRawBufferPointer) throws(Damage) {
        var rest = bytes[...]
        while let header = rest.prefix(Self.block).nonEmpty, header.contains(where: { $0 != 0 }) {
            guard header.count == Self.block, Self.text(in: header, at: 257, length: 5) == "ustar",
                let size = Int(Self.text(in: header, at: 124, length: 12).filter { $0 != " " }, radix: 8), size >= 0
            else { throw Damage() }
            rest = rest.dropFirst(Self.block)
            guard rest.count >= size else { throw Damage() }
            let kind = header[header.startIndex + 156]
            if kind == UInt8(ascii: "0") || kind == 0 { files[Self.path(header)] = Array(rest.prefix(size)) }
            rest = rest.dropFirst((size + Self.block - 1) / Self.block * Self.block)
        }
    }

    private static let block = 512

    private static func path(_ header: Slice<UnsafeRawBufferPointer>) -> String {
        let parts = [text(in: header, at: 345, length: 155), text(in: header, at: 0, length: 100)].filter {
            !$0.isEmpty
        }
        let path = parts.joined(separator: "/")
        return path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }

    /// Returns the text of a field, up to its first zero byte.
    private static func text(in header: Slice<UnsafeRawBufferPointer>, at start: Int, length: Int) -> String {
        String(decoding: header.dropFirst(start).prefix(length).prefix { $0 != 0 }, as: UTF8.self)
    }
}

extension Collection {
    /// The collection itself; nil if it is empty.
    fileprivate var nonEmpty: Self? { isEmpty ? nil : self }
}
