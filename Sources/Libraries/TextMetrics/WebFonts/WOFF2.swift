import CHarfBuzz

/// Encodes a font file according to the W3C recommendation "WOFF File Format 2.0", without table transformations.
enum WOFF2 {
    /// The tables whose tags are encoded as their index in this list.
    private static let knownTags = [
        "cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep", "CFF ",
        "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea", "vmtx", "BASE", "GDEF", "GPOS",
        "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt", "avar", "bdat", "bloc",
        "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar", "mort", "morx", "opbd", "prop",
        "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill",
    ]
    private static let unknownTag: UInt8 = 63
    /// The tables for which 3 means no transformation and 0 a transformation; for all others 0 means none.
    private static let outlineTags = ["glyf", "loca"]
    private static let plainOutlines: UInt8 = 3 << 6

    /// Returns the encoded file; nil if Brotli fails.
    static func pack(_ font: SFNT) -> [UInt8]? {
        var directory: [UInt8] = []
        var contents: [UInt8] = []
        var size = 12
        for table in ordered(font.tables) {
            let tag = String(decoding: table.tag, as: UTF8.self)
            let kind: UInt8 = outlineTags.contains(tag) ? plainOutlines : 0
            if let number = knownTags.firstIndex(of: tag) {
                directory.append(kind | UInt8(number))
            } else {
                directory.append(kind | unknownTag)
                directory += table.tag
            }
            directory += base128(table.bytes.count)
            contents += table.isNamed("head") ? markedAsPacked(table.bytes) : table.bytes
            size += 16 + (table.bytes.count + 3) / 4 * 4
        }
        guard let packed = brotli(contents) else { return nil }
        let length = (48 + directory.count + packed.count + 3) / 4 * 4
        var file = Array("wOF2".utf8) + font.flavor + number(length, bytes: 4) + number(font.tables.count, bytes: 2)
        file += number(0, bytes: 2) + number(size, bytes: 4) + number(packed.count, bytes: 4)
        file += [UInt8](repeating: 0, count: 24)  // no version, no metadata, no private data
        file += directory + packed
        return file + [UInt8](repeating: 0, count: length - file.count)
    }

    /// Returns the tables with "loca" directly after "glyf", and without the digital signature, which would be invalid.
    private static func ordered(_ tables: [SFNT.Table]) -> [SFNT.Table] {
        let locations = tables.filter { $0.isNamed("loca") }
        return tables.filter { !$0.isNamed("loca") && !$0.isNamed("DSIG") }
            .flatMap { $0.isNamed("glyf") ? [$0] + locations : [$0] }
    }

    /// Sets bit 11 of the flags, which declares that the font was compressed losslessly.
    private static func markedAsPacked(_ head: [UInt8]) -> [UInt8] {
        var head = head
        if head.count > 16 { head[16] |= 1 << 3 }
        return head
    }

    private static func number(_ value: Int, bytes count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }

    /// Encodes a number with seven bits per byte, the highest first; all bytes but the last have the eighth bit set.
    private static func base128(_ value: Int) -> [UInt8] {
        var bytes = [UInt8(value & 0x7F)]
        var rest = value >> 7
        while rest > 0 {
            bytes.insert(UInt8(rest & 0x7F) | 0x80, at: 0)
            rest >>= 7
        }
        return bytes
    }

    private static func brotli(_ bytes: [UInt8]) -> [UInt8]? {
        var count = BrotliEncoderMaxCompressedSize(bytes.count)
        let packed = [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
            let quality: Int32 = 9  // a sixth larger than with 11, in a tenth of the time
            let done = BrotliEncoderCompress(
                quality, BROTLI_DEFAULT_WINDOW, BROTLI_MODE_FONT, bytes.count, bytes, &count, buffer.baseAddress)
            used = done == 0 ? 0 : count
        }
        return packed.isEmpty ? nil : packed
    }
}
