/// The limits of a parser, so that a malicious document costs little.
public struct JSONLimits: Sendable, Hashable {
    /// The treatment of duplicate names in an object.
    public enum DuplicateKeys: Sendable, Hashable {
        /// The second name is an error.
        case rejected
        /// The last value counts, as in JavaScript.
        case lastWins
    }

    /// The maximum size of a document in bytes.
    public var maximumBytes: Int
    /// The maximum nesting depth of containers; a scalar has depth 0, `[]` has depth 1.
    public var maximumDepth: Int
    /// The maximum number of values, including containers. Each takes at least 24 bytes of memory.
    public var maximumValues: Int
    /// The treatment of duplicate names.
    public var duplicateKeys: DuplicateKeys

    /// Creates limits. The parser itself has a maximum depth of 2,048.
    ///
    /// - Parameters:
    ///   - maximumValues: Nil allows one value for every 32 bytes of `maximumBytes`, but at least 1,000. Parsing then
    ///     takes at most six times `maximumBytes` of memory.
    public init(
        maximumBytes: Int = 10_000_000, maximumDepth: Int = 200, maximumValues: Int? = nil,
        duplicateKeys: DuplicateKeys = .rejected
    ) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
        self.maximumValues = maximumValues ?? max(1_000, maximumBytes / 32)
        self.duplicateKeys = duplicateKeys
    }

    /// Limits of 10 MB, 200 levels and 625,000 values, without duplicate names. Screens have about 20 bytes per value.
    public static let standard = JSONLimits(maximumValues: 625_000)
}
