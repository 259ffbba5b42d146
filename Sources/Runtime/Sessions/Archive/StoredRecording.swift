/// A recording that was opened from a file, as it is kept.
public struct StoredRecording: Sendable, Equatable {
    /// What it was opened with and how much it holds, as whoever stored it wrote it down.
    public let summary: String
    /// The file's text.
    public let file: String

    /// Describes a recording.
    public init(summary: String, file: String) {
        self.summary = summary
        self.file = file
    }
}
