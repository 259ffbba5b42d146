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

    /// Lets a node notice that another one does not respond, although the other node still announces its presence.
    private func takeOver(from one: ClusterJournal, by other: ClusterJournal) throws {
        repeat { other.miss(one.node) } while try other.place(of: "s") != .here
    }

    /// Returns the sessions that a node was notified to have lost.
    private func losses(of node: ClusterJournal) -> AsyncStream<SessionID> {
        let (losses, sink) = AsyncStream.makeStream(of: SessionID.self)
        node.setNoticeHandler { notice in if case .lost(let session) = notice { sink.yield(session) } }
        return losses
    }

    @Test func `A session belongs to the node that opened it, and every other node finds it there`() async throws {
        let (one, other) = (try node(), try node())
        try await journal(one).append(entry(1))
        for name in ["s", "w"] {
            #expect(try blocking { try one.place(of: name) } == .here)
            #expect(try blocking { try other.place(of: name) } == .at(one.node))
        }
        #expect(try blocking { try other.place(of: "nobody") } == .here)
    }

    @Test func `A session of an unresponsive node is taken over, and that node gives it up when it is back`()
        async throws
    {
        let (one, other) = (try node(), try node())
        var losses = losses(of: one).makeAsyncIterator()
        let (before, after) = (journal(one), journal(other))
        try await before.append(entry(1))
        #expect(try blocking { try other.place(of: "s") } == .at(one.node))
        try takeOver(from: one, by: other)
        #expect(await losses.next() == SessionID("s"))
        try await after.append(entry(2))
        #expect(try blocking { try one.place(of: "s") } == .at(other.node))
        await #expect(throws: InputRejection.elsewhere) { try await before.append(entry(2)) }
        #expect(await losses.next() == SessionID("s"))
        // The node has released the session, and retries nothing.
        await #expect(throws: InputRejection.elsewhere) { try await before.append(entry(3)) }
        #expect(try one.entries(of: SessionID("s"), after: 0).map(\.number) == [1, 2])
    }

    @Test func `Of several nodes that want a session at once one gets it`() async throws {
        let first = try node()
        try await journal(first).append(entry(1))
        let others = try (0..<4).map { _ in try node() }
        first.close()
        let places = try await withThrowingTaskGroup(of: SessionPlace.self) { group in
            for other in others {
                group.addTask {
                    // Each node notices at its own time that the first node has left.
                    while true {
                        let place = try blocking { try other.place(of: "s") }
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

    @Test func `Of two concurrent appends of an entry by two nodes one succeeds`() async throws {
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

    @Test(arguments: [true, false])
    func `A session whose node ended while rebuilding it is suspect if its app could be the cause`(sharesFate: Bool)
        async throws
    {
        let (one, other) = (try node(), try node(sharesFate: sharesFate))
        try await journal(one).append(entry(1))
        try one.mark(SessionID("s"), as: .restoring(.first))
        _ = try blocking { try other.place(of: "s") }
        try takeOver(from: one, by: other)
        #expect(try other.session(named: "s")?.state == .open(sharesFate ? .last : .first))
        #expect(throws: ClusterError.elsewhere) { try one.mark(SessionID("s"), as: .open()) }
    }

    @Test func `A closed node is reported as gone, and its session is taken over at once`() async throws {
        let (one, other) = (try node(), try node())
        let (gone, sink) = AsyncStream.makeStream(of: NodeID.self)
        other.setNoticeHandler { notice in if case .gone(let node) = notice { sink.yield(node) } }
        try await journal(one).append(entry(1))
        one.close()
        var notices = gone.makeAsyncIterator()
        #expect(await notices.next() == one.node)
        #expect(try blocking { try other.place(of: "s") } == .here)
    }

    @Test func `A node with a wrong clock is reported, and its sessions can be taken over`() async throws {
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
        #expect(try blocking { try right.place(of: "s") } == .here)
        await #expect(throws: InputRejection.elsewhere) { try await journal(late).append(entry(2)) }
    }

    @Test func `Two clusters on one NATS server are separate, and a node of an unknown format is refused`() async throws
    {
        let one = try node()
        let other = try node(try #require(ClusterName("other")))
        try await journal(one).append(entry(1))
        #expect(try other.session(named: "s") == nil)
        #expect(ClusterName("a.b") == nil && ClusterName("") == nil && ClusterName("*") == nil)
        try blocking { try one.shared.set("format", to: Array("99".utf8)) }
        #expect(throws: ClusterError.unknownFormat(cluster: "kennel", format: 99)) { try node() }
        #expect("\(ClusterError.unknownFormat(cluster: "kennel", format: 99))".contains("--cluster-name"))
    }

    @Test func `A shared value is the first node's proposal, and other nodes are notified of a new value`() async throws
    {
        let (one, other) = (try node(), try node())
        #expect(try blocking { try one.shared.value("secret", orElse: [1]) } == [1])
        #expect(try blocking { try other.shared.value("secret", orElse: [2]) } == [1])
        let (heard, sink) = AsyncStream.makeStream(of: [UInt8].self)
        let following = try other.shared.follow { key, value in if key == "tokens" { sink.yield(value) } }
        try blocking { try one.shared.set("tokens", to: [7]) }
        var values = heard.makeAsyncIterator()
        #expect(await values.next() == [7])
        withExtendedLifetime(following) {}
    }

    @Test func `An entry appended while NATS is down is stored once when NATS is back`() async throws {
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

    @Test func `A node that loses NATS refuses inputs and reports lost contact`() async throws {
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
