package import Wire

/// The place from which the inputs of a running or displayed session can be read again. Reading may block.
package enum InputSource: Sendable {
    /// In memory, within a size limit.
    case memory(InMemoryJournal)
    /// In the archive on disk.
    case archive(SessionArchive, SessionID)
    /// In a recording that was opened from a file. Indirect because recordings are few and would enlarge all other
    /// cases.
    indirect case recording(OpenedRecording)

    /// Returns the inputs after the given number, oldest first. Throws if any input is missing or cannot be read.
    package func entries(after number: Int) throws(ArchiveError) -> [JournalEntry] {
        switch self {
        case .memory(let journal):
            guard let entries = journal.whole else { throw .inputsNotStored }
            return Array(entries.dropFirst(number))
        case .archive(let archive, let session): return try archive.entries(of: session, after: number)
        case .recording(let recording):
            return try recording.past().entries.filter { $0.number > number }
        }
    }
}
