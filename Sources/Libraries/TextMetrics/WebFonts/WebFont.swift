import CHarfBuzz
import HashKeys

/// A font file for the page.
package struct WebFont: Sendable {
    /// The bytes in WOFF2 format.
    package let bytes: [UInt8]
    /// The `Content-Type` with which to serve the file.
    package static let mediaType = "font/woff2"
    /// The format name in CSS.
    package static let format = "woff2"
}

extension FontLibrary {
    /// Returns a font, subset and compressed. The same name gives the same bytes as long as the machine's packages do
    /// not change.
    ///
    /// The call takes about 100 ms, most of it for compression, so callers cache the result.
    ///
    /// - Parameter scalars: The scalars to include, for fonts so large that a page should load them in parts (CSS
    ///   `unicode-range`). Characters in different parts are neither joined nor kerned with each other, so this suits
    ///   scripts such as Han.
    package func webFont(
        named name: FontName, scalars: [ClosedRange<UInt32>]? = nil
    ) throws(FontProblem) -> WebFont {
        let face = try face(named: name)
        guard let file = FontSubset.file(of: face, scalars: scalars), let packed = WOFF2.pack(file) else {
            throw .uncuttable(name: name.value)
        }
        return WebFont(bytes: packed)
    }

    /// Returns the name of the file with which a font is rendered, for the page's style sheet.
    package func name(of font: TextFont) -> FontName { face(of: font).name }

    /// Returns a hash that identifies the version of a font file, of the subsetting and of the compression.
    ///
    /// Computed from the file's table directory, which contains the length and a checksum of each table. The tables
    /// themselves, some 15 MB for all fonts, are not read.
    package func version(of name: FontName) throws(FontProblem) -> UInt64 {
        let face = try face(named: name)
        guard let blob = hb_face_reference_blob(face.face) else { throw .uncuttable(name: name.value) }
        defer { hb_blob_destroy(blob) }
        var count: UInt32 = 0
        guard let bytes = hb_blob_get_data(blob, &count) else { throw .uncuttable(name: name.value) }
        let file = UnsafeRawBufferPointer(start: bytes, count: Int(count))
        guard let directory = SFNT.directory(of: file, font: Int(hb_face_get_index(face.face))) else {
            throw .uncuttable(name: name.value)
        }
        var hash = FNVHash()
        func add(_ value: UInt64) {
            hash.add(value)
            hash.value ^= hash.value >> 29
        }
        for byte in String(cString: hb_version_string()).utf8 { add(UInt64(byte)) }
        add(Self.cut)
        add(UInt64(count))
        for byte in directory { add(UInt64(byte)) }
        return hash.value
    }

    /// The version of the subsetting; to be increased whenever its output changes.
    private static var cut: UInt64 { 1 }

    /// The fonts that every app can request, each with an example of its use.
    package static var systemFonts: [(name: FontName, font: TextFont)] {
        let upright = FontWeight.allCases.map { TextFont(size: 17, weight: $0) }
        let others = [TextFont.Family.monospaced, .serif].flatMap { family in
            [FontWeight.regular, .bold].map { TextFont(family, size: 17, weight: $0) }
        }
        let leaning = FontWeight.allCases.map { TextFont(size: 17, weight: $0, isItalic: true) }
        return (upright + leaning + others).map { font in
            (FontName(file: SystemFontFile(font).name, index: 0), font)
        }
    }
}
