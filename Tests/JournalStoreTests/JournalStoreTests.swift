import Foundation
import HeadlessUIKit
import JournalStore
import SessionRuntime
import Testing

@Suite("The journal on disk")
struct SQLiteJournalTests {
    private let directory = FileManager.default.temporaryDirectory.appending(path: "journal-\(UUID().uuidString)")

    private func path() throws -> String {
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return directory.appending(path: "kennel.sqlite").path
    }

    private func entry(_ number: Int, of session: String = "s", _ input: SessionInput = .back) -> JournalEntry {
        JournalEntry(
            session: SessionID(session), number: number, time: .milliseconds(number * 10), key: number == 2 ? "k" : nil,
            input: input)
    }

    @Test("What was appended is there after the journal was opened again, each session's in its order")
    func reopening() async throws {
        let path = try path()
        defer { try? FileManager.default.removeItem(at: directory) }
        let written = [
            entry(1, of: "s", .opened(SessionConfiguration(bff: URL(string: "http://bff.test"), screen: "/home"))),
            entry(2, of: "s", .tap(ViewID(rawValue: 7))),
            entry(
                3, of: "s", .response(RequestID(rawValue: 1), TransportResponse(status: 500, body: Data([0xff, 0])))),
        ]
        let journal = try SQLiteJournal(path: path)
        for entry in written { try await journal.append(entry) }
        try await journal.append(entry(1, of: "other"))
        journal.close()
        let reopened = try SQLiteJournal(path: path)
        #expect(try reopened.entries(of: SessionID("s")) == written)
        #expect(try reopened.entries(of: SessionID("other")).count == 1)
        #expect(try reopened.entries(of: SessionID("nobody")).isEmpty)
    }

    @Test("Appends from many tasks at once are all kept")
    func concurrent() async throws {
        let journal = try SQLiteJournal(path: try path())
        defer { try? FileManager.default.removeItem(at: directory) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for session in 0..<10 {
                group.addTask {
                    for number in 1...50 { try await journal.append(entry(number, of: "s\(session)")) }
                }
            }
            try await group.waitForAll()
        }
        for session in 0..<10 {
            #expect(try journal.entries(of: SessionID("s\(session)")).map(\.number) == Array(1...50))
        }
    }

    @Test("A number that was taken is refused; the first entry stays")
    func taken() async throws {
        let journal = try SQLiteJournal(path: try path())
        defer { try? FileManager.default.removeItem(at: directory) }
        try await journal.append(entry(1))
        await #expect(throws: JournalStoreError.self) {
            try await journal.append(entry(1, of: "s", .tap(ViewID(rawValue: 1))))
        }
        #expect(try journal.entries(of: SessionID("s")).map(\.input) == [.back])
    }

    @Test("A closed journal refuses")
    func closed() async throws {
        let journal = try SQLiteJournal(path: try path())
        defer { try? FileManager.default.removeItem(at: directory) }
        journal.close()
        await #expect(throws: JournalStoreError.closed) { try await journal.append(entry(1)) }
    }

    @Test("A file that is no database, a missing directory and a foreign format are refused with a sentence")
    func unusable() async throws {
        let path = try path()
        defer { try? FileManager.default.removeItem(at: directory) }
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path + "/missing/journal") }
        try Data(repeating: 0x41, count: 4_096).write(to: URL(filePath: path))
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path) }
    }
}
