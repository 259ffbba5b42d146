import FolderSupport
import Foundation
import SQLite
import Sessions
import Testing
import Wire

@testable import JournalStore

@Suite("What was deleted from a journal is gone from the disk", .timeLimit(.minutes(5)))
struct DeletionTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String = "kennel.sqlite") -> String { folder.path(name) }

    /// Returns a text that occurs many times in each of a session's entries.
    private func mark(_ session: String) -> String { "words-of-\(session)-" }

    private func record(_ session: String, _ count: Int, bytes: Int, in store: SQLiteJournal) async throws {
        let journal = store.journal(of: SessionID(session), watch: SessionID("w-\(session)"), opened: 7)
        let text = String(repeating: mark(session), count: bytes / mark(session).count)
        for number in 1...count {
            let input: SessionInput =
                number == 1
                ? .opened(SessionConfiguration(screen: "/\(mark(session))"))
                : .text(ViewID(rawValue: 7), text, sequence: number)
            try await journal.append(
                JournalEntry(
                    session: SessionID(session), number: number, time: .zero, key: nil, input: input, digest: 1))
        }
    }

    /// Returns the files that contain texts of a session.
    private func files(with session: String, in place: String? = nil) throws -> [String] {
        let place = place ?? folder.url.path
        return try FileManager.default.contentsOfDirectory(atPath: place).filter { name in
            let bytes = FileManager.default.contents(atPath: "\(place)/\(name)") ?? Data()
            return bytes.range(of: Data(mark(session).utf8)) != nil
        }.sorted()
    }

    private func becomesUnreadable(_ session: String, in place: String? = nil) async throws -> Bool {
        for _ in 0..<6_000 {
            if try files(with: session, in: place).isEmpty { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    @Test(arguments: [1, 40])
    func `A deleted session soon leaves nothing in any file, and other sessions are intact`(entries: Int) async throws {
        let store = try SQLiteJournal(path: path(), tidyingDelay: .zero)
        for session in ["kept", "deleted"] { try await record(session, entries, bytes: 100_000, in: store) }
        #expect(try files(with: "deleted").contains("kennel.sqlite-wal"))
        try store.forget(SessionID("deleted"))
        #expect(try await becomesUnreadable("deleted"))
        #expect(try store.entries(of: SessionID("kept")).count == entries)
        #expect(try store.entries(of: SessionID("deleted")).isEmpty)
        #expect(try store.session(named: "w-deleted") == nil)
        store.close()
        #expect(try JournalCheck(path: path()).faults == [])
    }

    @Test func `Deleted data left on disk by a killed process is cleared when the next process starts`() async throws {
        let store = try SQLiteJournal(path: path(), tidyingDelay: .seconds(3_600))
        for session in ["kept", "deleted"] { try await record(session, 20, bytes: 10_000, in: store) }
        try store.forget(SessionID("deleted"))
        // The files on disk are like those that a killed process leaves behind.
        let left = folder.url.appending(path: "left")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: false)
        for name in ["kennel.sqlite", "kennel.sqlite-wal"] {
            try FileManager.default.copyItem(atPath: path(name), toPath: left.appending(path: name).path)
        }
        #expect(try files(with: "deleted", in: left.path).contains("kennel.sqlite-wal"))
        let next = try SQLiteJournal(path: left.appending(path: "kennel.sqlite").path, tidyingDelay: .seconds(3_600))
        #expect(try await becomesUnreadable("deleted", in: left.path))
        #expect(try next.entries(of: SessionID("kept")).count == 20)
        next.close()
        store.close()
    }

    @Test func `A long session is deleted in pieces, concurrent writes are kept, and the file shrinks`() async throws {
        let store = try SQLiteJournal(path: path(), tidyingDelay: .zero)
        try await record("deleted", 200, bytes: 100_000, in: store)
        let before = SQLiteJournal.bytes(path: path())
        async let others: Void = record("kept", 100, bytes: 100, in: store)
        try store.forget(SessionID("deleted"))
        try await others
        #expect(try await becomesUnreadable("deleted"))
        for _ in 0..<6_000 where SQLiteJournal.bytes(path: path()) > before / 4 {
            try await Task.sleep(for: .milliseconds(10))
        }
        #expect(SQLiteJournal.bytes(path: path()) <= before / 4)
        #expect(try store.entries(of: SessionID("kept")).count == 100)
        store.close()
        #expect(try JournalCheck(path: path()).faults == [])
    }

    @Test func `An interrupted deletion hides the session and is finished by the next process`() async throws {
        let store = try SQLiteJournal(path: path(), tidyingDelay: .seconds(3_600))
        for session in ["kept", "deleted"] { try await record(session, 30, bytes: 100_000, in: store) }
        let isUnfinished = try store.change { try $0.deleteNewest(of: SessionID("deleted")) }
        #expect(isUnfinished)
        #expect(try store.session(named: "deleted") == nil && store.session(named: "w-deleted") == nil)
        #expect(try store.sessions(atMost: 10).map(\.id) == [SessionID("kept")])
        #expect(try store.oldest(openedBefore: .max, atMost: 10) == [SessionID("kept")])
        #expect(try store.counts().sessions == 1 && store.counts().quarantined == 0)
        store.close()
        let next = try SQLiteJournal(path: path(), tidyingDelay: .zero)
        #expect(try await becomesUnreadable("deleted"))
        next.close()
        #expect(try JournalCheck(path: path()).entries == 30)
    }

    @Test func `Left-over backup copies are deleted, and no other file is`() throws {
        let copy = SQLiteJournal.copyPath(in: folder.url.path)
        for file in [copy, copy + "-wal", path("backup-notes.txt")] {
            try Data("x".utf8).write(to: URL(filePath: file))
        }
        SQLiteJournal.removeCopies(in: folder.url.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["backup-notes.txt"])
    }
}
