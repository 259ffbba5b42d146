/// A `Contents.json` of an asset catalogue.
struct AssetContents: Decodable {
    /// When an entry is meant: in the dark, with more contrast.
    struct Appearance: Decodable {
        let appearance: String
        let value: String
    }

    /// One file of a picture.
    struct Image: Decodable {
        let filename: String?
        let scale: String?
        let idiom: String?
        let appearances: [Appearance]?

        /// How many pixels make a point; a drawing has one.
        var points: Int { Int(scale?.dropLast() ?? "") ?? 1 }
        fileprivate var isDrawing: Bool { filename?.lowercased().hasSuffix(".svg") == true }
    }

    /// One form of a colour.
    struct Color: Decodable {
        struct Value: Decodable {
            let components: [String: String]?
        }
        let color: Value?
        let idiom: String?
        let appearances: [Appearance]?
    }

    /// What is said of the whole.
    struct Properties: Decodable {
        let isNamespace: Bool?
        let intent: String?

        private enum CodingKeys: String, CodingKey {
            case isNamespace = "provides-namespace"
            case intent = "template-rendering-intent"
        }
    }

    let images: [Image]?
    /// The templates of a symbol.
    let symbols: [Image]?
    let colors: [Color]?
    let properties: Properties?

    /// Whether only the shape of the picture counts.
    var isTemplate: Bool { properties?.intent == "template" }

    /// The file of one appearance that is drawn best on a phone's screen: a drawing, else the one with most pixels.
    func bestImage(isDark: Bool) -> Image? {
        let files = (images ?? []).filter { $0.filename != nil && Self.fits($0.appearances, isDark: isDark) }
        let phone = files.filter { ["universal", "iphone"].contains($0.idiom ?? "universal") }
        let candidates = phone.isEmpty ? files : phone
        return candidates.first(where: \.isDrawing) ?? candidates.max { $0.points < $1.points }
    }

    /// The colour of one appearance: red, green, blue and opacity, each from 0 to 1; nil where none is said.
    func color(isDark: Bool) -> [Double]? {
        let fitting = (colors ?? []).filter { Self.fits($0.appearances, isDark: isDark) }
        let phone = fitting.first { ["universal", "iphone"].contains($0.idiom ?? "universal") }
        return (phone ?? fitting.first)?.color?.components.flatMap(Self.components)
    }

    /// Whether no entry says a colour.
    var hasNoColors: Bool { (colors ?? []).allSatisfy { $0.color == nil } }

    /// Whether an entry is meant for all appearances, or for the dark alone.
    private static func fits(_ appearances: [Appearance]?, isDark: Bool) -> Bool {
        let appearances = appearances ?? []
        guard isDark else { return appearances.isEmpty }
        return appearances.count == 1 && appearances[0].appearance == "luminosity" && appearances[0].value == "dark"
    }

    private static func components(_ said: [String: String]) -> [Double]? {
        let alpha = said["alpha"].map(number) ?? 1
        let names = said["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
        let parts = names.map { said[$0].flatMap(number) } + [alpha]
        return parts.contains { $0 == nil } ? nil : parts.compactMap(\.self)
    }

    /// A part as it is written: `0xFF` and `255` of 255, `0.5` of 1.
    private static func number(_ text: String) -> Double? {
        if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { min(1, Double($0) / 255) } }
        guard let value = Double(text), value.isFinite else { return nil }
        return max(0, min(1, text.contains(".") ? value : value / 255))
    }
}
