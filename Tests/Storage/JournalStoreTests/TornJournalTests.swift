import FolderSupport
import Foundation
import JournalStore
import Testing
import Wire

/// The state of a journal after its process or machine stopped at any point of a write.
@Suite("A torn journal")
struct TornJournalTests {
    private let session = SessionID("s")
    private let temporary = TemporaryFolder()
    private var folder: URL { temporary.url }

    private func entry(_ number: Int) -> JournalEntry { entry(number, of: session) }

    private func entry(_ number: Int, of session: SessionID) -> JournalEntry {
        let input = number == 1 ? SessionInput.opened(SessionConfiguration(screen: "/home")) : .faults(FaultScript())
        return JournalEntry(
            session: session, number: number, time: .milliseconds(number), key: nil, input: input,
            digest: UInt64(number))
    }

    /// The files of a database and its log, as they were while a process had them open, and the length of the log after
    /// each entry.
    private struct Torn {
        let database: Data
        let log: Data
        let lengths: [Int]
    }

    private func record(_ count: Int) async throws -> Torn {
        let file = folder.appending(path: "original.sqlite")
        let log = folder.appending(path: "original.sqlite-wal")
        let journal = try SQLiteJournal(path: file.path)
        let writer = journal.journal(of: SessionID("s"), watch: SessionID("w"), opened: 7)
        var lengths: [Int] = []
        for number in 1...count {
            try await writer.append(entry(number))
            lengths.append(try Data(contentsOf: log).count)
        }
        let torn = Torn(database: try Data(contentsOf: file), log: try Data(contentsOf: log), lengths: lengths)
        journal.close()
        return torn
    }

    private func found(_ database: Data, _ log: Data) throws -> [JournalEntry] {
        let file = folder.appending(path: "copy.sqlite")
        try database.write(to: file)
        try log.write(to: folder.appending(path: "copy.sqlite-wal"))
        let journal = try SQLiteJournal(path: file.path)
        defer { journal.close() }
        return try journal.entries(of: session)
    }

    @Test func `Entries of 100 idle or busy sessions survive the process, even beyond the in-memory limit`()
        async throws
    {
        let file = folder.appending(path: "original.sqlite")
        let journal = try SQLiteJournal(path: file.path)
        defer { journal.close() }
        // One session after the other becomes idle: the first has one entry, the last has 100, and all have 5,050
        // together.
        for round in 1...100 {
            try await withThrowingTaskGroup(of: Void.self) { group in
                for session in round...100 {
                    group.addTask {
                        let writer = journal.journal(
                            of: SessionID("s\(session)"), watch: SessionID("w\(session)"), opened: Int64(session))
                        try await writer.append(entry(round, of: SessionID("s\(session)")))
                    }
                }
                try await group.waitForAll()
            }
            if round == 95 { try journal.forget(SessionID("s90")) }
        }
        let copy = folder.appending(path: "copy.sqlite")
        try FileManager.default.copyItem(at: file, to: copy)
        try FileManager.default.copyItem(atPath: file.path + "-wal", toPath: copy.path + "-wal")
        let found = try SQLiteJournal(path: copy.path)
        defer { found.close() }
        for session in 1...100 where session != 90 {
            #expect(try found.entries(of: SessionID("s\(session)")).map(\.number) == Array(1...session))
        }
        #expect(try found.entries(of: SessionID("s90")).isEmpty)
    }

    @Test func `A write-ahead log cut at or inside a record has all entries acknowledged before the cut`() async throws
    {
        let torn = try await record(25)
        var cuts: Set<Int> = []
        for (length, next) in zip(torn.lengths, torn.lengths.dropFirst()) {
            cuts.formUnion([length, length + 1, length + 24, (length + next) / 2, next - 1])
        }
        for cut in cuts.sorted() {
            let found = try found(torn.database, torn.log.prefix(cut))
            let acknowledged = torn.lengths.filter { $0 <= cut }.count
            #expect(found == (1...acknowledged).map(entry), "cut after \(cut) bytes")
        }
    }

    @Test func `A write-ahead log with a changed byte has all earlier acknowledged entries and no bad one`()
        async throws
    {
        let torn = try await record(12)
        for place in stride(from: torn.lengths[0] + 8, to: torn.log.count, by: 1_531) {
            var log = torn.log
            log[place] ^= 0x55
            let found = try found(torn.database, log)
            let acknowledged = torn.lengths.filter { $0 <= place }.count
            #expect(found.count >= acknowledged)
            #expect(found == (1...max(1, found.count)).map(entry), "byte \(place)")
        }
    }

    @Test func `A truncated database is refused when it is opened or read`() async throws {
        let file = folder.appending(path: "original.sqlite")
        _ = try await record(400)
        let whole = try Data(contentsOf: file)
        for length in [100, 1_000, 4_096, whole.count / 2, whole.count - 4_096] {
            let cut = folder.appending(path: "cut.sqlite")
            try whole.prefix(length).write(to: cut)
            let error = #expect(throws: JournalStoreError.self, "\(length) of \(whole.count) bytes") {
                let journal = try SQLiteJournal(path: cut.path)
                defer { journal.close() }
                _ = try journal.entries(of: session)
            }
            #expect(error?.description.hasPrefix("The journal ") == true)
        }
    }
}
