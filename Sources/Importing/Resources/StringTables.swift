import Foundation

/// The texts of an app in its languages, as its strings files and catalogues have them.
struct StringTables: Equatable {
    /// By language, table and key. What lies in no language's folder is `Base`.
    private(set) var texts: [String: [String: [String: String]]] = [:]
    /// What is not taken over, a sentence each.
    private(set) var notes: [String] = []

    /// Whether a file is one of texts, by its name.
    static func isTable(_ file: URL) -> Bool {
        ["strings", "stringsdict", "xcstrings"].contains(file.pathExtension) && name(of: file) != "InfoPlist"
    }

    /// Reads files of texts, all of them but what a note is about.
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
            if !isRead { notes.append("\(file.path) is no table of texts") }
        }
    }

    private static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

    private static func language(of file: URL) -> String {
        let folder = file.deletingLastPathComponent()
        return folder.pathExtension == "lproj" ? name(of: folder) : "Base"
    }

    private mutating func add(_ text: String, _ key: String, _ language: String, of file: URL) {
        texts[language, default: [:]][Self.name(of: file), default: [:]][key] = text
    }

    private static func list(_ data: Data) -> [String: Any]? {
        (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
    }

    private mutating func addTable(_ data: Data, of file: URL) -> Bool {
        if data.allSatisfy({ [9, 10, 13, 32].contains($0) }) { return true }
        guard let table = Self.list(data) else { return false }
        for (key, text) in table {
            if let text = text as? String { add(text, key, Self.language(of: file), of: file) }
        }
        return true
    }

    /// Of the forms that depend on a number the one for all others is taken.
    private mutating func addForms(_ data: Data, of file: URL) -> Bool {
        guard let table = Self.list(data) else { return false }
        for case (let key, let forms as [String: Any]) in table {
            guard var text = forms["NSStringLocalizedFormatKey"] as? String else { continue }
            for case (let name, let variable as [String: Any]) in forms {
                guard let other = variable["other"] as? String else { continue }
                text = text.replacingOccurrences(of: "%#@\(name)@", with: other)
            }
            add(text, key, Self.language(of: file), of: file)
        }
        noteForms(of: file)
        return true
    }

    private mutating func addCatalogue(_ data: Data, of file: URL) -> Bool {
        guard let catalogue = try? JSONDecoder().decode(StringCatalogue.self, from: data) else { return false }
        var hasForms = false
        for (key, entry) in catalogue.strings {
            for (language, localization) in entry.localizations ?? [:] {
                guard let text = localization.text else { continue }
                hasForms = hasForms || localization.hasForms
                add(text, key, language, of: file)
            }
        }
        if hasForms { noteForms(of: file) }
        return true
    }

    private mutating func noteForms(of file: URL) {
        notes.append("\(file.path) has forms that depend on a number: the one for \"other\" is shown for all")
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
        let variations: [String: [String: Form]]?

        /// The text, or of its forms the one for a phone, or for every number.
        var text: String? {
            stringUnit?.value ?? variations?["plural"]?["other"]?.stringUnit?.value
                ?? (variations?["device"]?["iphone"] ?? variations?["device"]?["other"])?.stringUnit?.value
        }

        var hasForms: Bool { stringUnit == nil && variations?["plural"] != nil }
    }

    struct Form: Decodable {
        let stringUnit: Unit?
    }

    let strings: [String: Entry]
}
