import ClusterJournal
import FolderSupport
import Foundation
import JournalStore
import NATSSupport
import Testing
import Wire

@testable import Sessions

/// The stores for sessions. Both must behave alike.
enum StoreKind: String, CaseIterable, Sendable {
    case sqlite, cluster

    /// Creates a store of this kind with its resources. `anew` opens the store a second time, like another process.
    func make() throws -> Store {
        switch self {
        case .sqlite:
            let folder = TemporaryFolder()
            let path = folder.path("sessions.sqlite")
            let first = try SQLiteJournal(path: path)
            return Store(first) {
                first.close()
                return try SQLiteJournal(path: path)
            } leave: {
                withExtendedLifetime(folder) {}
            }
        case .cluster:
            let (server, folder) = (try NATSServer(), TemporaryFolder())
            let settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
            let first = try ClusterJournal(settings)
            return Store(first) {
                first.close()
                let next = try ClusterJournal(settings)
                next.miss(first.node)  // as a failed request to it would report
                return next
            } leave: {
                server.stop()
                withExtendedLifetime(folder) {}
            }
        }
    }
}

/// A store for one test.
final class Store {
    private(set) var now: any SessionStore
    private let anew: () throws -> any SessionStore
    private let leave: () -> Void

    init(_ first: any SessionStore, anew: @escaping () throws -> any SessionStore, leave: @escaping () -> Void) {
        now = first
        self.anew = anew
        self.leave = leave
    }

    deinit { leave() }

    /// Opens the store again, like a new process after this process has ended. It takes over the given sessions.
    func reopen(takingOver sessions: String...) throws {
        now = try anew()
        guard let cluster = now as? ClusterJournal else { return }
        for session in sessions { #expect(try cluster.place(of: session) == .here) }
    }
}

@Suite("What every place for sessions does")
struct StoreTests {
    private func entry(_ number: Int, of session: String = "s", _ input: SessionInput = .back) -> JournalEntry {
        JournalEntry(
            session: SessionID(session), number: number, time: .milliseconds(number * 10), key: number == 2 ? "k" : nil,
            input: input, digest: UInt64.max - UInt64(number))
    }

    private func opening(_ session: String = "s", screen: String = "/home") -> JournalEntry {
        entry(1, of: session, .opened(SessionConfiguration(bff: URL(string: "http://bff.test"), screen: screen)))
    }

    private func journal(_ store: Store, _ session: String = "s", opened: Int64 = 7, limit: Int = .max / 2)
        -> any Journal
    {
        store.now.anyJournal(
            of: SessionID(session), watch: SessionID("watch-\(session)"), opened: opened, limit: limit, written: 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `Appended entries are read by the next process, each session's in order`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let written = [
            opening(), entry(2, .text(ViewID(rawValue: 7), "line\nbreak \u{1F6B2}", sequence: 1)),
            entry(3, .response(RequestID(rawValue: 1), TransportResponse(status: 500, body: Data([0xff, 0])))),
        ]
        let journal = journal(store)
        for entry in written { try await journal.append(entry) }
        try await self.journal(store, "other").append(opening("other"))
        #expect(try await journal.recorded() == written)
        try store.reopen()
        #expect(try store.now.entries(of: SessionID("s"), after: 0) == written)
        #expect(try store.now.entries(of: SessionID("s"), after: 2).map(\.number) == [3])
        #expect(try store.now.entries(of: SessionID("other"), after: 0).count == 1)
        #expect(try store.now.entries(of: SessionID("nobody"), after: 0).isEmpty)
    }

    @Test(arguments: StoreKind.allCases)
    func `A session that comes back appends after its last entry`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let first = journal(store)
        for entry in [opening(), entry(2)] { try await first.append(entry) }
        try store.reopen()
        let second = journal(store)
        for number in 3...5 { try await second.append(entry(number)) }
        #expect(try store.now.entries(of: SessionID("s"), after: 0).map(\.number) == [1, 2, 3, 4, 5])
    }

    @Test(arguments: StoreKind.allCases)
    func `An entry that leaves a gap is refused and not stored`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let first = journal(store)
        try await first.append(opening())
        let second = journal(store)
        await #expect(throws: (any Error).self) { try await second.append(entry(3)) }
        #expect(try store.now.entries(of: SessionID("s"), after: 0).count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `A session is found by its id and its viewer id, with its configuration`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        try await journal(store).append(opening())
        for isReopened in [false, true] {
            if isReopened { try store.reopen() }
            for name in ["s", "watch-s"] {
                let found = try #require(try store.now.session(named: name))
                #expect(found.id.rawValue == "s" && found.viewerID.rawValue == "watch-s" && found.opened == 7)
                #expect(found.state == .open() && found.about?.screen == "/home")
            }
            for name in ["nobody", "", "a.b", "*", ">", "s s", "\u{1F6B2}", "s'; DROP TABLE session;"] {
                #expect(try store.now.session(named: name) == nil, "\(name)")
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `Lists are newest first, in pages, with the input count and whether the session crashed`(_ kind: StoreKind)
        async throws
    {
        let store = try kind.make()
        for number in 1...5 {
            let journal = journal(store, "s\(number)", opened: Int64(number))
            try await journal.append(opening("s\(number)", screen: "/\(number)"))
            try await journal.append(entry(2, of: "s\(number)"))
        }
        let report = CrashReport(message: "no", frames: [])
        try await journal(store, "s2", opened: 2).append(
            entry(3, of: "s2", .crashed(FatalInput(.back, report: report))))
        let page = try store.now.sessions(before: nil, atMost: 3)
        #expect(page.map(\.id.rawValue) == ["s5", "s4", "s3"])
        let last = try #require(page.last)
        let rest = try store.now.sessions(before: (last.opened, last.viewerID), atMost: 3)
        #expect(rest.map(\.id.rawValue) == ["s2", "s1"])
        #expect(rest.map(\.inputs) == [3, 2] && rest.map(\.hasCrashed) == [true, false])
        #expect(try store.now.oldest(openedBefore: 3, atMost: 10).map(\.rawValue) == ["s1", "s2"])
        #expect(try store.now.counts().sessions == 5)
    }

    @Test(arguments: StoreKind.allCases)
    func `A session's state is stored, and stopping the process during its rebuild costs no attempt`(_ kind: StoreKind)
        async throws
    {
        let store = try kind.make()
        try await journal(store).append(opening())
        try store.now.mark(SessionID("s"), as: .restoring(.first))
        #expect(try store.now.session(named: "s")?.state == .restoring(.first))
        try store.reopen(takingOver: "s")
        #expect(try store.now.session(named: "s")?.state == .open(.first))
        try store.now.mark(SessionID("s"), as: .quarantined(reason: "It did it twice."))
        #expect(try store.now.session(named: "s")?.state == .quarantined(reason: "It did it twice."))
        #expect(try store.now.counts().quarantined == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `A deleted session is gone under both names, with its entries`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let first = journal(store)
        for entry in [opening(), entry(2)] { try await first.append(entry) }
        try store.now.forget(SessionID("s"))
        for name in ["s", "watch-s"] { #expect(try store.now.session(named: name) == nil) }
        #expect(try store.now.entries(of: SessionID("s"), after: 0).isEmpty)
        #expect(try store.now.sessions(before: nil, atMost: 10).isEmpty)
        #expect(try store.now.counts() == RecordedCounts())
        try store.now.forget(SessionID("nobody"))
    }

    @Test(arguments: StoreKind.allCases)
    func `A recording is stored with its summary and its text, however long`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let file = String(repeating: "a line of a recording \u{1F6B2}\n", count: 100_000)
        try store.now.add(
            StoredRecording(summary: "{}", file: file), id: SessionID("r"), watch: SessionID("watch-r"), opened: 3,
            about: nil)
        for isReopened in [false, true] {
            if isReopened { try store.reopen() }
            #expect(try store.now.recordingFile(of: SessionID("r")) == file)
            #expect(try store.now.recordingSummary(of: SessionID("r")) == "{}")
            #expect(try store.now.recordingCount() == 1)
            #expect(try store.now.session(named: "watch-r")?.state == .recording())
        }
        try store.now.forget(SessionID("r"))
        #expect(try store.now.recordingFile(of: SessionID("r")) == nil)
        #expect(try store.now.recordingCount() == 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `A session added with its entries is stored completely and can go on`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let entries = [opening("b")] + (2...300).map { entry($0, of: "b") }
        try store.now.add(entries, watch: SessionID("watch-b"), opened: 9)
        #expect(try store.now.entries(of: SessionID("b"), after: 0) == entries)
        try await store.now.anyJournal(
            of: SessionID("b"), watch: SessionID("watch-b"), opened: 9, limit: .max / 2, written: 0
        ).append(entry(301, of: "b"))
        #expect(try store.now.session(named: "watch-b")?.id.rawValue == "b")
        #expect(try store.now.usedBytes() > 0)
    }

    @Test(arguments: StoreKind.allCases)
    func `A full journal refuses user input and admits a timer`(_ kind: StoreKind) async throws {
        let store = try kind.make()
        let journal = journal(store, limit: 10_000)
        try await journal.append(opening())
        var number = 2
        func text() -> JournalEntry {
            entry(number, .text(ViewID(rawValue: 1), String(repeating: "x", count: 1_000), sequence: number))
        }
        while (try? journal.admit(text())) != nil, number < 100 {
            try await journal.append(text())
            number += 1
        }
        #expect(number < 12)
        #expect(throws: InputRejection.journalFull(bytes: 10_000)) { try journal.admit(text()) }
        try journal.admit(entry(number, .timer(TimerID(rawValue: 1))))
    }
}
