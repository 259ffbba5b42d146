import Locking
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

    /// A shelf with room for `limit` recordings. Without an archive they last as long as the process.
    package init(archive: SessionArchive?, format: any RecordingFormat, limit: Int) {
        self.archive = archive
        self.format = format
        self.limit = limit
    }

    /// Keeps a recording under new names; `file` is its text. Nothing of it runs.
    package func add(_ facts: OpenedRecording.Facts, file: String) throws(Refusal) -> OpenedRecording {
        let (id, watch) = (SessionID.random(), SessionID.random())
        if let archive { return try add(facts, id, watch, file: file, to: archive) }
        let opened = OpenedRecording(id: id, watch: watch, facts: facts, format: format) { file }
        let isKept = kept.withLock { kept in
            guard kept.count < limit else { return false }
            kept.append(opened)
            return true
        }
        guard isKept else { throw .full(limit: limit) }
        return opened
    }

    private func add(
        _ facts: OpenedRecording.Facts, _ id: SessionID, _ watch: SessionID, file: String, to archive: SessionArchive
    ) throws(Refusal) -> OpenedRecording {
        do throws(ArchiveError) {
            if try archive.recordingCount() < limit {
                return try archive.addRecording(facts, id, watch, file: file)
            }
        } catch {
            throw .archive(error)
        }
        throw .full(limit: limit)
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
