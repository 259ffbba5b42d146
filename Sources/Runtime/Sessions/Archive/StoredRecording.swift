/// A recording that was opened from a file, in its stored form.
public struct StoredRecording: Sendable, Equatable {
    /// The summary as text, which the archive does not interpret.
    public let summary: String
    /// The text of the file.
    public let file: String

    /// Creates a stored recording.
    public init(summary: String, file: String) {
        self.summary = summary
        self.file = file
    }
}
