/// A language that exports are written in.
///
/// Texts of the app, of its backend and of faults stay as they are.
package enum ExportLanguage: String, Sendable, CaseIterable {
    case english = "en"
    case portuguese = "pt"

    /// Returns the text of this language.
    func text(en english: String, pt portuguese: String) -> String {
        switch self {
        case .english: english
        case .portuguese: portuguese
        }
    }
}
