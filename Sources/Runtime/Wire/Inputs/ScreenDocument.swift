/// A screen as JSON text that takes the place of everything a session shows.
public struct ScreenDocument: Codable, Sendable, Equatable {
    /// What happens to a text that cannot be read.
    public enum Broken: String, Codable, CaseIterable, Sendable {
        /// The last screen stays, as somebody who is still typing wants it.
        case keep
        /// The app hears a `declarativeText` error, and shows it in its own way.
        case show
    }

    /// The Beagle JSON.
    public var text: String
    /// What happens when it cannot be read.
    public var broken: Broken

    /// Describes a document that was typed.
    public init(text: String, broken: Broken = .keep) {
        self.text = text
        self.broken = broken
    }
}
