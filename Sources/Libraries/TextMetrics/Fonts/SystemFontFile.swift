/// A file of the fonts that every app can request.
struct SystemFontFile: Hashable {
    /// The Debian package that contains the file.
    enum Package: String, CaseIterable {
        case inter = "fonts-inter"
        case dejaVu = "fonts-dejavu-core"

        /// The folder into which the package installs its files.
        var folder: String {
            switch self {
            case .inter: "/usr/share/fonts/opentype/inter/"
            case .dejaVu: "/usr/share/fonts/truetype/dejavu/"
            }
        }
    }

    let package: Package
    let name: String

    /// Selects the file for a font. Monospaced and serif fonts have two weights and no italics; a page slants them,
    /// which changes no width.
    init(_ font: TextFont) {
        switch font.family {
        case .system:
            self.init(.inter, name: "Inter-" + Self.interStyle(font.weight, isItalic: font.isItalic) + ".otf")
        case .monospaced:
            self.init(.dejaVu, name: font.weight >= .semibold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
        case .serif: self.init(.dejaVu, name: font.weight >= .semibold ? "DejaVuSerif-Bold.ttf" : "DejaVuSerif.ttf")
        }
    }

    private init(_ package: Package, name: String) {
        self.package = package
        self.name = name
    }

    /// All system font files.
    static let all: [SystemFontFile] =
        FontWeight.allCases.flatMap { weight in
            [
                SystemFontFile(TextFont(size: 1, weight: weight)),
                SystemFontFile(TextFont(size: 1, weight: weight, isItalic: true)),
            ]
        }
        + [TextFont.Family.monospaced, .serif].flatMap { family in
            [FontWeight.regular, .bold].map { SystemFontFile(TextFont(family, size: 1, weight: $0)) }
        }

    /// The metrics that replace those of the file; nil if there are none.
    var metrics: FontMetrics? { package == .inter ? .sanFrancisco : nil }

    private static func interStyle(_ weight: FontWeight, isItalic: Bool) -> String {
        if isItalic, weight == .regular { return "Italic" }
        let name =
            switch weight {
            case .ultraLight: "Thin"
            case .thin: "ExtraLight"
            case .light: "Light"
            case .regular: "Regular"
            case .medium: "Medium"
            case .semibold: "SemiBold"
            case .bold: "Bold"
            case .heavy: "ExtraBold"
            case .black: "Black"
            }
        return isItalic ? name + "Italic" : name
    }
}
