import Locks
package import Wire

/// The recordings opened from files: on disk where sessions are recorded there, otherwise in memory.
package final class RecordingShelf: Sendable {
    /// Why a recording cannot be kept.
    package enum Refusal: Error, Equatable, CustomStringConvertible {
        /// So many are kept already.
        case full(limit: Int)
        /// It could not be recorded.
        case archive(ArchiveError)

        /// One sentence for a person.
        package var description: String {
            switch self {
            case .full(let limit): "\(limit) recordings opened from files are kept. Close one."
            case .archive(let error): error.description
            }
        }
    }

    private let archive: SessionArchive?
    private let format: any RecordingFormat
    private let limit: Int
    private let kept = Locked<[OpenedRecording]>([])
    /// Recordings that are on their way here.
    private let drafts = Locked(0)

    /// A shelf with room for `limit` recordings. Without an archive they last as long as the process.
    package init(archive: SessionArchive?, format: any RecordingFormat, limit: Int) {
        self.archive = archive
        self.format = format
        self.limit = limit
    }

    /// Begins to keep a recording whose text comes piece by piece; it has its place until it is let go.
    package func draft() throws(Refusal) -> RecordingDraft {
        let count = try reading { archive throws(ArchiveError) in try archive.recordingCount() } ?? all.count
        let spool = try reading { archive throws(ArchiveError) in try archive.spool() } ?? MemorySpool()
        let hasPlace = drafts.withLock { drafts in
            guard count + drafts < limit else { return false }
            drafts += 1
            return true
        }
        guard hasPlace else { throw .full(limit: limit) }
        return RecordingDraft(spool) { [drafts] in drafts.withLock { $0 -= 1 } }
    }

    /// Keeps a recording under new names. Nothing of it runs.
    package func add(_ facts: OpenedRecording.Facts, _ draft: RecordingDraft) throws(Refusal) -> OpenedRecording {
        defer { draft.leave() }
        let (id, watch) = (SessionID.random(), SessionID.random())
        let file = try draft.text()
        let recorded = try reading { archive throws(ArchiveError) in
            try archive.addRecording(facts, id, watch, file: file)
        }
        if let recorded { return recorded }
        let opened = OpenedRecording(id: id, watch: watch, facts: facts, format: format) { file }
        kept.withLock { $0.append(opened) }
        return opened
    }

    /// What the archive says; nil without one.
    private func reading<Value>(
        _ body: (SessionArchive) throws(ArchiveError) -> Value
    ) throws(Refusal) -> Value? {
        guard let archive else { return nil }
        do throws(ArchiveError) {
            return try body(archive)
        } catch {
            throw .archive(error)
        }
    }

    /// The recording with this id or watch id that is kept in memory.
    package func find(_ name: String) -> OpenedRecording? {
        kept.withLock { $0.first { $0.id.rawValue == name || $0.watch.rawValue == name } }
    }

    /// Those that are kept in memory.
    package var all: [OpenedRecording] { kept.withLock { $0 } }

    /// Lets go of a recording that is kept in memory.
    package func remove(_ id: SessionID) {
        kept.withLock { $0.removeAll { $0.id == id } }
    }
}
