/// The reason why a project cannot be imported, as a sentence.
public struct ImportError: Error, Equatable, CustomStringConvertible {
    /// The reason as a sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
