import TextMetrics

/// The last path component of a font's URL: `Inter-Bold.1x2y3z.woff2`, or `Inter-Bold.latin.1x2y3z.woff2` for its Latin
/// part.
struct FontAddress {
    let name: FontName
    let part: FontPart
    /// The version of the file; nil means the newest.
    let version: String?

    init(name: FontName, part: FontPart, version: String?) {
        (self.name, self.part, self.version) = (name, part, version)
    }

    init?(_ file: String) {
        var parts = file.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.popLast() == "woff2", let first = parts.first, !first.isEmpty else { return nil }
        name = FontName(String(first))
        guard name.value == first else { return nil }
        parts.removeFirst()
        part = parts.first == FontPart.latin.rawValue[...] ? .latin : .whole
        if part == .latin { parts.removeFirst() }
        guard parts.count <= 1 else { return nil }
        version = parts.first.map(String.init)
    }

    /// The file name.
    var file: String {
        let parts = [name.value, part == .latin ? part.rawValue : nil, version, "woff2"]
        return parts.compactMap(\.self).joined(separator: ".")
    }

    static func text(of version: UInt64) -> String { String(version, radix: 36) }
}
