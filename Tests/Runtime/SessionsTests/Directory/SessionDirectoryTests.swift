import KennelTesting
import SessionSupport
import Testing
import Wire
import World

@testable import Sessions

@Suite("The directory of sessions")
struct SessionDirectoryTests {
    private struct Nobody: SessionAudience {
        var watcherCount: Int { 0 }
        func isWatched(byGrant grant: Int) -> Bool { false }
        func cut() {}
        func forgetOld() {}
        func receive(_ events: [SessionEvent]) {}
    }

    private typealias Running = RunningSession<Nobody>

    private let directory = SessionDirectory<Nobody>(limit: 3, limitOfClient: 2)

    /// Makes a session that is never opened.
    private func running(_ name: String, client: String? = nil) -> Running {
        let journal = InMemoryJournal()
        let session = Session(
            SessionIdentity(
                id: SessionID(name), watch: SessionID("see-\(name)"), configuration: SessionConfiguration()),
            services: SessionServices(
                worlds: LocalWorlds(BeagleApp.init), journal: journal, transport: TestBackend(), clock: TestClock(),
                sink: Nobody()))
        return Running(session: session, audience: Nobody(), kept: .memory(journal), client: client, now: .zero)
    }

    /// Adds a session. The directory must not start a session that it refuses.
    private func add(_ running: Running) throws(AdmissionError) {
        var hasBegun = false
        do {
            try directory.add(running) { _ in hasBegun = true }
        } catch {
            #expect(!hasBegun)
            throw error
        }
        #expect(hasBegun)
    }

    @Test func `A session is found by its id with full access, and by its viewer id for viewing only`() throws {
        let one = running("one")
        try add(one)
        guard case .full(let driven) = directory.find("one"), case .looking(let watched) = directory.find("see-one")
        else {
            Issue.record("a name leads nowhere")
            return
        }
        #expect(driven.session === one && watched === one)
        #expect(directory.find("two") == nil)
        directory.remove(one)
        #expect(directory.find("one") == nil && directory.find("see-one") == nil && directory.count == 0)
    }

    @Test func `The directory limits the number of sessions, in total and for each client`() throws {
        try add(running("a", client: "x"))
        try add(running("b", client: "x"))
        #expect(throws: AdmissionError.tooManyOfClient(limit: 2)) { try add(running("c", client: "x")) }
        try add(running("c", client: "y"))
        #expect(throws: AdmissionError.tooManySessions(limit: 3)) { try add(running("d")) }
        #expect(throws: AdmissionError.tooManySessions(limit: 3)) { try directory.admit() }
        directory.remove(named: SessionID("a"))
        try directory.admit()
        try add(running("d", client: "x"))
        #expect(Set(directory.all.map(\.id.rawValue)) == ["b", "c", "d"])
    }

    @Test func `A rebuilt session replaces the old one, which cannot remove it and is no longer counted`() throws {
        let before = running("a", client: "x")
        let after = running("a")
        try add(before)
        try add(running("b", client: "x"))
        try add(after)
        directory.remove(before)
        #expect(directory.find("a")?.session === after && directory.count == 2)
        try add(running("c", client: "x"))
    }

    @Test func `A closed directory admits no session and returns those that were open`() throws {
        try add(running("a"))
        #expect(directory.close().map(\.id.rawValue) == ["a"])
        #expect(throws: AdmissionError.stopping) { try directory.admit() }
        #expect(throws: AdmissionError.stopping) { try add(running("a")) }
    }
}
