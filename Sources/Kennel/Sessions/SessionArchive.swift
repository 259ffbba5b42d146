import Foundation
import JournalStore
import SessionRuntime

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

    /// Where a session keeps its inputs.
    func journal(watch: SessionID, opened: Int64) -> any Journal {
        store.journal(watch: watch, opened: opened)
    }

    /// A session to rebuild, by its id or watch id; nil when none is recorded. From here until `restored` the session
    /// counts as being rebuilt: should the process end before, it is not tried again.
    func begin(_ name: String) throws(ProblemDetails) -> (session: RecordedSession, past: SessionPast)? {
        do {
            guard let session = try store.session(named: name) else { return nil }
            if case .quarantined(let reason) = session.state { throw ProblemDetails.quarantined(session.id, reason) }
            let past = try SessionPast(try store.entries(of: session.id))
            try store.mark(session.id, .restoring)
            return (session, past)
        } catch let problem as ProblemDetails {
            throw problem
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// A session was rebuilt and the process is still here.
    func restored(_ session: SessionID) {
        warn { try store.mark(session, .open) }
    }

    /// Deletes what was recorded of a session.
    func forget(_ session: SessionID) {
        warn { try store.forget(session) }
    }

    /// The newest recorded sessions, those that run included.
    func sessions() throws(ProblemDetails) -> [RecordedSession] {
        do {
            return try store.sessions(atMost: 1_000)
        } catch {
            throw .unreadable("\(error)")
        }
    }

    /// Waits for what is being written.
    func close() {
        store.close()
    }

    private func warn(_ body: () throws -> Void) {
        do { try body() } catch { complain("kennel: \(error)") }
    }
}

extension ProblemDetails {
    static func quarantined(_ session: SessionID, _ reason: String) -> ProblemDetails {
        ProblemDetails(
            410, "quarantined", "This session is set aside",
            "\(reason) Its recording is kept and nothing of it runs; open a new session.")
    }

    static func unreadable(_ reason: String) -> ProblemDetails {
        ProblemDetails(500, "unreadable", "The recording cannot be read", reason)
    }
}
