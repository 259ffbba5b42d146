/// What a parser accepts before it gives up, so that a hostile document costs little.
public struct JSONLimits: Sendable, Hashable {
    /// What happens to an object that names a member twice.
    public enum DuplicateKeys: Sendable, Hashable {
        /// The document is an error at the second name.
        case rejected
        /// The last of the values counts, as in JavaScript.
        case lastWins
    }

    /// Longest document read.
    public var maximumBytes: Int
    /// Most containers inside one another; a scalar has depth 0, `[]` has depth 1.
    public var maximumDepth: Int
    /// Most values, containers included. A value takes 24 bytes and more, however short its text is.
    public var maximumValues: Int
    /// Whether a repeated name is an error.
    public var duplicateKeys: DuplicateKeys

    /// Limits of one's own; the parser itself stops at a depth of 2,048.
    ///
    /// - Parameters:
    ///   - maximumValues: Nil allows one value for every 32 bytes of `maximumBytes`, and 1,000 in any case. Reading
    ///     them
    ///     then takes at most six times `maximumBytes`, whatever they are.
    public init(
        maximumBytes: Int = 10_000_000, maximumDepth: Int = 200, maximumValues: Int? = nil,
        duplicateKeys: DuplicateKeys = .rejected
    ) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
        self.maximumValues = maximumValues ?? max(1_000, maximumBytes / 32)
        self.duplicateKeys = duplicateKeys
    }

    /// 10 MB, 200 levels, 625,000 values, no repeated names. Screens have about 20 bytes for each value.
    public static let standard = JSONLimits(maximumValues: 625_000)
}
