/// The files behind the fonts that every app can ask for.
struct SystemFontFile: Hashable {
    /// The Debian package that has it.
    enum Package: String, CaseIterable {
        case inter = "fonts-inter"
        case dejaVu = "fonts-dejavu-core"

        /// Where the package puts its files.
        var folder: String {
            switch self {
            case .inter: "/usr/share/fonts/opentype/inter/"
            case .dejaVu: "/usr/share/fonts/truetype/dejavu/"
            }
        }
    }

    let package: Package
    let name: String

    /// The file for a font. Those of one width and those with serifs come in two weights and do not lean; a page slants
    /// them, which changes no width.
    init(_ font: TextFont) {
        switch font.family {
        case .system:
            self.init(.inter, "Inter-" + Self.interStyle(font.weight, isItalic: font.isItalic) + ".otf")
        case .monospaced:
            self.init(.dejaVu, font.weight >= .semibold ? "DejaVuSansMono-Bold.ttf" : "DejaVuSansMono.ttf")
        case .serif: self.init(.dejaVu, font.weight >= .semibold ? "DejaVuSerif-Bold.ttf" : "DejaVuSerif.ttf")
        }
    }

    private init(_ package: Package, _ name: String) {
        self.package = package
        self.name = name
    }

    /// All of them.
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

    /// Measures that stand for the file's own.
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
