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
    /// Whether a repeated name is an error.
    public var duplicateKeys: DuplicateKeys

    /// Limits of one's own; the defaults are those of `standard`. The parser itself stops at a depth of 2,048.
    public init(
        maximumBytes: Int = 10_000_000, maximumDepth: Int = 200, duplicateKeys: DuplicateKeys = .rejected
    ) {
        self.maximumBytes = maximumBytes
        self.maximumDepth = maximumDepth
        self.duplicateKeys = duplicateKeys
    }

    /// 10 MB, 200 levels, no repeated names.
    public static let standard = JSONLimits()
}
