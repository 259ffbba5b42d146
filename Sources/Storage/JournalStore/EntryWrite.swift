import Sessions
import Wire

/// An entry that is about to be written.
struct EntryWrite: Sendable {
    let entry: JournalEntry
    /// The encoded input.
    let input: String
    /// The data about the session that is stored with its first entry; nil for later entries.
    let opening: Opening?

    /// Encodes an entry; `opening` is used for a session's first entry only.
    init(_ entry: JournalEntry, opening: Opening) throws {
        self.entry = entry
        input = try entry.input.recordedText()
        guard entry.number == 1 else {
            self.opening = nil
            return
        }
        var opening = opening
        if let configuration = entry.input.opening {
            opening.about = RecordedSession.About(configuration)
        }
        self.opening = opening
    }

    struct Opening: Sendable {
        let watch: SessionID
        let opened: Int64
        var about: RecordedSession.About?
    }
}
