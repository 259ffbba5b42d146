import Foundation

/// The localized strings of an app, from its strings files and string catalogues.
struct StringTables: Equatable {
    /// The strings by language, table and key. Files outside a language folder have the language `Base`.
    private(set) var texts: [String: [String: [String: BundledText]]] = [:]
    /// Sentences about the files that were not imported.
    private(set) var notes: [String] = []

    /// Returns whether a file contains localized strings, judged by its name.
    static func isTable(_ file: URL) -> Bool {
        ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension) && name(of: file) != "InfoPlist"
    }

    /// Reads strings files; those that cannot be read are reported in `notes`.
    init(_ files: [URL]) {
        for file in files {
            guard let data = try? Data(contentsOf: file) else {
                notes.append("\(file.path) cannot be read")
                continue
            }
            let isRead =
                switch file.pathExtension {
                case "xcstrings": addCatalogue(data, of: file)
                case "stringsdict": addForms(data, of: file)
                default: addTable(data, of: file)
                }
            if !isRead { notes.append("\(file.path) is not a strings table") }
        }
    }

    private static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func language(of file: URL) -> String {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? name(of: folder) : "Base"
    }

    private mutating func add(_ text: BundledText, key: String, language: String, of file: URL) {
        texts[language, default: [:]][Self.name(of: file), default: [:]][key] = text
    }

    private static func list(_ data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    private mutating func addTable(_ data: Data, of file: URL) -> Bool {
        if data.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return true }
        guard let table = Self.list(data) else { return false }
        for (key, text) in table {
            if let text = text as? String { add(.plain(text), key: key, language: Self.language(of: file), of: file) }
        }
        return true
    }

    private mutating func addForms(_ data: Data, of file: URL) -> Bool {
        guard let table = Self.list(data) else { return false }
        for case (let key, let forms as [String: Any]) in table {
            guard let text = forms["NSStringLocalizedFormatKey"] as? String else { continue }
            let parts = forms.compactMapValues { variable in
                (variable as? [String: Any])?.filter { !$0.key.hasPrefix("NS") }.compactMapValues { $0 as? String }
            }
            add(.forms(text, parts), key: key, language: Self.language(of: file), of: file)
        }
        return true
    }

    private mutating func addCatalogue(_ data: Data, of file: URL) -> Bool {
        guard let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data) else { return false }
        for (key, entry) in catalogue.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let text = localization.text else { continue }
                add(text, key: key, language: language, of: file)
            }
        }
        return true
    }
}

/// An `.xcstrings` file.
private struct StringCatalogue: Decodable {
    struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    struct Unit: Decodable {
        let value: String
    }

    struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?

        /// The text with its plural forms. If the text varies by device, the variation for iPhone is used.
        var text: BundledText? {
            if let plain = stringUnit?.value ?? variations?.phone {
                guard let substitutions, !substitutions.isEmpty else { return .plain(plain) }
                return .forms(
                    plain, substitutions.mapValues { $0.variations?.forms ?? [:] },
                    places: substitutions.compactMapValues(\.argNum))
            }
            return variations?.plural.map { _ in .forms("%#@value@", ["value": variations?.forms ?? [:]]) }
        }
    }

    struct Variations: Decodable {
        let plural: [String: Form]?
        let device: [String: Form]?

        var forms: [String: String] { (plural ?? [:]).compactMapValues { $0.stringUnit?.value } }
        var phone: String? { (device?["iphone"] ?? device?["other"])?.stringUnit?.value }
    }

    struct Substitution: Decodable {
        let argNum: Int?
        let variations: Variations?
    }

    struct Form: Decodable {
        let stringUnit: Unit?
    }

    let strings: [String: Entry]
}
