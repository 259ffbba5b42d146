import Foundation
import JournalStore
import SessionRuntime
import Testing

@testable import Kennel

@Suite("Sessions that are being rebuilt", .timeLimit(.minutes(1)))
struct RebuildingsTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "kennel-\(UUID().uuidString)").path

    /// An archive with sessions of these names.
    private func archive(_ names: String...) throws -> SessionArchive {
        let archive = try SessionArchive(folder: folder)
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

    @Test("Suspects are rebuilt one at a time, so that only one can end its process; the others need not wait")
    func suspects() async throws {
        let archive = try archive("a", "b", "c")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let rebuildings = Rebuildings(archive)
        let (a, b, c) = (session("a", .open(.last)), session("b", .open(.last)), session("c", .open()))
        await rebuildings.begin(a)
        let second = Task { await rebuildings.begin(b) }
        await rebuildings.begin(c)
        #expect(try states(archive) == ["a": .restoring(.last), "b": .open(), "c": .restoring(.first)])
        rebuildings.end(c)
        rebuildings.end(a)
        await second.value
        #expect(try states(archive) == ["a": .open(), "b": .restoring(.last), "c": .open()])
        rebuildings.end(b)
        await rebuildings.begin(a)
        #expect(try states(archive) == ["a": .restoring(.last), "b": .open(), "c": .open()])
    }
}
