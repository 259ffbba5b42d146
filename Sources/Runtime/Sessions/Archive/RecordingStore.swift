import Locks
package import Wire

/// The store of recordings that were opened from files: on disk if sessions are recorded on disk, otherwise in memory.
package final class RecordingStore: Sendable {
    /// The reason why a recording cannot be stored.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        /// The limit of stored recordings is reached.
        case full(limit: Int)
        /// The archive could not store the recording.
        case archive(ArchiveError)

        /// The error as one sentence for the user.
        package var description: String {
            switch self {
            case .full(let limit): "\(limit) recordings are open, which is the maximum. Close one."
            case .archive(let error): error.description
            }
        }
    }

    private let archive: SessionArchive?
    private let format: any RecordingFormat
    private let limit: Int
    private let recordings = Locked<[OpenedRecording]>([])
    /// The number of recordings that are being received.
    private let drafts = Locked(0)

    /// Creates a store of at most `limit` recordings. Without an archive they last as long as the process.
    package init(archive: SessionArchive?, format: any RecordingFormat, limit: Int) {
        self.archive = archive
        self.format = format
        self.limit = limit
    }

    /// Reserves a slot for a recording that arrives in pieces; the draft holds the slot until it is released. Throws if
    /// the limit of stored recordings is reached, or if the archive fails.
    package func draft() throws(Refusal) -> RecordingDraft {
        let count = try queryArchive { archive throws(ArchiveError) in try archive.recordingCount() } ?? all.count
        let spool = try queryArchive { archive throws(ArchiveError) in try archive.spool() } ?? MemorySpool()
        let hasPlace = drafts.withLock { drafts in
            guard count + drafts < limit else { return false }
            drafts += 1
            return true
        }
        guard hasPlace else { throw .full(limit: limit) }
        return RecordingDraft(spool) { [drafts] in drafts.withLock { $0 -= 1 } }
    }

    /// Stores a recording under new ids, and releases the draft. The app of the recording is not run. Throws if the
    /// recording cannot be stored.
    package func add(_ facts: OpenedRecording.Facts, from draft: RecordingDraft) throws(Refusal) -> OpenedRecording {
        defer { draft.leave() }
        let (id, watch) = (SessionID.random(), SessionID.random())
        let file = try draft.text()
        let recorded = try queryArchive { archive throws(ArchiveError) in
            try archive.addRecording(facts, id: id, watch: watch, file: file)
        }
        if let recorded { return recorded }
        let opened = OpenedRecording(id: id, watch: watch, facts: facts, format: format) { file }
        recordings.withLock { $0.append(opened) }
        return opened
    }

    /// Runs a query on the archive and returns its result; nil without an archive.
    private func queryArchive<Value>(
        _ body: (SessionArchive) throws(ArchiveError) -> Value
    ) throws(Refusal) -> Value? {
        guard let archive else { return nil }
        do throws(ArchiveError) {
            return try body(archive)
        } catch {
            throw .archive(error)
        }
    }

    /// Returns the recording in memory with this session id or viewer id; nil if there is none.
    package func find(_ name: String) -> OpenedRecording? {
        recordings.withLock { $0.first { $0.id.rawValue == name || $0.viewerID.rawValue == name } }
    }

    /// All recordings in memory.
    package var all: [OpenedRecording] { recordings.withLock { $0 } }

    /// Removes a recording from memory.
    package func remove(_ id: SessionID) {
        recordings.withLock { $0.removeAll { $0.id == id } }
    }
}
