import JSON

/// How large a recording may be before it is turned away, so that a hostile one costs little.
package struct RecordingLimits: Sendable, Equatable {
    /// Longest file, in bytes.
    package var fileBytes: Int
    /// Longest line, in bytes; one holds an answer of a backend and the screen made of it.
    package var lineBytes: Int
    /// Most inputs.
    package var inputs: Int
    /// Most containers of JSON inside one another.
    package var depth: Int

    /// Limits of one's own; the defaults suit a file that its reader chose.
    package init(
        fileBytes: Int = 256 * 1_048_576, lineBytes: Int = 64 * 1_048_576, inputs: Int = 100_000, depth: Int = 1_000
    ) {
        self.fileBytes = fileBytes
        self.lineBytes = lineBytes
        self.inputs = inputs
        self.depth = depth
    }

    /// What one line may be. Screens of a recording have 11 bytes for each value and more.
    var line: JSONLimits {
        JSONLimits(maximumBytes: lineBytes, maximumDepth: depth, maximumValues: max(10_000, lineBytes / 10))
    }
}
