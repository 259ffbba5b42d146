import Locking
import Recording
import Wire

/// The recordings opened from files: on disk where sessions are recorded there, otherwise in memory.
final class RecordingShelf: Sendable {
    private let archive: SessionArchive?
    private let limit: Int
    private let kept = Locked<[OpenedRecording]>([])

    init(archive: SessionArchive?, limit: Int) {
        self.archive = archive
        self.limit = limit
    }

    /// Keeps a recording under new names. Nothing of it runs.
    func add(_ recording: Recording) throws(ProblemDetails) -> OpenedRecording {
        let text: String
        do {
            text = String(decoding: try recording.file, as: UTF8.self)
        } catch {
            throw .unreadable("\(error)")
        }
        let opened = OpenedRecording(
            id: SessionID(AccessToken.random()), watch: SessionID(AccessToken.random()),
            facts: OpenedRecording.Facts(recording)
        ) { text }
        if let archive {
            guard try archive.recordingCount() < limit else { throw .tooManyRecordings(limit) }
            return try archive.add(opened, file: text)
        }
        let isKept = kept.withLock { kept in
            guard kept.count < limit else { return false }
            kept.append(opened)
            return true
        }
        guard isKept else { throw .tooManyRecordings(limit) }
        return opened
    }

    /// The recording with this id or watch id that is kept in memory.
    func find(_ name: String) -> OpenedRecording? {
        kept.withLock { $0.first { $0.id.rawValue == name || $0.watch.rawValue == name } }
    }

    /// Those that are kept in memory.
    var all: [OpenedRecording] { kept.withLock { $0 } }

    /// Lets go of a recording that is kept in memory.
    func remove(_ id: SessionID) {
        kept.withLock { $0.removeAll { $0.id == id } }
    }
}

extension ProblemDetails {
    static func tooManyRecordings(_ limit: Int) -> ProblemDetails {
        ProblemDetails(
            503, "too-many-recordings", "No room for another recording",
            "\(limit) recordings opened from files are kept. Close one.")
    }
}
