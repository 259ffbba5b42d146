import FolderSupport
import Foundation
import SQLite
import Sessions
import Testing
import Wire

@testable import JournalStore

@Suite("Backup and check of a journal")
struct JournalMaintenanceTests {
    private let folder = TemporaryFolder()

    private func path(_ name: String = "kennel.sqlite") -> String { folder.path(name) }

    private func record(_ session: String, _ count: Int, opened: Int64 = 7, in store: SQLiteJournal) async throws {
        let journal = store.journal(of: SessionID(session), watch: SessionID("w-\(session)"), opened: opened)
        for number in 1...count {
            try await journal.append(
                JournalEntry(
                    session: SessionID(session), number: number, time: .zero, key: nil,
                    input: number == 1 ? .opened(SessionConfiguration(screen: "/a")) : .back, digest: 1))
        }
    }

    @Test func `A backup made during writes is consistent and has mode 0600`() async throws {
        let store = try SQLiteJournal(path: path())
        try await record("a", 300, in: store)
        let copy = path("copy.sqlite")
        let backUp = { try store.backUp(to: copy) }
        async let writing: Void = record("b", 300, in: store)
        try backUp()
        try await writing
        let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let check = try JournalCheck(path: copy)
        #expect(check.faults == [])
        #expect(check.entries >= 300)
        let restored = try SQLiteJournal(path: copy)
        #expect(try restored.entries(of: SessionID("a")).count == 300)
        restored.close()
        #expect(throws: JournalStoreError.self) { try store.backUp(to: copy) }
        store.close()
    }

    @Test func `A closed journal can be backed up and checked, and one in use is refused`() async throws {
        let file = path()
        let store = try SQLiteJournal(path: file)
        try await record("a", 3, in: store)
        #expect(throws: JournalStoreError.inUse(path: file)) { try JournalCheck(path: file) }
        store.close()
        try SQLiteJournal.backUp(journalAt: file, to: path("copy.sqlite"))
        #expect(try JournalCheck(path: path("copy.sqlite")).entries == 3)
        let none = path("none.sqlite")
        #expect(throws: JournalStoreError.cannotOpen(path: none, reason: "there is no such file")) {
            try JournalCheck(path: none)
        }
    }

    @Test(arguments: [
        ("DELETE FROM entry WHERE number = 2", "Entry 3 of session a… does not follow entry 1."),
        ("DELETE FROM entry WHERE number = 3", "The last entries of session a… are missing."),
        ("UPDATE entry SET input = '{' WHERE number = 2", "Entry 2 of session a… cannot be read."),
        ("DELETE FROM session", "Entry 1 belongs to session a…, which is not recorded."),
    ])
    func `Checking a damaged journal reports each fault`(damage: String, fault: String) async throws {
        let file = path()
        let store = try SQLiteJournal(path: file)
        try await record("a", 3, in: store)
        store.close()
        #expect(try JournalCheck(path: file).faults == [])
        try Database(path: file).run(damage)
        #expect(try JournalCheck(path: file).faults.contains(fault))
    }

    @Test(arguments: [(9, "a newer version"), (1, "an older version")])
    func `A journal of another version is refused with advice`(version: Int, words: String) throws {
        let file = path()
        try Database(path: file).run("PRAGMA user_version = \(version)")
        let error = #expect(throws: JournalStoreError.unknownFormat(path: file, version: version)) {
            _ = try SQLiteJournal(path: file)
        }
        #expect(error?.description.contains(words) == true)
        #expect(throws: JournalStoreError.unknownFormat(path: file, version: version)) { try JournalCheck(path: file) }
    }

    @Test func `The oldest sessions are listed first, and deleted bytes are no longer counted`() async throws {
        let store = try SQLiteJournal(path: path())
        for (name, opened) in [("b", 20), ("a", 10), ("c", 30)] {
            try await record(name, 200, opened: Int64(opened), in: store)
        }
        #expect(try store.oldest(openedBefore: 25, atMost: 10).map(\.rawValue) == ["a", "b"])
        #expect(try store.oldest(openedBefore: .max, atMost: 1).map(\.rawValue) == ["a"])
        let before = try store.usedBytes()
        try store.forget(SessionID("a"))
        #expect(try store.usedBytes() < before)
        store.close()
    }
}
