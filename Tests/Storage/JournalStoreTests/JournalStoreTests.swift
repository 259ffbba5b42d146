import FolderSupport
import Foundation
import HeadlessUIKit
import SQLite
import Sessions
import Testing
import Wire

@testable import JournalStore

@Suite("The journal on disk")
struct SQLiteJournalTests {
    private let folder = TemporaryFolder()
    private var directory: URL { folder.url }
    private var path: String { folder.path("kennel.sqlite") }

    private func entry(_ number: Int, of session: String = "s", _ input: SessionInput = .back) -> JournalEntry {
        JournalEntry(
            session: SessionID(session), number: number, time: .milliseconds(number * 10), key: number == 2 ? "k" : nil,
            input: input, digest: UInt64.max - UInt64(number))
    }

    private func append(_ entry: JournalEntry, to store: SQLiteJournal) async throws {
        try await store.journal(of: entry.session, watch: SessionID("watch-\(entry.session)"), opened: 7).append(entry)
    }

    @Test func `Appended entries are there after the journal is reopened, each session's in order`() async throws {
        let written = [
            entry(1, of: "s", .opened(SessionConfiguration(bff: URL(string: "http://bff.test"), screen: "/home"))),
            entry(2, of: "s", .tap(ViewID(rawValue: 7))),
            entry(
                3, of: "s", .response(RequestID(rawValue: 1), TransportResponse(status: 500, body: Data([0xff, 0])))),
        ]
        let journal = try SQLiteJournal(path: path)
        for entry in written { try await append(entry, to: journal) }
        try await append(entry(1, of: "other"), to: journal)
        journal.close()
        let reopened = try SQLiteJournal(path: path)
        #expect(try reopened.entries(of: SessionID("s")) == written)
        #expect(try reopened.entries(of: SessionID("other")).count == 1)
        #expect(try reopened.entries(of: SessionID("nobody")).isEmpty)
    }

    @Test(arguments: [true, false])
    func `The journal's files have mode 0600 and its folder 0700, whatever they had before`(isKnown: Bool) async throws
    {
        let manager = FileManager.default
        try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: directory.path)
        if isKnown {
            let journal = try SQLiteJournal(path: path)
            try await append(entry(1), to: journal)
            journal.close()
            for name in try manager.contentsOfDirectory(atPath: directory.path) {
                try manager.setAttributes(
                    [.posixPermissions: 0o644], ofItemAtPath: directory.appending(path: name).path)
            }
            try manager.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory.path)
        }
        let journal = try SQLiteJournal(path: path)
        try await append(entry(isKnown ? 2 : 1), to: journal)
        func mode(_ path: String) throws -> Int? {
            try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(directory.path) == 0o700)
        let files = try manager.contentsOfDirectory(atPath: directory.path)
        #expect(files.contains("kennel.sqlite") && files.contains("kennel.sqlite-wal"))
        for file in files { #expect(try mode(directory.appending(path: file).path) == 0o600, "\(file)") }
        journal.close()
    }

    @Test func `A folder with mode 1777 is refused`() throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o1777], ofItemAtPath: directory.path)
        #expect(
            throws: JournalStoreError.notPrivate(path: directory.path, reason: "all users of this machine can use it")
        ) {
            try SQLiteJournal(path: path)
        }
    }

    @Test func `A long session is read in order while other sessions are written`() async throws {
        let journal = try SQLiteJournal(path: path)
        let text = String(repeating: "x", count: 10_000)
        var written = [entry(1, .opened(SessionConfiguration(screen: "/home")))]
        for number in 2...100 { written.append(entry(number, .text(ViewID(rawValue: 7), text, sequence: number))) }
        for entry in written { try await append(entry, to: journal) }
        async let others: Void = {
            for number in 1...50 { try await append(entry(number, of: "other"), to: journal) }
        }()
        #expect(try journal.entries(of: SessionID("s")) == written)
        #expect(try journal.entries(of: SessionID("s"), after: 42).map(\.number) == Array(43...100))
        try await others
        #expect(try journal.entries(of: SessionID("other")).count == 50)
        let listed = try journal.sessions(atMost: 10)
        #expect(Set(listed.map(\.inputs)) == [100, 50])
        #expect(listed.first { $0.id == SessionID("s") }?.about?.screen == "/home")
        journal.close()
    }

    @Test func `A journal of the previous format is opened without its older sessions' screens and goes on`()
        async throws
    {
        let written = [
            entry(1, of: "old", .opened(SessionConfiguration(screen: "/home"))), entry(2, of: "old"),
            entry(3, of: "old"), entry(1, of: "new", .opened(SessionConfiguration(screen: "/bike"))),
        ]
        let before = try SQLiteJournal(path: path)
        for entry in written[0..<2] { try await append(entry, to: before) }
        before.close()
        try makeFormat3(path)
        for (count, entry) in [(2, written[2]), (3, written[3])] {
            let journal = try SQLiteJournal(path: path)
            #expect(try journal.entries(of: SessionID("old")) == Array(written[..<count]))
            try await append(entry, to: journal)
            journal.close()
        }
        let journal = try SQLiteJournal(path: path)
        let listed = try journal.sessions(atMost: 10)
        #expect(listed.map(\.id.rawValue) == ["old", "new"])
        #expect(listed.map(\.about?.screen) == [nil, "/bike"])
        #expect(listed.map(\.inputs) == [3, 1])
        journal.close()
    }

    /// Removes the additions of the next format.
    private func makeFormat3(_ path: String) throws {
        let database = try Database(path: path)
        try database.run("ALTER TABLE session DROP COLUMN about; PRAGMA user_version = 3")
    }

    @Test func `Sessions with interleaved entries go on after reopening, even with one of them deleted`() async throws {
        var journal = try SQLiteJournal(path: path)
        for number in 1...3 {
            for session in ["s", "t", "u"] { try await append(entry(number, of: session), to: journal) }
        }
        try journal.forget(SessionID("u"))
        for number in 4...6 {
            journal.close()
            journal = try SQLiteJournal(path: path)
            for session in ["t", "s"] { try await append(entry(number, of: session), to: journal) }
            await #expect(throws: JournalStoreError.self) { try await append(entry(number), to: journal) }
        }
        for session in ["s", "t"] {
            #expect(try journal.entries(of: SessionID(session)) == (1...6).map { entry($0, of: session) })
            #expect(try journal.entries(of: SessionID(session), after: 4).map(\.number) == [5, 6])
            #expect(try journal.entries(of: SessionID(session), after: 6).isEmpty)
        }
        #expect(try journal.entries(of: SessionID("u")).isEmpty)
        journal.close()
    }

    @Test func `Concurrent appends are all stored, and each session is read in order`() async throws {
        let journal = try SQLiteJournal(path: path)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for session in 0..<10 {
                group.addTask {
                    for number in 1...500 { try await append(entry(number, of: "s\(session)"), to: journal) }
                }
            }
            try await group.waitForAll()
        }
        for session in 0..<10 {
            #expect(try journal.entries(of: SessionID("s\(session)")).map(\.number) == Array(1...500))
        }
    }

    @Test func `A duplicate entry number is refused, and the first entry stays`() async throws {
        let journal = try SQLiteJournal(path: path)
        try await append(entry(1), to: journal)
        await #expect(throws: JournalStoreError.self) {
            try await append(entry(1, of: "s", .tap(ViewID(rawValue: 1))), to: journal)
        }
        #expect(try journal.entries(of: SessionID("s")).map(\.input) == [.back])
    }

    @Test func `A closed journal refuses an append`() async throws {
        let journal = try SQLiteJournal(path: path)
        journal.close()
        await #expect(throws: JournalStoreError.closed) { try await append(entry(1), to: journal) }
    }

    @Test func `A journal in a missing directory or in a file that is no database is refused`() async throws {
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path + "/missing/journal") }
        try Data(repeating: 0x41, count: 4_096).write(to: URL(filePath: path))
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path) }
    }

    @Test func `A session is found by both names with its state, and a deleted one is not found`() async throws {
        let store = try SQLiteJournal(path: path)
        #expect(try store.session(named: "s") == nil)
        try await append(entry(1), to: store)
        try await append(entry(1, of: "t"), to: store)
        let known = try #require(try store.session(named: "s"))
        #expect(known.id == SessionID("s") && known.viewerID == SessionID("watch-s"))
        #expect(known.opened == 7 && known.state == .open())
        #expect(try store.session(named: "watch-s") == known)
        #expect(try store.sessions(atMost: 10).map(\.id.rawValue) == ["t", "s"])
        #expect(try store.sessions(atMost: 1).count == 1)
        try store.mark(known.id, as: .quarantined(reason: "It hurts."))
        #expect(try store.session(named: "s")?.state == .quarantined(reason: "It hurts."))
        try store.forget(known.id)
        #expect(try store.session(named: "watch-s") == nil)
        #expect(try store.entries(of: known.id).isEmpty)
        await #expect(throws: JournalStoreError.self) { try await append(entry(2), to: store) }
    }

    @Test(
        arguments: [
            ([.stopped, .stopped, .stopped], .open()),
            ([.killed], .open(.last)),
            ([.killed, .stopped], .open(.last)),
            ([.killed, .rebuilt], .open()),
            ([.killed, .rebuilt, .killed], .open(.last)),
            ([.killed, .killed], .quarantined(reason: Self.twice)),
            ([.killed, .stopped, .killed], .quarantined(reason: Self.twice)),
            ([.killed, .killed, .stopped], .quarantined(reason: Self.twice)),
        ] as [([End], RecordedSession.State)])
    func `A session interrupted while being rebuilt is tried once more and then quarantined`(
        ends: [End], state: RecordedSession.State
    ) async throws {
        let first = try SQLiteJournal(path: path)
        try await append(entry(1), to: first)
        first.close()
        for end in ends { try rebuild("s", at: path, until: end, rebuilt: .open()) }
        #expect(try SQLiteJournal(path: path).session(named: "s")?.state == state)
    }

    /// The way in which the rebuild of a session ends.
    enum End: Sendable {
        case rebuilt, stopped, killed
    }

    private static let twice = "The process ended twice while it rebuilt this session."

    private func rebuild(_ session: String, at path: String, until end: End, rebuilt: RecordedSession.State) throws {
        let store = try SQLiteJournal(path: path)
        let known = try #require(try store.session(named: session))
        try store.mark(known.id, as: known.state.begun)
        switch end {
        case .rebuilt:
            try store.mark(known.id, as: rebuilt)
            store.close()
        case .stopped: store.close()
        case .killed: break
        }
    }

    @Test func `An imported recording is stored whole, counted, and never becomes a live session`() async throws {
        let recording = StoredRecording(summary: "{}", file: "one\ntwo \u{1F6B2}\n")
        for (ends, state) in [
            ([.stopped], .recording()), ([.killed], .recording(.last)), ([.killed, .rebuilt], .recording()),
            ([.killed, .killed], .quarantined(reason: Self.twice)),
        ] as [([End], RecordedSession.State)] {
            let session = "after-\(ends)"
            let first = try SQLiteJournal(path: path)
            try first.add(recording, id: SessionID(session), watch: SessionID("watch-\(session)"), opened: 7)
            #expect(try first.session(named: session)?.state == .recording())
            first.close()
            for end in ends { try rebuild(session, at: path, until: end, rebuilt: .recording()) }
            let reopened = try SQLiteJournal(path: path)
            #expect(try reopened.session(named: "watch-\(session)")?.state == state)
            #expect(try reopened.recordingFile(of: SessionID(session)) == recording.file)
            #expect(try reopened.recordingSummary(of: SessionID(session)) == recording.summary)
            #expect(try reopened.recordingCount() == 1)
            try reopened.forget(SessionID(session))
            #expect(try reopened.recordingCount() == 0)
            #expect(try reopened.recordingFile(of: SessionID(session)) == nil)
            reopened.close()
        }
    }

    @Test func `Entries added with a session are stored at once and can be read from any number`() async throws {
        let store = try SQLiteJournal(path: path)
        let entries = (1...20).map { entry($0, of: "branch") }
        try store.add(entries, watch: SessionID("watch-branch"), opened: 9)
        #expect(try store.session(named: "watch-branch")?.opened == 9)
        #expect(try store.entries(of: SessionID("branch")) == entries)
        #expect(try store.entries(of: SessionID("branch"), after: 18) == Array(entries.suffix(2)))
        #expect(throws: JournalStoreError.self) {
            try store.add(entries, watch: SessionID("another"), opened: 9)
        }
    }

    @Test func `Opening a journal that is already open is refused`() async throws {
        let store = try SQLiteJournal(path: path)
        try await append(entry(1), to: store)
        #expect(throws: JournalStoreError.self) { try SQLiteJournal(path: path) }
        store.close()
    }
}
