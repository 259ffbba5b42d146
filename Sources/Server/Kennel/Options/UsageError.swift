/// Why a command line makes no sense; one sentence for the person who typed it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
