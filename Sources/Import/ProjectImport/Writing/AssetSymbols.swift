import SwiftTranslation

/// The Swift symbols that Xcode generates for assets: `.coffeeCup` for `coffee-cup`.
struct AssetSymbols {
    private let pictures: [String]
    private let colors: [String]
    private let members: MemberNames

    /// Creates the symbols of assets. Only names that the app's files use are declared.
    init(pictures: [String], colors: [String], members: MemberNames) {
        (self.pictures, self.colors, self.members) = (pictures, colors, members)
    }

    /// The declarations of the used symbols; empty if there are none.
    var text: String {
        resources(of: "ImageResource", names: pictures, less: "Image")
            + resources(of: "ColorResource", names: colors, less: "Color")
            + values(of: "UIImage", resource: "ImageResource", names: pictures, less: "Image")
            + values(of: "UIColor", resource: "ColorResource", names: colors, less: "Color")
    }

    private func resources(of type: String, names: [String], less suffix: String) -> String {
        let lines = symbols(names, less: suffix).map {
            "    static let \($0.symbol) = \(type)(name: \"\($0.name)\", bundle: .main)\n"
        }
        return lines.isEmpty ? "" : "\nextension \(type) {\n\(lines.joined())}\n"
    }

    /// Returns static members of UIKit's class `type`. Names that the app declares itself are omitted.
    private func values(of type: String, resource: String, names: [String], less suffix: String) -> String {
        let lines = symbols(names, less: suffix).filter { !members.declared.contains($0.symbol) }
            .map { "    static var \($0.symbol): \(type) { \(type)(resource: \(resource).\($0.symbol)) }\n" }
        return lines.isEmpty ? "" : "\nextension \(type) {\n\(lines.joined())}\n"
    }

    private func symbols(_ names: [String], less suffix: String) -> [(symbol: String, name: String)] {
        var seen: Set<String> = []
        return names.flatMap { name in Self.symbols(of: name, less: suffix).map { (symbol: $0, name: name) } }
            .filter { members.used.contains($0.symbol) && seen.insert($0.symbol).inserted }
    }

    /// Returns the possible symbols of an asset: with and without the suffix that names its type. An asset in a
    /// namespace folder has no symbol.
    static func symbols(of name: String, less suffix: String) -> [String] {
        guard !name.contains("/") else { return [] }
        let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        guard let first = words.first else { return [] }
        let joined = lowered(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let whole = joined.first?.isNumber == true ? "_" + joined : joined
        let short = whole.hasSuffix(suffix) ? String(whole.dropLast(suffix.count)) : ""
        return short.isEmpty ? [whole] : [short, whole]
    }

    /// Returns a word with its first capitals in lower case. The last of them stays if a word follows: `URLField`
    /// becomes `urlField`.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        let count = capitals.count > 1 && capitals.count < word.count ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }
}
