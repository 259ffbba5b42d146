/// A font file for the page.
package struct WebFont: Sendable {
    /// The bytes, WOFF2.
    package let bytes: [UInt8]
    /// The `Content-Type` to serve them with.
    package static let mediaType = "font/woff2"
    /// The format that CSS is told.
    package static let format = "woff2"
}

extension FontLibrary {
    /// A font cut to what texts are measured with, and packed. The same name gives the same bytes for as long as the
    /// machine's packages stay the same.
    ///
    /// It takes some 100 ms, most of it for packing, so callers keep the answer. With `scalars`, only those are in the
    /// file, for fonts so large that a page should load them in parts (CSS `unicode-range`); letters of two parts do not
    /// join and are not kerned with each other, so this is for scripts such as Han.
    package func webFont(
        named name: FontName, scalars: [ClosedRange<UInt32>]? = nil
    ) throws(FontProblem) -> WebFont {
        let face = try face(named: name)
        guard let file = FontSubset.file(of: face, scalars: scalars), let packed = WOFF2.pack(file) else {
            throw .uncuttable(name: name.value)
        }
        return WebFont(bytes: packed)
    }

    /// The name of the file that a font is drawn with, for the page's style sheet.
    package func name(of font: TextFont) -> FontName { face(of: font).name }
}
