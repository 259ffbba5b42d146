import Foundation
import JournalStore
import Sessions
import Wire

/// The recorded sessions of this server: those that run, those that are put aside, and those that must not be touched.
final class SessionArchive: Sendable {
    private let store: SQLiteJournal

    /// Opens the archive in a folder, or makes both. Throws a sentence for whoever starts the server.
    init(folder: String) throws {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw UsageError(
                "the folder \(folder) for recordings cannot be made (\(error.localizedDescription)); choose another with "
                    + "--data, or --in-memory")
        }
        store = try SQLiteJournal(path: URL(filePath: folder).appending(path: "sessions.sqlite").path)
    }

    /// Where a session keeps its inputs, at most `limit` bytes of which `written` are there already.
    func journal(of session: SessionID, watch: SessionID, opened: Int64, limit: Int, written: Int) -> any Journal {
        store.journal(of: session, watch: watch, opened: opened, limit: limit, written: written)
    }

    /// The session with this id or watch id; nil when none is recorded.
    func session(named name: String) throws(ProblemDetails) -> RecordedSession? {
        try reading { try $0.session(named: name) }
    }

    /// What was recorded of a session.
    enum Contents {
        /// Its inputs.
        case past(SessionPast)
        /// A recording that was opened from a file, to look at.
        case recording(OpenedRecording)
    }

    /// What was recorded of a session, read without running any of it.
    func contents(of session: RecordedSession) throws(ProblemDetails) -> Contents {
        try reading { store in
            guard let summary = try store.recordingSummary(of: session.id) else {
                return .past(try SessionPast(try store.entries(of: session.id)))
            }
            return .recording(opened(session.id, session.watch, try OpenedRecording.Facts(text: summary)))
        }
    }

    /// The inputs of a session behind a number.
    func entries(of session: SessionID, after number: Int) throws(ProblemDetails) -> [JournalEntry] {
        try reading { try $0.entries(of: session, after: number) }
    }

    /// Records a session with the inputs that it brings along.
    func add(_ entries: [JournalEntry], watch: SessionID, opened: Int64) throws(ProblemDetails) {
        do {
            try store.add(entries, watch: watch, opened: opened)
        } catch {
            if let session = entries.first?.session { forget(session) }
            throw .notRecorded("\(error)")
        }
    }

    /// How many recordings opened from files are kept.
    func recordingCount() throws(ProblemDetails) -> Int {
        try reading { try $0.recordingCount() }
    }

    /// Keeps a recording that was opened from a file.
    func add(_ recording: OpenedRecording, file: String) throws(ProblemDetails) -> OpenedRecording {
        do {
            try store.add(
                StoredRecording(summary: try recording.facts.text, file: file), recording.id, watch: recording.watch,
                opened: recording.facts.configuration.opened,
                about: RecordedSession.About(recording.facts.configuration))
        } catch {
            throw .notRecorded("\(error)")
        }
        return opened(recording.id, recording.watch, recording.facts)
    }

    private func opened(_ id: SessionID, _ watch: SessionID, _ facts: OpenedRecording.Facts) -> OpenedRecording {
        OpenedRecording(id: id, watch: watch, facts: facts) { [store] in
            guard let file = try store.recordingFile(of: id) else {
                throw ProblemDetails.unreadable("The recording was closed.")
            }
            return file
        }
    }

    /// Notes how a session is.
    func note(_ session: SessionID, _ state: RecordedSession.State) {
        warn { try store.mark(session, state) }
    }

    /// Deletes what was recorded of a session.
    func forget(_ session: SessionID) {
        warn { try store.forget(session) }
    }

    /// The newest recorded sessions behind a place in the list, those that run included.
    func sessions(
        after place: SessionListing.Place? = nil, atMost count: Int = 1_000
    ) throws(ProblemDetails) -> [RecordedSession] {
        try reading {
            try $0.sessions(before: place.map { ($0.opened, SessionID($0.watch)) }, atMost: count)
        }
    }

    /// Runs `body` while nothing is read or written, as on a disk that does not answer; for tests.
    func hold(_ body: () -> Void) throws {
        try store.hold(body)
    }

    /// Waits for what is being written.
    func close() {
        store.close()
    }

    private func reading<Found>(_ body: (SQLiteJournal) throws -> Found) throws(ProblemDetails) -> Found {
        do {
            return try body(store)
        } catch let problem as ProblemDetails {
            throw problem
        } catch {
            throw .unreadable("\(error)")
        }
    }

    private func warn(_ body: () throws -> Void) {
        do { try body() } catch { complain("kennel: \(error)") }
    }
}

extension ProblemDetails {
    /// The kind of `quarantined`.
    static let quarantinedKind = "quarantined"

    static func quarantined(_ session: SessionID, _ reason: String) -> ProblemDetails {
        ProblemDetails(
            410, quarantinedKind, "This session is set aside",
            "\(reason) Its recording is kept, and nothing of it runs: save it, and see with kennel replay what it does."
        )
    }

    static func notRecorded(_ reason: String) -> ProblemDetails {
        ProblemDetails(503, "not-recorded", "The session could not be recorded", reason).with("Retry-After", "1")
    }

    static func unreadable(_ reason: String) -> ProblemDetails {
        ProblemDetails(500, "unreadable", "The recording cannot be read", reason)
    }
}
