import FolderSupport
import Foundation
import Testing

@testable import JournalStore

@Suite("What is made private for a journal")
struct PrivateFolderTests {
    private let folder = TemporaryFolder()
    private let other = TemporaryFolder()

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    /// A file of another owner that is world-readable.
    private func target(_ text: String = "root:x:0:0") throws -> String {
        let path = other.path("target")
        #expect(
            FileManager.default.createFile(
                atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o644]))
        return path
    }

    @Test(arguments: ["", "-wal", "-journal", "-reserve"])
    func `A symbolic link in place of a journal file is refused, and its target is unchanged`(ending: String) throws {
        let target = try target()
        let path = folder.path("sessions.sqlite")
        try FileManager.default.createSymbolicLink(atPath: path + ending, withDestinationPath: target)
        #expect(throws: JournalStoreError.cannotOpen(path: path + ending, reason: "it is a symbolic link")) {
            try SQLiteJournal(path: path)
        }
        #expect(try mode(target) == 0o644)
        #expect(FileManager.default.contents(atPath: target) == Data("root:x:0:0".utf8))
    }

    @Test func `A journal file with a second hard link is refused, and its mode is unchanged`() throws {
        let target = try target("SQLite format 3\0")
        let path = folder.path("sessions.sqlite")
        try FileManager.default.linkItem(atPath: target, toPath: path)
        #expect(throws: JournalStoreError.cannotOpen(path: path, reason: "the file has another hard link")) {
            try SQLiteJournal(path: path)
        }
        #expect(try mode(target) == 0o644)
    }

    @Test func `A file that is no journal is refused and keeps its mode`() throws {
        let path = folder.path("sessions.sqlite")
        try FileManager.default.moveItem(atPath: try target("a letter, which is longer"), toPath: path)
        #expect(throws: JournalStoreError.cannotOpen(path: path, reason: "file is not a database")) {
            try SQLiteJournal(path: path)
        }
        #expect(try mode(path) == 0o644)
    }

    @Test func `A named pipe in place of the journal is refused`() throws {
        let path = folder.path("sessions.sqlite")
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path) }
    }
}
