/// Why a project is not imported, in a sentence.
public struct ImportError: Error, Equatable, CustomStringConvertible {
    /// The sentence.
    public let description: String

    init(_ description: String) { self.description = description }
}
