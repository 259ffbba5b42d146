import Foundation

/// The localized strings of an app.
///
/// One value serves all sessions; each uses the language of its device.
public final class AppStrings: Sendable {
    /// A localized string, which may have plural forms.
    enum Text: Decodable {
        case plain(String)
        case forms(PluralText)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let plain = try? container.decode(String.self) {
                self = .plain(plain)
            } else {
                self = .forms(try container.decode(PluralText.self))
            }
        }
    }

    private let texts: [String: [String: [String: Text]]]
    private let developmentLanguage: String

    /// Creates strings by language, table and key. `Base` is the fallback for missing strings; the development language
    /// is the fallback for missing languages.
    public init(_ texts: [String: [String: [String: String]]], developmentLanguage: String = "en") {
        self.texts = texts.mapValues { $0.mapValues { $0.mapValues(Text.plain) } }
        self.developmentLanguage = developmentLanguage
    }

    /// Creates strings from a JSON object by language, table and key. A string with plural forms is `{"format":
    /// "%#@n@", "forms": {"n": {"one": "%d loaf", "other": "%d loaves"}}, "places": {"n": 1}}`. Invalid data contains
    /// no strings.
    public init(json: UnsafeRawBufferPointer, developmentLanguage: String = "en") {
        texts = (try? JSONDecoder().decode([String: [String: [String: Text]]].self, from: Data(json))) ?? [:]
        self.developmentLanguage = developmentLanguage
    }

    /// Returns the string of a key in the language that fits the device's language; nil if there is none.
    package func text(_ key: String, in table: String, for device: String) -> String? {
        switch entry(key, in: table, for: device) {
        case .plain(let text): text
        case .forms(let text): AppEnvironment.current.given(text)
        case nil: nil
        }
    }

    /// Returns the string or the plural forms of a key; nil if there is neither.
    func entry(_ key: String, in table: String, for device: String) -> Text? {
        texts[language(for: device)]?[table]?[key] ?? texts["Base"]?[table]?[key]
    }

    /// Returns the available language that fits the device's language best.
    private func language(for device: String) -> String {
        let plain = device.prefix { $0 != "-" && $0 != "_" }
        if texts[device] != nil { return device }
        if texts[String(plain)] != nil { return String(plain) }
        let relatives = texts.keys.filter { $0.hasPrefix("\(plain)-") || $0.hasPrefix("\(plain)_") }
        return relatives.min() ?? developmentLanguage
    }
}

private enum AppStringsKey: ApplicationKey {
    static var defaultValue: AppStrings { AppStrings([:]) }
}

extension AppEnvironment {
    /// The app's strings, found by ``sessionString(_:tableName:bundle:value:comment:)``. Set before the delegate is
    /// created.
    package var strings: AppStrings {
        get { values[AppStringsKey.self] }
        set { values[AppStringsKey.self] = newValue }
    }
}
