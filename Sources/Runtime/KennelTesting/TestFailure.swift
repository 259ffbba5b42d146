public import Wire

/// Why a test could not do what a person was to do.
public enum TestFailure: Error, Equatable, CustomStringConvertible {
    /// Nothing on the screen reads like this and takes the input.
    case notFound(String, onScreen: [String])
    /// The session turned the input away.
    case rejected(InputRejection)
    /// There is no retry to run.
    case nothingToRetry

    /// One sentence for the test's report.
    public var description: String {
        switch self {
        case .notFound(let text, let onScreen):
            "There is no \"\(text)\" to use on the screen, which reads: \(onScreen.joined(separator: " | "))"
        case .rejected(let rejection): rejection.description
        case .nothingToRetry: "No retry is pending."
        }
    }
}
