import FolderSupport
import Foundation
import JournalStore
import Testing
import Wire

@testable import Sessions

@Suite("Sessions that are being rebuilt", .timeLimit(.minutes(5)))
struct RebuildingsTests {
    private let folder = TemporaryFolder()

    /// A format without recordings.
    private struct NoRecordings: RecordingFormat {
        func past(in text: String, of session: SessionID) throws -> SessionPast { try SessionPast([]) }
    }

    /// An archive with sessions of these names.
    private func archive(_ names: String...) throws -> SessionArchive {
        let archive = SessionArchive(
            try SQLiteJournal(path: folder.path("sessions.sqlite")), format: NoRecordings())
        for name in names {
            let session = SessionID(name)
            let opening = SessionInput.opened(SessionConfiguration())
            try archive.add(
                [JournalEntry(session: session, number: 1, time: .zero, key: nil, input: opening)],
                watch: SessionID("watch-\(name)"), opened: 7)
        }
        return archive
    }

    private func states(_ archive: SessionArchive) throws -> [String: RecordedSession.State] {
        Dictionary(uniqueKeysWithValues: try archive.sessions().map { ($0.id.rawValue, $0.state) })
    }

    private func session(_ name: String, _ state: RecordedSession.State) -> RecordedSession {
        RecordedSession(id: SessionID(name), watch: SessionID("watch-\(name)"), opened: 7, state: state)
    }

    @Test func `A suspect session is rebuilt alone, so that it is not quarantined for another's fault`() async throws {
        let archive = try archive("a", "b", "c")
        let rebuildings = Rebuildings(archive)
        let (a, b, c) = (session("a", .open(.last)), session("b", .open()), session("c", .open()))
        await rebuildings.begin(a)
        let others = [Task { await rebuildings.begin(b) }, Task { await rebuildings.begin(c) }]
        #expect(try states(archive) == ["a": .restoring(.last), "b": .open(), "c": .open()])
        rebuildings.end(a)
        for other in others { await other.value }
        #expect(try states(archive) == ["a": .open(), "b": .restoring(.first), "c": .restoring(.first)])
        let again = Task { await rebuildings.begin(a) }
        rebuildings.end(b)
        rebuildings.end(c)
        await again.value
        #expect(try states(archive) == ["a": .restoring(.last), "b": .open(), "c": .open()])
    }

    @Test func `A rebuild that never ends does not block other sessions for ever`() async throws {
        let archive = try archive("a", "b", "c")
        let rebuildings = Rebuildings(archive, patience: .milliseconds(1))
        await rebuildings.begin(session("a", .open()))
        await rebuildings.begin(session("b", .open(.last)))
        await rebuildings.begin(session("c", .open(.last)))
        #expect(
            try states(archive) == ["a": .restoring(.first), "b": .restoring(.last), "c": .restoring(.last)])
    }
}
