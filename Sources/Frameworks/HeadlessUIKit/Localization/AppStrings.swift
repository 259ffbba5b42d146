import Foundation

/// The texts of an app in its languages, as its strings files have them.
///
/// One value serves all sessions; which language counts is the session's device's.
public final class AppStrings: Sendable {
    /// A text, or several that depend on numbers.
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

    /// Texts by language, table and key; those under `Base` stand behind every language's own. Where there is none of
    /// the device's language, the development language counts.
    public init(_ texts: [String: [String: [String: String]]], developmentLanguage: String = "en") {
        self.texts = texts.mapValues { $0.mapValues { $0.mapValues(Text.plain) } }
        self.developmentLanguage = developmentLanguage
    }

    /// Texts as a JSON object of objects of objects; one with forms that depend on numbers is `{"format": "%#@n@",
    /// "forms": {"n": {"one": "%d loaf", "other": "%d loaves"}}, "places": {"n": 1}}`. None where the bytes are
    /// something else.
    public init(json: UnsafeRawBufferPointer, developmentLanguage: String = "en") {
        texts = (try? JSONDecoder().decode([String: [String: [String: Text]]].self, from: Data(json))) ?? [:]
        self.developmentLanguage = developmentLanguage
    }

    /// The text of a key for a device in this language; nil where there is none.
    func text(_ key: String, in table: String, for device: String) -> String? {
        switch entry(key, in: table, for: device) {
        case .plain(let text): text
        case .forms(let text): UIApplication.shared.given(text)
        case nil: nil
        }
    }

    /// The text of a key, or its forms; nil where there is none.
    func entry(_ key: String, in table: String, for device: String) -> Text? {
        texts[language(for: device)]?[table]?[key] ?? texts["Base"]?[table]?[key]
    }

    /// The language of those that are there which a person in front of the device reads best.
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

extension UIApplication {
    /// The app's texts: set before its delegate is made, found by ``sessionString(_:tableName:bundle:value:comment:)``.
    public var strings: AppStrings {
        get { values[AppStringsKey.self] }
        set { values[AppStringsKey.self] = newValue }
    }
}
