import TextMetrics

/// The style sheet of the fonts. Each file is its own family; `Device` is the system family with all its weights.
///
/// Each font has a rule for each of its parts, so that a page without other characters loads only the Latin part.
struct FontSheet {
    private let library: FontLibrary

    init(_ library: FontLibrary) { self.library = library }

    /// The rules of all fonts whose files can be read.
    var text: String {
        FontLibrary.systemFonts.compactMap { name, font in
            guard let version = try? library.version(of: name) else { return nil }
            return FontPart.allCases.map { rules(of: $0, named: name, font, version: version) }.joined()
        }.joined()
    }

    private func rules(of part: FontPart, named name: FontName, _ font: TextFont, version: UInt64) -> String {
        let address = "fonts/" + FontAddress(name: name, part: part, version: FontAddress.text(of: version)).file
        let source =
            "src: url(\"\(address)\") format(\"\(WebFont.format)\"); font-display: block; "
            + "unicode-range: \(part.unicodeRange)"
        let own = "@font-face { font-family: \"\(name)\"; \(source) }\n"
        guard font.family == .system else { return own }
        let style = font.isItalic ? "italic" : "normal"
        return own
            + "@font-face { font-family: Device; font-weight: \(font.weight.rawValue); font-style: \(style); "
            + "\(source) }\n"
    }
}
