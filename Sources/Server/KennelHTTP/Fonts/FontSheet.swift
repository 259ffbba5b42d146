import TextMetrics

/// The style sheet of the fonts. Each file is its own family; `Device` is the system family with all its weights.
struct FontSheet {
    private let library: FontLibrary

    init(_ library: FontLibrary) { self.library = library }

    /// The rules of all fonts whose files can be read.
    var text: String {
        FontLibrary.systemFonts.compactMap { name, font in
            guard let version = try? library.version(of: name) else { return nil }
            let address = "fonts/\(name).\(FontAddress.text(of: version)).woff2"
            let source = "src: url(\"\(address)\") format(\"\(WebFont.format)\"); font-display: block"
            let own = "@font-face { font-family: \"\(name)\"; \(source) }\n"
            guard font.family == .system else { return own }
            let style = font.isItalic ? "italic" : "normal"
            return own
                + "@font-face { font-family: Device; font-weight: \(font.weight.rawValue); font-style: \(style); "
                + "\(source) }\n"
        }.joined()
    }
}
