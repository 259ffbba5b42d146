/// The language of an export.
///
/// Texts of the app, its backend and faults are not translated.
package enum ExportLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case portuguese = "pt"

    /// Returns the variant of a text in this language.
    func text(en english: String, pt portuguese: String) -> String {
        switch self {
        case .english: english
        case .portuguese: portuguese
        }
    }
}
