import ClusterJournal
import FolderSupport
import Foundation
import Locks
import NATS
import NATSSupport
import Testing
import Wire

@testable import Sessions

@Suite("Nodes of a cluster")
struct TakingOverTests {
    private let server: NATSServer
    private let folder = TemporaryFolder()

    init() throws {
        server = try NATSServer()
    }

    private func node(_ name: ClusterName = .standard, sharesFate: Bool = true) throws -> ClusterJournal {
        var settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
        settings.name = name
        settings.sharesFate = sharesFate
        return try ClusterJournal(settings)
    }

    private func entry(_ number: Int) -> JournalEntry {
        JournalEntry(
            session: SessionID("s"), number: number, time: .milliseconds(number), key: nil,
            input: number == 1 ? .opened(SessionConfiguration(screen: "/home")) : .back)
    }

    private func journal(_ node: ClusterJournal) -> any Journal {
        node.anyJournal(of: SessionID("s"), watch: SessionID("w"), opened: 7, limit: .max / 2, written: 0)
    }

    /// Has a node find that another does not answer, which tells that it is there all the same.
    private func takeOver(from one: ClusterJournal, by other: ClusterJournal) throws {
        repeat { other.miss(one.node) } while try other.place(of: "s") != .here
    }

    /// What a node was told of sessions that it lost.
    private func losses(of node: ClusterJournal) -> AsyncStream<SessionID> {
        let (losses, sink) = AsyncStream.makeStream(of: SessionID.self)
        node.setNoticeHandler { notice in if case .lost(let session) = notice { sink.yield(session) } }
        return losses
    }

    @Test("A session is the node's that opened it, by both its names, and every other node knows")
    func places() async throws {
        let (one, other) = (try node(), try node())
        try await journal(one).append(entry(1))
        for name in ["s", "w"] {
            #expect(try one.place(of: name) == .here)
            #expect(try other.place(of: name) == .at(one.node))
        }
        #expect(try other.place(of: "nobody") == .here)
    }

    @Test("The session of a node that does not answer is taken over, and the node lets go of it when it is back")
    func takingOver() async throws {
        let (one, other) = (try node(), try node())
        var losses = losses(of: one).makeAsyncIterator()
        let (before, after) = (journal(one), journal(other))
        try await before.append(entry(1))
        #expect(try other.place(of: "s") == .at(one.node))
        try takeOver(from: one, by: other)
        #expect(await losses.next() == SessionID("s"))
        try await after.append(entry(2))
        #expect(try one.place(of: "s") == .at(other.node))
        await #expect(throws: InputRejection.elsewhere) { try await before.append(entry(2)) }
        #expect(await losses.next() == SessionID("s"))
        // It has let go, and tries nothing any more.
        await #expect(throws: InputRejection.elsewhere) { try await before.append(entry(3)) }
        #expect(try one.entries(of: SessionID("s"), after: 0).map(\.number) == [1, 2])
    }

    @Test("Of several nodes that want a session at once one has it")
    func race() async throws {
        let first = try node()
        try await journal(first).append(entry(1))
        let others = try (0..<4).map { _ in try node() }
        first.close()
        let places = try await withThrowingTaskGroup(of: SessionPlace.self) { group in
            for other in others {
                group.addTask {
                    // That the first has gone is told to each in its own time.
                    while true {
                        let place = try other.place(of: "s")
                        if place != .at(first.node) { return place }
                        await Task.yield()
                    }
                }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(places.contains(.here))
        for other in others { other.refreshOwner(of: "s") }
        #expect(others.count { $0.has("s") } == 1)
    }

    @Test("Two that append at once: one entry counts, and the other's author lets go")
    func twoAuthors() async throws {
        let (one, other) = (try node(), try node())
        let (first, second) = (journal(one), journal(other))
        try await first.append(entry(1))
        let entry = entry(2)
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for journal in [first, second] {
                group.addTask { (try? await journal.append(entry)) != nil }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.count { $0 } == 1)
        #expect(try one.entries(of: SessionID("s"), after: 0).map(\.number) == [1, 2])
    }

    @Test(
        "A session whose node went as it was rebuilt is a suspect, where its app could have done that",
        arguments: [true, false])
    func suspects(sharesFate: Bool) async throws {
        let (one, other) = (try node(), try node(sharesFate: sharesFate))
        try await journal(one).append(entry(1))
        try one.mark(SessionID("s"), as: .restoring(.first))
        _ = try other.place(of: "s")
        try takeOver(from: one, by: other)
        #expect(try other.session(named: "s")?.state == .open(sharesFate ? .last : .first))
        #expect(throws: ClusterError.elsewhere) { try one.mark(SessionID("s"), as: .open()) }
    }

    @Test("A node that says goodbye is gone at once")
    func goodbye() async throws {
        let (one, other) = (try node(), try node())
        let (gone, sink) = AsyncStream.makeStream(of: NodeID.self)
        other.setNoticeHandler { notice in if case .gone(let node) = notice { sink.yield(node) } }
        try await journal(one).append(entry(1))
        one.close()
        var notices = gone.makeAsyncIterator()
        #expect(await notices.next() == one.node)
        #expect(try other.place(of: "s") == .here)
    }

    @Test("Of a node whose clock differs by minutes the others are told, and what it recorded they go on with")
    func clocks() async throws {
        var settings = ClusterJournal.Settings(servers: [server.address], folder: folder.url.path)
        settings.replicas = 1
        let right = try ClusterJournal(settings)
        let (differences, sink) = AsyncStream.makeStream(of: Duration.self)
        right.setNoticeHandler { if case .otherTime(_, let difference) = $0 { sink.yield(difference) } }
        settings.now = { .seconds(Date.now.timeIntervalSince1970 - 300) }
        let late = try ClusterJournal(settings)
        let told = try #require(await differences.first { _ in true })
        #expect(abs(told / .seconds(1) + 300) < 60)
        try await journal(late).append(entry(1))
        try takeOver(from: late, by: right)
        try await journal(right).append(entry(2))
        #expect(try right.place(of: "s") == .here)
        await #expect(throws: InputRejection.elsewhere) { try await journal(late).append(entry(2)) }
    }

    @Test("Two clusters on one NATS know nothing of each other; another format is refused with a sentence")
    func others() async throws {
        let one = try node()
        let other = try node(try #require(ClusterName("other")))
        try await journal(one).append(entry(1))
        #expect(try other.session(named: "s") == nil)
        #expect(ClusterName("a.b") == nil && ClusterName("") == nil && ClusterName("*") == nil)
        try one.shared.set("format", to: Array("99".utf8))
        #expect(throws: ClusterError.unknownFormat(cluster: "kennel", format: 99)) { try node() }
        #expect("\(ClusterError.unknownFormat(cluster: "kennel", format: 99))".contains("--cluster-name"))
    }

    @Test("What nodes share is the first one's proposal, and what was set last")
    func sharing() async throws {
        let (one, other) = (try node(), try node())
        #expect(try one.shared.value("secret", orElse: [1]) == [1])
        #expect(try other.shared.value("secret", orElse: [2]) == [1])
        let (heard, sink) = AsyncStream.makeStream(of: [UInt8].self)
        let following = try other.shared.follow { key, value in if key == "tokens" { sink.yield(value) } }
        try one.shared.set("tokens", to: [7])
        var values = heard.makeAsyncIterator()
        #expect(await values.next() == [7])
        withExtendedLifetime(following) {}
    }

    @Test("NATS that is killed and comes back: an entry waits for it, and is there once")
    func outage() async throws {
        let one = try node()
        let journal = journal(one)
        try await journal.append(entry(1))
        server.stop()
        let entry = entry(2)
        async let second: Void = journal.append(entry)
        try server.start()
        try await second
        try await journal.append(self.entry(3))
        #expect(try one.entries(of: SessionID("s"), after: 0).map(\.number) == [1, 2, 3])
    }

    @Test("Where NATS stays away the node lets go of what it has")
    func lostContact() async throws {
        let one = try node()
        let (notices, sink) = AsyncStream.makeStream(of: Bool.self)
        one.setNoticeHandler { notice in if case .lostContact = notice { sink.yield(true) } }
        let journal = journal(one)
        try await journal.append(entry(1))
        server.stop()
        await #expect(throws: InputRejection.elsewhere) { try await journal.append(entry(2)) }
        var told = notices.makeAsyncIterator()
        #expect(await told.next() == true)
        #expect(!one.isInContact)
        try server.start()
    }
}
