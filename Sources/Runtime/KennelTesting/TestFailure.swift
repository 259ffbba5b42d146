public import Wire

/// The reason why an input of a test failed.
public enum TestFailure: Error, Equatable, CustomStringConvertible {
    /// Nothing on the screen has this text and accepts the input.
    case notFound(String, onScreen: [String])
    /// The session rejected the input.
    case rejected(InputRejection)
    /// No retry is pending.
    case nothingToRetry
    /// No request is held.
    case nothingHeld

    /// A sentence for the test report.
    public var description: String {
        switch self {
        case .notFound(let text, let onScreen):
            "The screen has no \"\(text)\" that can be used. It shows: \(onScreen.joined(separator: " | "))"
        case .rejected(let rejection): rejection.description
        case .nothingToRetry: "No retry is pending."
        case .nothingHeld: "No request is paused by a fault rule."
        }
    }
}
