package import Wire

/// Where the inputs of a session that runs, or is shown, can be read again. Reading may take a while.
package enum KeptInputs: Sendable {
    /// In memory, as long as there is room.
    case memory(InMemoryJournal)
    /// On disk.
    case archive(SessionArchive, SessionID)
    /// In a recording that was opened from a file; there are few, so it takes no room in all others.
    indirect case recording(OpenedRecording)

    /// The inputs behind a number, oldest first. Throws when they are not all there.
    package func entries(after number: Int) throws(ArchiveError) -> [JournalEntry] {
        switch self {
        case .memory(let journal):
            guard let entries = journal.whole else { throw .inputsNotKept }
            return Array(entries.dropFirst(number))
        case .archive(let archive, let session): return try archive.entries(of: session, after: number)
        case .recording(let recording):
            return try recording.past().entries.filter { $0.number > number }
        }
    }
}
