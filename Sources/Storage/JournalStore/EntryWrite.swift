import Sessions
import Wire

/// An entry on its way to the disk.
struct EntryWrite: Sendable {
    let entry: JournalEntry
    /// The entry's input as it is stored.
    let input: String
    /// What is noted of the session with its first entry.
    let opening: Opening?

    /// `opening` counts for a session's first entry only.
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
