/// A screen as JSON text that replaces everything a session shows.
public struct ScreenDocument: Codable, Sendable, Equatable {
    /// The handling of a text that cannot be parsed.
    public enum Broken: String, Codable, CaseIterable, Sendable {
        /// Keeps the previous screen, for text that is still being typed.
        case keep
        /// Reports a `declarativeText` error to the app, which shows it in its own way.
        case show
    }

    /// The screen in Beagle's JSON.
    public var text: String
    /// The handling of a text that cannot be parsed.
    public var broken: Broken

    /// Creates a document from typed text.
    public init(text: String, broken: Broken = .keep) {
        self.text = text
        self.broken = broken
    }
}
