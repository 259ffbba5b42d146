/// The `Contents.json` of an asset catalogue.
struct AssetContents: Decodable {
    /// A condition under which an entry is used, such as dark mode or increased contrast.
    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    /// A file of an image set.
    struct Image: Decodable {
        let filename: String?
        let scale: String?
        let idiom: String?
        let appearances: [Appearance]?

        /// The number of pixels per point; 1 for vector images.
        var points: Int { Int(scale?.dropLast() ?? "") ?? 1 }
        fileprivate var isDrawing: Bool { filename?.lowercased().hasSuffix(".svg") == true }
    }

    /// An entry of a colour set.
    struct Color: Decodable {
        struct Value: Decodable {
            let components: [String: String]?
            /// The name of a system colour.
            let reference: String?
        }
        let color: Value?
        let idiom: String?
        let appearances: [Appearance]?
    }

    /// The properties of the whole set.
    struct Properties: Decodable {
        let isNamespace: Bool?
        let intent: String?

        private enum CodingKeys: String, CodingKey {
            case isNamespace = "provides-namespace"
            case intent = "template-rendering-intent"
        }
    }

    let images: [Image]?
    /// The templates of a symbol set.
    let symbols: [Image]?
    /// The files of a data set.
    let data: [Image]?
    let colors: [Color]?
    let properties: Properties?

    /// Whether only the shape of the image is used.
    var isTemplate: Bool { properties?.intent == "template" }

    /// Returns the best file of an appearance for an iPhone: an SVG, otherwise the one with the highest scale.
    func bestImage(isDark: Bool) -> Image? {
        let files = (images ?? []).filter { $0.filename != nil && Self.fits($0.appearances, isDark: isDark) }
        let phone = files.filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
        let candidates = phone.isEmpty ? files : phone
        return candidates.first(where: \.isDrawing) ?? candidates.max { $0.points < $1.points }
    }

    /// Returns the colour of an appearance as red, green, blue and opacity, each from 0 to 1; nil if there is none.
    func color(isDark: Bool) -> [Double]? { value(isDark: isDark)?.components.flatMap(Self.components) }

    /// The name of the system colour that the set refers to; nil if there is none.
    var colorReference: String? { value(isDark: false)?.reference }

    private func value(isDark: Bool) -> Color.Value? {
        let valued = (colors ?? []).filter { $0.color != nil }
        var fitting = valued.filter { Self.fits($0.appearances, isDark: isDark) }
        if fitting.isEmpty, !isDark { fitting = valued.filter { Self.fits($0.appearances, only: "light") } }
        let phone = fitting.first { ["universal", "iphone"].contains($0.idiom ?? "universal") }
        return (phone ?? fitting.first)?.color
    }

    /// Whether no entry has a colour value.
    var hasNoColors: Bool { (colors ?? []).allSatisfy { $0.color == nil } }

    /// Returns whether an entry applies to all appearances or, with `isDark`, only to dark mode.
    private static func fits(_ appearances: [Appearance]?, isDark: Bool) -> Bool {
        isDark ? fits(appearances, only: "dark") : appearances?.isEmpty != false
    }

    /// Returns whether an entry applies only to one luminosity, such as `dark`.
    private static func fits(_ appearances: [Appearance]?, only luminosity: String) -> Bool {
        guard let appearances, appearances.count == 1 else { return false }
        return appearances[0].appearance == "luminosity" && appearances[0].value == luminosity
    }

    private static func components(_ said: [String: String]) -> [Double]? {
        let alpha = said["alpha"].map(number) ?? 1
        let names = said["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
        let parts = names.map { said[$0].flatMap(number) } + [alpha]
        return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
    }

    /// Parses a component: `0xFF` and `255` are divided by 255, `0.5` is used directly.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { min(1, Double($0) / 255) } }
        guard let value = Double(text), value.isFinite else { return nil }
        return max(0, min(1, text.contains(".") ? value : value / 255))
    }
}
