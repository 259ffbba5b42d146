import JSON

/// The size limits of a recording, which bound the cost of a hostile file.
package struct RecordingLimits: Sendable, Equatable {
    /// The largest size of a file, in bytes.
    package var fileBytes: Int
    /// The largest size of a line, in bytes. A line may contain a backend's response and the resulting screen.
    package var lineBytes: Int
    /// The largest number of inputs.
    package var inputs: Int
    /// The largest nesting depth of JSON.
    package var depth: Int

    /// Creates limits; the defaults suit a file that its reader has chosen.
    package init(
        fileBytes: Int = 256 * 1_048_576, lineBytes: Int = 64 * 1_048_576, inputs: Int = 100_000, depth: Int = 1_000
    ) {
        self.fileBytes = fileBytes
        self.lineBytes = lineBytes
        self.inputs = inputs
        self.depth = depth
    }

    /// The JSON limits of a line. Screens in recordings have at least 11 bytes for each value.
    var line: JSONLimits {
        JSONLimits(maximumBytes: lineBytes, maximumDepth: depth, maximumValues: max(10_000, lineBytes / 10))
    }
}
