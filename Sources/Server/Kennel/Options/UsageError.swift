/// An error of a command line, described in a sentence for the user.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    /// A sentence for the user.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
