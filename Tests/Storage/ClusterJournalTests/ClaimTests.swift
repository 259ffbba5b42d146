import NATS
import NATSSupport
import Testing
import Wire

@testable import ClusterJournal
@testable import Sessions

@Suite("Sessions that are taken over while nobody leads the stream of their records")
struct ClaimTests {
    private static let name = ClusterName.standard
    private static let session = SessionID("s")
    private let cluster: SwitchedCluster
    private var streams: StreamSwitch { cluster.streams }

    init() throws {
        cluster = try SwitchedCluster()
    }

    private func node() throws -> ClusterJournal { try cluster.node { $0.changesStreams = true } }

    private func entry(_ number: Int) -> JournalEntry { SwitchedCluster.entry(number, of: Self.session) }

    private func journal(_ node: ClusterJournal) -> any Journal {
        SwitchedCluster.journal(node, Self.session, watch: "w")
    }

    /// Opens a session on a node that leaves the cluster immediately afterwards. The record of the session is in the
    /// first stream.
    private func leaveSession(known nodes: ClusterJournal...) async throws -> NodeID {
        let gone = try node()
        try await journal(gone).append(entry(1))
        for node in nodes { node.refreshOwner(of: "s") }
        gone.close()
        return gone.node
    }

    /// Returns the place of a session as one node sees it, after it was announced that another node has left.
    private static func place(by node: ClusterJournal, after gone: NodeID) async throws -> SessionPlace {
        while true {
            let place = try blocking { try node.place(of: "s") }
            if place != .at(gone) { return place }
            await Task.yield()
        }
    }

    private func owner(_ node: ClusterJournal) throws -> NodeID? { try node.records.fetch("s")?.record.owner }

    @Test func `A session claimed without a stream leader has one owner on all nodes and is recorded later`()
        async throws
    {
        let (one, two) = (try node(), try node())
        let gone = try await leaveSession(known: one, two)
        try await streams.without(Self.name.recordStream(0)) {
            #expect(try await Self.place(by: one, after: gone) == .here)
            try await journal(one).append(entry(2))
            while try blocking({ try two.place(of: "w") }) != .at(one.node) { await Task.yield() }
            #expect(one.has("s") && !two.has("s") && one.takenOver == 1 && two.takenOver == 0)
            blocking { one.records.settle(one.node) }
            #expect(one.records.read { $0.claimed(by: one.node).map(\.record.id) } == [Self.session])
        }
        while one.records.read({ !$0.claimed(by: one.node).isEmpty }) { blocking { one.records.settle(one.node) } }
        for node in [one, two, try self.node()] { #expect(try owner(node) == one.node) }
        try one.mark(Self.session, as: .restoring(.first))
        #expect(try two.entries(of: Self.session, after: 0).map(\.number) == [1, 2])
    }

    @Test func `Of several nodes claiming a session one gets it, and it can be claimed from that one too`() async throws
    {
        let others = try (0..<4).map { _ in try node() }
        let gone = try await leaveSession(known: others[0], others[1], others[2], others[3])
        try await streams.without(Self.name.recordStream(0)) {
            let places = try await withThrowingTaskGroup(of: SessionPlace.self) { group in
                for other in others { group.addTask { try await Self.place(by: other, after: gone) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            let winner = try #require(others.first { $0.has("s") })
            #expect(places.count { $0 == .here } == 1 && places.count { $0 == .at(winner.node) } == 3)
            winner.close()
            let next = try #require(others.first { $0 !== winner })
            #expect(try await Self.place(by: next, after: winner.node) == .here)
            #expect(next.has("s"))
        }
    }

    @Test func `A session whose last node may have switched streams is claimed only once a leader is back`()
        async throws
    {
        let one = try node()
        let gone = try await leaveSession(known: one)
        _ = try await one.entries.append(
            try JournalLine.bytes(entry(2), by: gone), of: Self.session, behind: StreamPlace(stream: 1, sequence: 0),
            within: .seconds(2))
        try await streams.without(Self.name.recordStream(0)) {
            let refusal = await #expect(throws: ClusterError.self) { try await Self.place(by: one, after: gone) }
            #expect(refusal == .nats(.noResponders))
        }
        #expect(try blocking { try one.place(of: "s") } == .here)
    }

    @Test func `Deleting a claimed session removes its claim`() async throws {
        let one = try node()
        let before = try blocking { try one.streams.state(of: Self.name.recordStream(1)) }.messages
        let gone = try await leaveSession(known: one)
        try await streams.without(Self.name.recordStream(0)) { _ = try await Self.place(by: one, after: gone) }
        #expect(try blocking { try one.streams.state(of: Self.name.recordStream(1)) }.messages == before + 1)
        try one.forget(Self.session)
        #expect(try blocking { try one.streams.state(of: Self.name.recordStream(1)) }.messages == before)
        #expect(try node().session(named: "s") == nil)
    }

    // MARK: The table

    private func record(_ owner: String) -> SessionRecord {
        SessionRecord(
            id: Self.session, watch: SessionID("w"), opened: 1, state: .open(), about: nil, owner: NodeID(owner))
    }

    private func known(_ owner: String, _ sequence: UInt64) -> RecordTable.Known {
        .init(record: record(owner), place: StreamPlace(stream: 0, sequence: sequence))
    }

    private func claim(_ owner: String, over sequence: UInt64) -> OwnershipClaim {
        OwnershipClaim(record: record(owner), over: StreamPlace(stream: 0, sequence: sequence))
    }

    @Test func `A claim counts until a newer record is written, in whichever order they arrive`() {
        var table = RecordTable()
        func owner() -> String? { table[Self.session]?.record.owner.rawValue }
        #expect(table.store(claim("b", over: 5), sequence: 1) == nil && owner() == nil)
        #expect(table.store(known("a", 4)).before == nil && owner() == "a")
        #expect(table.store(known("a", 5)).before?.owner.rawValue == "a" && owner() == "b")
        #expect(!table.store(known("a", 5)).isNewer && owner() == "b")
        #expect(table.store(claim("c", over: 5), sequence: 2)?.owner.rawValue == "b" && owner() == "c")
        #expect(table.store(claim("b", over: 5), sequence: 1) == nil && owner() == "c")
        #expect(table.claimed(by: NodeID("c")).map(\.place.sequence) == [5] && table.claimed(by: NodeID("b")).isEmpty)
        #expect(table.store(known("a", 6)).before?.owner.rawValue == "c" && owner() == "a")
        #expect(table.store(claim("c", over: 5), sequence: 3) == nil && owner() == "a")
        #expect(table.claimed(by: NodeID("c")).isEmpty && table.counts.sessions == 1)
        table.remove(Self.session, upTo: nil)
        #expect(table.store(claim("c", over: 6), sequence: 4) == nil && owner() == nil)
    }
}
