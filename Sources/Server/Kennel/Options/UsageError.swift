/// Why a command line makes no sense; one sentence for the person who typed it.
public struct UsageError: Error, Equatable, CustomStringConvertible {
    /// `EX_USAGE` of sysexits(3).
    public static let exitCode: Int32 = 64

    /// The sentence.
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}
