import JSON

/// A text that the screen must show, or must not show, after a step. Replaying the recording checks it.
public struct StepExpectation: Sendable, Equatable, Hashable, Codable {
    /// The relation between the screen and the text. Its name is that of the JSON member with the text.
    public enum Condition: String, Sendable, Codable, CaseIterable {
        /// A view on the screen has exactly this text.
        case shows
        /// No view on the screen has this text.
        case hides
    }

    /// The relation that is expected.
    public let condition: Condition
    /// The text of one view: a label, a button, a title or an alert, but not what a person has typed.
    public let text: String

    /// The largest size of a text, in bytes.
    public static let longestText = 500

    /// Creates an expectation.
    public init(_ condition: Condition, _ text: String) {
        self.condition = condition
        self.text = text
    }

    /// Returns whether a screen with these texts is as expected.
    package func holds(onScreenWith texts: some Sequence<String>) -> Bool {
        texts.contains(text) == (condition == .shows)
    }

    /// The expectation for people: `shows “Roda”`.
    package var words: String {
        switch condition {
        case .shows: "shows “\(text)”"
        case .hides: "does not show “\(text)”"
        }
    }
}
