import Foundation

/// The texts of an app in its languages, as its strings files have them.
///
/// One value serves all sessions; which language counts is the session's device's.
public final class AppStrings: Sendable {
    private let texts: [String: [String: [String: String]]]
    private let developmentLanguage: String

    /// Texts by language, table and key; those under `Base` stand behind every language's own. Where there is none of the
    /// device's language, the development language counts.
    public init(_ texts: [String: [String: [String: String]]], developmentLanguage: String = "en") {
        self.texts = texts
        self.developmentLanguage = developmentLanguage
    }

    /// Texts as a JSON object of objects of objects; none where the bytes are something else.
    public convenience init(json: UnsafeRawBufferPointer, developmentLanguage: String = "en") {
        let texts = try? JSONDecoder().decode([String: [String: [String: String]]].self, from: Data(json))
        self.init(texts ?? [:], developmentLanguage: developmentLanguage)
    }

    /// The text of a key for a device in this language; nil where there is none.
    func text(_ key: String, in table: String, for device: String) -> String? {
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
